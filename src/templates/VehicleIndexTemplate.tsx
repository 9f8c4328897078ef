import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../components/pages/contentPage';
import { VehicleIndex } from '../components/pages/vehicles/VehicleIndex';
import type { LinkView } from '../content/link';
import type { VehicleIndexQuery } from '../content/queryTypes';
import { toVehicleCard } from '../content/vehicles/vehicleCard';

interface Range {
  readonly newStock: LinkView;
  readonly brandPages: readonly LinkView[];
}

export default contentTemplate(
  VehicleIndex,
  ({ vehicles }: VehicleIndexQuery['content'], { newStock, brandPages }: Range) => ({
    vehicles: vehicles.map(toVehicleCard),
    newStock,
    brandPages,
  }),
);

export const Head = ContentHead;

export const query = graphql`
  query VehicleIndex($id: ID!) {
    site { buildTime }
    content { ...PageContentFields vehicles { ...VehicleCardFields } }
  }
`;
