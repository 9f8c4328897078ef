import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../src/components/pages/contentPage';
import { DealerSpecialsIndex } from '../src/components/pages/specials/SpecialsIndex';
import type { DealerSpecialsIndexQuery } from '../src/content/queryTypes';
import { toDealerSpecialDetails } from '../src/content/specials/specialDetails';

export default contentTemplate(
  DealerSpecialsIndex,
  ({ dealerSpecials, pages, site }: DealerSpecialsIndexQuery['content']) => ({
    specials: dealerSpecials.map((special) => toDealerSpecialDetails(special, site.timeZone)),
    hasOtherSpecials: pages.some(({ pageType }) => pageType === 'brandSpecialsIndex'),
  }),
);

export const Head = ContentHead;

export const query = graphql`
  query DealerSpecialsIndex($id: ID!) {
    site { buildTime }
    content { ...PageContentFields pages { pageType } dealerSpecials { ...DealerSpecialFields } }
  }
`;
