import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { StandardPage } from '../components/content/StandardPage';
import { PageHead } from '../components/layout/PageHead';
import { site as config } from '../config/site';
import { type RawPage, toPage } from '../content/page';
import { type RawPageSite, toPageSite } from '../content/pageSite';
import { NO_STOCK, type PageStock } from '../content/pageStock';

interface Data {
  readonly site: { readonly buildTime: string };
  readonly content: { readonly site: RawPageSite; readonly page: RawPage };
}

interface Context extends Partial<PageStock> {
  readonly id: string;
}

export default function StandardPageTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const { dealer, timeZone } = toPageSite(data.content.site);
  return (
    <StandardPage
      page={toPage(data.content.page, timeZone)}
      surroundings={{
        dealer,
        stock: { ...NO_STOCK, ...pageContext },
        builtAt: Date.parse(data.site.buildTime),
        placesId: config.placesId,
      }}
    />
  );
}

export function Head({ data, location }: HeadProps<Data, Context>) {
  const { head, timeZone } = toPageSite(data.content.site);
  const page = toPage(data.content.page, timeZone);
  return (
    <PageHead
      headSite={head}
      title={page.title}
      description={page.intro}
      seo={page.seo}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query StandardPage($id: ID!) {
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
