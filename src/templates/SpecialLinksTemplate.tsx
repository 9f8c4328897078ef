import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { SpecialLinks } from '../components/content/SpecialLinks';
import { PageHead } from '../components/layout/PageHead';
import { site as config } from '../config/site';
import { type RawPage, toPage } from '../content/page';
import { type RawPageSite, toPageSite } from '../content/pageSite';
import { NO_STOCK } from '../content/pageStock';

interface Data {
  readonly site: { readonly buildTime: string };
  readonly content: { readonly site: RawPageSite; readonly page: RawPage };
}

export default function SpecialLinksTemplate({ data }: PageProps<Data>) {
  const { dealer, timeZone } = toPageSite(data.content.site);
  return (
    <SpecialLinks
      page={toPage(data.content.page, timeZone)}
      surroundings={{
        dealer,
        stock: NO_STOCK,
        builtAt: Date.parse(data.site.buildTime),
        placesId: config.placesId,
      }}
    />
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  const { head, timeZone } = toPageSite(data.content.site);
  const page = toPage(data.content.page, timeZone);
  return (
    <PageHead
      headSite={head}
      title={page.title}
      description={page.intro}
      seo={{ ...page.seo, noindex: true }}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query SpecialLinksPage($id: ID!) {
    site {
      buildTime
    }
    content {
      site {
        ...PageSiteFields
      }
      page(id: $id) {
        ...PageFields
      }
    }
  }
`;
