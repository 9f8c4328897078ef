import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../src/components/pages/contentPage';
import { LegalPage } from '../src/components/pages/LegalPage';
import type { TermsPageQuery } from '../src/content/queryTypes';

export default contentTemplate<TermsPageQuery['content']>(LegalPage);

export const Head = ContentHead;

export const query = graphql`
  query TermsPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
