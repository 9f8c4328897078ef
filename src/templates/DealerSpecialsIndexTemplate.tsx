import { graphql } from 'gatsby';
import { ContentHead, contentTemplate } from '../components/pages/contentPage';
import { DealerSpecialsIndex } from '../components/pages/specials/SpecialsIndex';
import type { DealerSpecialsIndexQuery } from '../content/queryTypes';
import { toDealerSpecialDetails } from '../content/specials/specialDetails';

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
