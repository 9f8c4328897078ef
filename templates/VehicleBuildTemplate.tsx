import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ConfigurationPage } from '../src/components/pages/configuration/ConfigurationPage';
import { knownEntry } from '../src/components/pages/contentPage';
import { PageHead } from '../src/components/ui/page/PageHead';
import { site as config } from '../src/config/site';
import { HOME, VEHICLE_INDEX_PATH } from '../src/content/addresses';
import type { VehicleBuildQuery } from '../src/content/queryTypes';
import { breadcrumbJsonLd, toHeadSite } from '../src/content/seo';
import { toVehicleConfiguration } from '../src/content/vehicles/vehicleConfiguration';

const range = { label: 'The range', href: VEHICLE_INDEX_PATH };

export default function VehicleBuildTemplate({ data, location }: PageProps<VehicleBuildQuery>) {
  return (
    <ConfigurationPage
      vehicle={toVehicleConfiguration(knownEntry(data.content.vehicle))}
      above={[HOME, range]}
      search={location.search}
    />
  );
}

export function Head({ data, location }: HeadProps<VehicleBuildQuery>) {
  const { name, href, hero, seo } = toVehicleConfiguration(knownEntry(data.content.vehicle));
  const here = { label: 'Build and price', href: location.pathname };
  return (
    <PageHead
      headSite={toHeadSite(data.content.site)}
      title={`Build and price the ${name}`}
      description={`Choose a grade, a colour and accessories for your ${name}, and see its drive-away price and a repayment.`}
      seo={{ noindex: seo.noindex, pictureUrl: hero.url }}
      path={location.pathname}
      jsonLd={[breadcrumbJsonLd([HOME, range, { label: name, href }, here], config.url)]}
    />
  );
}

export const query = graphql`
  query VehicleBuild($id: ID!) {
    content { site { ...HeadSiteFields } vehicle(id: $id) { ...VehicleBuildFields } }
  }
`;
