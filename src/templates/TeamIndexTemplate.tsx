import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { TeamIndex } from '../components/content/TeamIndex';
import { PageHead } from '../components/layout/PageHead';
import { site as config } from '../config/site';
import { breadcrumbJsonLd } from '../content/breadcrumbJsonLd';
import { dealerJsonLd } from '../content/dealerJsonLd';
import { type RawPage, toPage } from '../content/page';
import { type RawPageSite, toPageSite } from '../content/pageSite';
import { NO_STOCK } from '../content/pageStock';
import { type RawTeamProfile, toTeamDepartments } from '../content/teamDepartments';

interface Data {
  readonly site: { readonly buildTime: string };
  readonly content: {
    readonly site: RawPageSite;
    readonly page: RawPage;
    readonly team: readonly RawTeamProfile[];
  };
}

export default function TeamIndexTemplate({ data }: PageProps<Data>) {
  const { dealer, timeZone } = toPageSite(data.content.site);
  return (
    <TeamIndex
      page={toPage(data.content.page, timeZone)}
      departments={toTeamDepartments(data.content.team, dealer.departments)}
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
  const { dealer, head, timeZone } = toPageSite(data.content.site);
  const page = toPage(data.content.page, timeZone);
  const here = { label: page.title, href: location.pathname };
  return (
    <PageHead
      headSite={head}
      title={page.title}
      description={page.intro}
      seo={page.seo}
      path={location.pathname}
      jsonLd={[
        breadcrumbJsonLd([{ label: 'Home', href: '/' }, here], config.url),
        dealerJsonLd(dealer, config.url),
      ]}
    />
  );
}

export const query = graphql`
  query TeamIndex($id: ID!) {
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
      team {
        ...TeamProfileFields
      }
    }
  }
`;
