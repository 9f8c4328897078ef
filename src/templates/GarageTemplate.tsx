import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { GaragePage } from '../components/garage/GaragePage';
import { PageHead } from '../components/layout/PageHead';
import { type RawHeadSite, toHeadSite } from '../content/headSite';

interface Data {
  readonly content: { readonly site: RawHeadSite };
}

export default function GarageTemplate(_: PageProps<Data>) {
  return <GaragePage />;
}

export function Head({ data, location }: HeadProps<Data>) {
  return (
    <PageHead
      headSite={toHeadSite(data.content.site)}
      title="Your garage"
      description="What you saved on this device."
      seo={{ noindex: true }}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query GaragePage {
    content {
      site {
        ...HeadSiteFields
      }
    }
  }
`;
