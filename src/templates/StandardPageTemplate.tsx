import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead, contentPage } from '../components/pages/contentPage';
import { StandardPage } from '../components/pages/StandardPage';
import type { StandardPageQuery } from '../content/queryTypes';
import type { PageStock } from '../content/stock/pageStock';

export default function StandardPageTemplate({
  data,
  location,
  pageContext,
}: PageProps<StandardPageQuery, Partial<PageStock>>) {
  return <StandardPage {...contentPage(data, location.pathname, pageContext)} />;
}

export const Head = ({ data, location }: HeadProps<StandardPageQuery>) => (
  <ContentPageHead data={data} path={location.pathname} />
);

export const query = graphql`
  query StandardPage($id: ID!) {
    site {
      buildTime
    }
    content {
      ...PageContentFields
    }
  }
`;
