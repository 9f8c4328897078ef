import { graphql, type PageProps } from 'gatsby';
import { ContentHead, contentPage } from '../components/pages/contentPage';
import { BrandPage } from '../components/pages/vehicles/VehicleIndex';
import type { LinkView } from '../content/link';
import type { BrandPageQuery } from '../content/queryTypes';
import type { PageStock } from '../content/stock/pageStock';
import { toVehicleCard } from '../content/vehicles/vehicleCard';

export default function BrandTemplate({
  data,
  location,
  pageContext,
}: PageProps<BrandPageQuery, Partial<PageStock> & { readonly stockOfBrand: LinkView | null }>) {
  const { page, surroundings } = contentPage(data, location.pathname, pageContext);
  return (
    <BrandPage
      page={page}
      vehicles={data.content.vehicles.map(toVehicleCard).filter(({ make }) => make === page.title)}
      surroundings={surroundings}
      stock={pageContext.stockOfBrand}
    />
  );
}

export const Head = ContentHead;

export const query = graphql`
  query BrandPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields vehicles { ...VehicleCardFields } }
  }
`;
