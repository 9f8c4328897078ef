import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead } from '../components/content/pages/ContentPageHead';
import { contentPage } from '../components/content/pages/contentPage';
import { StandardPage } from '../components/content/pages/StandardPage';
import type { PageData } from '../content/pageContent';
import type { PageStock } from '../content/stock/pageStock';

export default function StandardPageTemplate({
  data,
  location,
  pageContext,
}: PageProps<PageData, Partial<PageStock>>) {
  return <StandardPage {...contentPage(data, location.pathname, pageContext)} />;
}

export const Head = ({ data, location }: HeadProps<PageData>) => (
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
