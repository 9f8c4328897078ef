import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContentPageHead, contentPage } from '../components/pages/contentPage';
import { LegalPage } from '../components/pages/LegalPage';
import type { PrivacyPageQuery } from '../content/queryTypes';

export default function PrivacyTemplate({ data, location }: PageProps<PrivacyPageQuery>) {
  return <LegalPage {...contentPage(data, location.pathname)} />;
}

export const Head = ({ data, location }: HeadProps<PrivacyPageQuery>) => (
  <ContentPageHead data={data} path={location.pathname} />
);

export const query = graphql`
  query PrivacyPage($id: ID!) {
    site {
      buildTime
    }
    content {
      ...PageContentFields
    }
  }
`;
