import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { knownEntry } from '../src/components/pages/contentPage';
import { VehicleDetails } from '../src/components/pages/vehicles/VehicleDetails';
import { PageHead } from '../src/components/ui/page/PageHead';
import { site as config } from '../src/config/site';
import { HOME, VEHICLE_INDEX_PATH } from '../src/content/addresses';
import type { VehicleDetailsQuery } from '../src/content/queryTypes';
import { breadcrumbJsonLd, toHeadSite } from '../src/content/seo';
import { toVehicle, type VehicleContext } from '../src/content/vehicles/vehicle';

const range = { label: 'The range', href: VEHICLE_INDEX_PATH };

export default function VehicleDetailsTemplate({
  data,
  pageContext,
}: PageProps<VehicleDetailsQuery, VehicleContext>) {
  return (
    <VehicleDetails
      vehicle={toVehicle(knownEntry(data.content.vehicle))}
      range={range}
      inStock={pageContext.inStock}
      ofGrades={pageContext.ofGrades}
      stockType={pageContext.stockType}
      buildHref={pageContext.buildHref}
    />
  );
}

export function Head({ data, location }: HeadProps<VehicleDetailsQuery, VehicleContext>) {
  const vehicle = toVehicle(knownEntry(data.content.vehicle));
  const here = { label: vehicle.name, href: location.pathname };
  return (
    <PageHead
      headSite={toHeadSite(data.content.site)}
      title={vehicle.name}
      description={vehicle.summary}
      seo={{ ...vehicle.seo, pictureUrl: vehicle.seo.pictureUrl ?? vehicle.hero.url }}
      path={location.pathname}
      jsonLd={[breadcrumbJsonLd([HOME, range, here], config.url)]}
    />
  );
}

export const query = graphql`
  query VehicleDetails($id: ID!) {
    content { site { ...HeadSiteFields } vehicle(id: $id) { ...VehicleFields } }
  }
`;
