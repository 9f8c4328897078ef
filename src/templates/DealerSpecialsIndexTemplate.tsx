import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { DealerSpecialsIndex } from '../components/content/DealerSpecialsIndex';
import { PageHead } from '../components/layout/PageHead';
import { site as config } from '../config/site';
import { breadcrumbJsonLd } from '../content/breadcrumbJsonLd';
import { type RawDealerSpecialDetails, toDealerSpecialDetails } from '../content/dealerSpecial';
import { type RawPage, toPage } from '../content/page';
import { type RawPageSite, toPageSite } from '../content/pageSite';
import { NO_STOCK } from '../content/pageStock';

interface Data {
  readonly site: { readonly buildTime: string };
  readonly content: {
    readonly site: RawPageSite;
    readonly page: RawPage;
    readonly dealerSpecials: readonly RawDealerSpecialDetails[];
  };
}

export default function DealerSpecialsIndexTemplate({ data }: PageProps<Data>) {
  const { dealer, timeZone } = toPageSite(data.content.site);
  return (
    <DealerSpecialsIndex
      page={toPage(data.content.page, timeZone)}
      specials={data.content.dealerSpecials.map((special) => toDealerSpecialDetails(special, timeZone))}
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
  const here = { label: page.title, href: location.pathname };
  return (
    <PageHead
      headSite={head}
      title={page.title}
      description={page.intro}
      seo={page.seo}
      path={location.pathname}
      jsonLd={[breadcrumbJsonLd([{ label: 'Home', href: '/' }, here], config.url)]}
    />
  );
}

export const query = graphql`
  query DealerSpecialsIndex($id: ID!) {
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
      dealerSpecials {
        ...DealerSpecialFields
      }
    }
  }
`;
