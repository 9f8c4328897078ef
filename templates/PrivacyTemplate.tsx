import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../src/components/pages/contentPage';
import { LegalPage } from '../src/components/pages/LegalPage';
import type { PrivacyPageQuery } from '../src/content/queryTypes';

export default contentTemplate<PrivacyPageQuery['content']>(LegalPage);

export const Head = ContentHead;

export const query = graphql`
  query PrivacyPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
