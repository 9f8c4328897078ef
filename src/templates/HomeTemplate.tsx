import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { HomePage } from '../components/content/HomePage';
import { PageHead } from '../components/layout/PageHead';
import { site as config } from '../config/site';
import { dealerJsonLd } from '../content/dealerJsonLd';
import { type RawPage, toPage } from '../content/page';
import { type RawPageSite, toPageSite } from '../content/pageSite';
import type { PageStock } from '../content/pageStock';

interface Data {
  readonly site: { readonly buildTime: string };
  readonly content: { readonly site: RawPageSite; readonly page: RawPage };
}

interface Context extends PageStock {
  readonly id: string;
}

export default function HomeTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const { dealer, timeZone } = toPageSite(data.content.site);
  return (
    <HomePage
      page={toPage(data.content.page, timeZone)}
      surroundings={{
        dealer,
        stock: pageContext,
        builtAt: Date.parse(data.site.buildTime),
        placesId: config.placesId,
      }}
    />
  );
}

export function Head({ data, location }: HeadProps<Data, Context>) {
  const { dealer, head, timeZone } = toPageSite(data.content.site);
  const page = toPage(data.content.page, timeZone);
  return (
    <PageHead
      headSite={head}
      title={page.title}
      description={page.intro}
      seo={page.seo}
      path={location.pathname}
      jsonLd={[dealerJsonLd(dealer, config.url)]}
    />
  );
}

export const query = graphql`
  query HomePage($id: ID!) {
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
