import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../components/pages/contentPage';
import { LegalPage } from '../components/pages/LegalPage';
import type { LegalPageQuery } from '../content/queryTypes';

export default contentTemplate<LegalPageQuery['content']>(LegalPage);

export const Head = ContentHead;

export const query = graphql`
  query LegalPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
