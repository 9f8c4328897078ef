import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FindDealer } from '../src/components/pages/findDealer/FindDealer';
import { PageHead } from '../src/components/ui/page/PageHead';
import { site as config } from '../src/config/site';
import { yardsJsonLd } from '../src/content/dealer/dealerJsonLd';
import { type FindDealerContext, toLocation } from '../src/content/dealer/location';
import { departmentsOfYards } from '../src/content/dealer/yardDepartment';
import type { FindDealerPageQuery } from '../src/content/queryTypes';
import { toHeadSite } from '../src/content/seo';

type Props = PageProps<FindDealerPageQuery, FindDealerContext>;

export default function FindDealerTemplate({ data, location, pageContext }: Props) {
  return (
    <FindDealer
      path={location.pathname}
      query={location.search}
      atYards={pageContext.atYards}
      departmentsAt={departmentsOfYards(data.content)}
      builtAt={Date.parse(data.site?.buildTime ?? '')}
    />
  );
}

export function Head({ data, location }: HeadProps<FindDealerPageQuery>) {
  const { site, locations } = data.content;
  const headSite = toHeadSite(site);
  return (
    <PageHead
      headSite={headSite}
      title={locations.length > 1 ? 'Find a dealer' : 'Where to find us'}
      description={
        locations.length > 1
          ? `Every yard of ${headSite.name}: where it is, when it’s open, and which one is closest to you.`
          : `Where ${headSite.name} is, when it’s open and how to get there.`
      }
      path={location.pathname}
      jsonLd={yardsJsonLd(
        locations.map((yard) => toLocation(yard, site.timeZone)),
        {
          stockType: site.dealershipStockType,
          name: headSite.name,
          departmentsAt: departmentsOfYards(data.content),
        },
        { siteUrl: config.url, now: data.site?.buildTime ?? '' },
      )}
    />
  );
}

export const query = graphql`
  query FindDealerPage {
    site { buildTime }
    content {
      site { timeZone dealershipStockType phone departments { ...DepartmentFields } ...HeadSiteFields }
      locations { ...LocationFields departments { ...YardDepartmentFields } }
    }
  }
`;
