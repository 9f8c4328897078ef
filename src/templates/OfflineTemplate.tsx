import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { OfflinePage } from '../components/content/pages/OfflinePage';
import { PageHead } from '../components/layout/PageHead';
import { type RawHeadSite, toHeadSite } from '../content/headSite';

interface Data {
  readonly content: { readonly site: RawHeadSite & { readonly phone: string } };
}

export default function OfflineTemplate({ data }: PageProps<Data>) {
  return <OfflinePage phone={data.content.site.phone} />;
}

export function Head({ data, location }: HeadProps<Data>) {
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
    content {
      site {
        phone
        ...HeadSiteFields
      }
    }
  }
`;
