import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../src/components/pages/contentPage';
import { BrandPage } from '../src/components/pages/vehicles/VehicleIndex';
import type { LinkView } from '../src/content/link';
import type { BrandPageQuery } from '../src/content/queryTypes';
import { toVehicleRow } from '../src/content/vehicles/vehicleRow';

export default contentTemplate(
  BrandPage,
  (
    { page, vehicles }: BrandPageQuery['content'],
    { stockOfBrand }: { readonly stockOfBrand: LinkView | null },
  ) => ({
    vehicles: vehicles.map(toVehicleRow).filter(({ make }) => make === page?.title),
    stock: stockOfBrand,
  }),
);

export const Head = ContentHead;

export const query = graphql`
  query BrandPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields vehicles { ...VehicleRowFields } }
  }
`;
