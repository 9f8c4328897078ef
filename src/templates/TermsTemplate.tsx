import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../components/pages/contentPage';
import { LegalPage } from '../components/pages/LegalPage';

export default contentTemplate(LegalPage);

export const Head = ContentHead;

export const query = graphql`
  query TermsPage($id: ID!) {
    ...ContentPageQuery
  }
`;
