import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { OfflinePage } from '../src/components/pages/OfflinePage';
import { PageHead } from '../src/components/ui/page/PageHead';
import type { OfflinePageQuery } from '../src/content/queryTypes';
import { toHeadSite } from '../src/content/seo';

export default function OfflineTemplate({ data }: PageProps<OfflinePageQuery>) {
  return <OfflinePage phone={data.content.site.phone} />;
}

export function Head({ data, location }: HeadProps<OfflinePageQuery>) {
  return (
    <PageHead
      headSite={toHeadSite(data.content.site)}
      title="You’re offline"
      description="This page needs a connection."
      seo={{ noindex: true }}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query OfflinePage {
    content { site { phone ...HeadSiteFields } }
  }
`;
