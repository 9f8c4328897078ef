import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead } from '../components/content/pages/ContentPageHead';
import { contentPage } from '../components/content/pages/contentPage';
import { HomePage } from '../components/content/pages/HomePage';
import { site as config } from '../config/site';
import { dealerJsonLd } from '../content/dealer/dealerJsonLd';
import { toPageSite } from '../content/pageSite';
import type { HomePageQuery } from '../content/queryTypes';
import type { PageStock } from '../content/stock/pageStock';

export default function HomeTemplate({ data, location, pageContext }: PageProps<HomePageQuery, PageStock>) {
  return <HomePage {...contentPage(data, location.pathname, pageContext)} />;
}

export function Head({ data, location }: HeadProps<HomePageQuery>) {
  const { dealer } = toPageSite(data.content.site);
  return <ContentPageHead data={data} path={location.pathname} jsonLd={[dealerJsonLd(dealer, config.url)]} />;
}

export const query = graphql`
  query HomePage($id: ID!) {
    site {
      buildTime
    }
    content {
      ...PageContentFields
    }
  }
`;
