import { graphql } from 'gatsby';
import { contentTemplate, UnlistedHead } from '../src/components/pages/contentPage';
import { SpecialLinks } from '../src/components/pages/specials/SpecialLinks';
import type { SpecialLinksPageQuery } from '../src/content/queryTypes';

export default contentTemplate<SpecialLinksPageQuery['content']>(SpecialLinks);

export const Head = UnlistedHead;

export const query = graphql`
  query SpecialLinksPage($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;
