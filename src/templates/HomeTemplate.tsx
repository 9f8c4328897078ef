import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead, contentPage } from '../components/pages/contentPage';
import { HomePage } from '../components/pages/home/HomePage';
import { site as config } from '../config/site';
import { toDealer } from '../content/dealer/dealer';
import { dealerJsonLd } from '../content/dealer/dealerJsonLd';
import type { HomePageQuery } from '../content/queryTypes';
import type { PageStock } from '../content/stock/pageStock';

export default function HomeTemplate({ data, location, pageContext }: PageProps<HomePageQuery, PageStock>) {
  return <HomePage {...contentPage(data, location.pathname, pageContext)} />;
}

export const Head = ({ data, location }: HeadProps<HomePageQuery>) => (
  <ContentPageHead
    data={data}
    path={location.pathname}
    jsonLd={[
      dealerJsonLd(toDealer(data.content.site), { siteUrl: config.url, now: data.site?.buildTime ?? '' }),
    ]}
  />
);

export const query = graphql`
  query HomePage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
