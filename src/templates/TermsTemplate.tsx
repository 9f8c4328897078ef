import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead, contentPage } from '../components/pages/contentPage';
import { LegalPage } from '../components/pages/LegalPage';
import type { TermsPageQuery } from '../content/queryTypes';

export default function TermsTemplate({ data, location }: PageProps<TermsPageQuery>) {
  return <LegalPage {...contentPage(data, location.pathname)} />;
}

export const Head = ({ data, location }: HeadProps<TermsPageQuery>) => (
  <ContentPageHead data={data} path={location.pathname} />
);

export const query = graphql`
  query TermsPage($id: ID!) {
    site {
      buildTime
    }
    content {
      ...PageContentFields
    }
  }
`;
