import { graphql } from 'gatsby';
import { contentTemplate, UnlistedHead } from '../components/pages/contentPage';
import { SpecialLinks } from '../components/pages/specials/SpecialLinks';
import type { SpecialLinksPageQuery } from '../content/queryTypes';

export default contentTemplate<SpecialLinksPageQuery['content']>(SpecialLinks);

export const Head = UnlistedHead;

export const query = graphql`
  query SpecialLinksPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
