import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead, contentPage } from '../components/pages/contentPage';
import { VehicleIndex } from '../components/pages/vehicles/VehicleIndex';
import type { LinkView } from '../content/link';
import type { VehicleIndexQuery } from '../content/queryTypes';
import type { PageStock } from '../content/stock/pageStock';
import { toVehicleCard } from '../content/vehicles/vehicleCard';

interface Range {
  readonly newStock: LinkView;
  readonly brandPages: readonly LinkView[];
}

export default function VehicleIndexTemplate({
  data,
  location,
  pageContext,
}: PageProps<VehicleIndexQuery, Partial<PageStock> & Range>) {
  const { page, surroundings } = contentPage(data, location.pathname, pageContext);
  return (
    <VehicleIndex
      page={page}
      vehicles={data.content.vehicles.map(toVehicleCard)}
      surroundings={surroundings}
      newStock={pageContext.newStock}
      brandPages={pageContext.brandPages}
    />
  );
}

export const Head = ({ data, location }: HeadProps<VehicleIndexQuery>) => (
  <ContentPageHead data={data} path={location.pathname} />
);

export const query = graphql`
  query VehicleIndex($id: ID!) {
    site { buildTime }
    content { ...PageContentFields vehicles { ...VehicleCardFields } }
  }
`;
