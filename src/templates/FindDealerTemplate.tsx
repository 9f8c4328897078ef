import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FindDealer } from '../components/pages/findDealer/FindDealer';
import { PageHead } from '../components/ui/page/PageHead';
import { toHeadSite } from '../content/headSite';
import type { FindDealerPageQuery } from '../content/queryTypes';

export default function FindDealerTemplate({ location }: PageProps<FindDealerPageQuery>) {
  return <FindDealer path={location.pathname} query={location.search} />;
}

export function Head({ data, location }: HeadProps<FindDealerPageQuery>) {
  const headSite = toHeadSite(data.content.site);
  return (
    <PageHead
      headSite={headSite}
      title="Find a dealer"
      description={`Every yard of ${headSite.name}: where it is, when it’s open, and which one is closest to you.`}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query FindDealerPage {
    content {
      site {
        ...HeadSiteFields
      }
    }
  }
`;
