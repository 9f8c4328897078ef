import { graphql } from 'gatsby';
import { contentTemplate, UnlistedHead } from '../components/pages/contentPage';
import { SpecialLinks } from '../components/pages/specials/SpecialLinks';

export default contentTemplate(SpecialLinks);

export const Head = UnlistedHead;

export const query = graphql`
  query SpecialLinksPage($id: ID!) {
    ...ContentPageQuery
  }
`;
