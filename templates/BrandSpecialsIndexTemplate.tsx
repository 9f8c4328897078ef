import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../src/components/pages/contentPage';
import { BrandSpecialsIndex } from '../src/components/pages/specials/SpecialsIndex';
import type { BrandSpecialsIndexQuery } from '../src/content/queryTypes';
import { toBrandSpecial } from '../src/content/specials/special';

export default contentTemplate(
  BrandSpecialsIndex,
  ({ brandSpecials, pages, site }: BrandSpecialsIndexQuery['content']) => ({
    specials: brandSpecials.map((special) => toBrandSpecial(special, site.timeZone)),
    hasOtherSpecials: pages.some(({ pageType }) => pageType === 'dealerSpecialsIndex'),
  }),
);

export const Head = ContentHead;

export const query = graphql`
  query BrandSpecialsIndex($id: ID!) {
    site { buildTime }
    content { ...PageContentFields pages { pageType } brandSpecials { ...BrandSpecialCardFields } }
  }
`;
