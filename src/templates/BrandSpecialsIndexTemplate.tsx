import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../components/pages/contentPage';
import { BrandSpecialsIndex } from '../components/pages/specials/SpecialsIndex';
import type { BrandSpecialsIndexQuery } from '../content/queryTypes';
import { toBrandSpecial } from '../content/specials/special';

export default contentTemplate(
  BrandSpecialsIndex,
  ({ brandSpecials, site }: BrandSpecialsIndexQuery['content']) => ({
    specials: brandSpecials.map((special) => toBrandSpecial(special, site.timeZone)),
  }),
);

export const Head = ContentHead;

export const query = graphql`
  query BrandSpecialsIndex($id: ID!) {
    site { buildTime }
    content { ...PageContentFields brandSpecials { ...BrandSpecialCardFields } }
  }
`;
