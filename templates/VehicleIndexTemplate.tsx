import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../src/components/pages/contentPage';
import { VehicleIndex } from '../src/components/pages/vehicles/VehicleIndex';
import type { VehicleIndexQuery } from '../src/content/queryTypes';
import type { RangeContext } from '../src/content/vehicles/vehicleCard';
import { toVehicleRow } from '../src/content/vehicles/vehicleRow';

export default contentTemplate(
  VehicleIndex,
  ({ vehicles }: VehicleIndexQuery['content'], { newStock, brandPages }: RangeContext) => ({
    vehicles: vehicles.map(toVehicleRow),
    newStock,
    brandPages,
  }),
);

export const Head = ContentHead;

export const query = graphql`
  query VehicleIndex($id: ID!) {
    site { buildTime }
    content { ...PageContentFields vehicles { ...VehicleRowFields } }
  }
`;
