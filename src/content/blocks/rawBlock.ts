import { graphql } from 'gatsby';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import type { RawPostCard } from '../blog/postCard';
import type { RawDepartment } from '../dealer/department';
import type { RawLocation } from '../dealer/location';
import type { RawTeamMember } from '../dealer/teamMember';
import type { RawAction } from '../link';
import type { RawPicture } from '../picture';
import type { RawBrandSpecial, RawDealerSpecial } from '../specials/special';
import type { RawVehicleCard } from '../vehicles/vehicleCard';

interface RawHeaded {
  readonly heading: string | null;
  readonly introHtml?: string | null;
}

/** A block as the contract has it. */
export type RawBlock =
  | (RawHeaded & {
      readonly __typename: 'HeroBlock';
      readonly picture: RawPicture;
      readonly actions: readonly RawAction[];
    })
  | (RawHeaded & { readonly __typename: 'RichTextBlock'; readonly html: string })
  | (RawHeaded & {
      readonly __typename: 'ImageTextBlock';
      readonly html: string;
      readonly picture: RawPicture;
      readonly pictureSide: 'left' | 'right';
      readonly actions: readonly RawAction[];
    })
  | (RawHeaded & { readonly __typename: 'GalleryBlock'; readonly pictures: readonly RawPicture[] })
  | (RawHeaded & { readonly __typename: 'CallToActionBlock'; readonly actions: readonly RawAction[] })
  | (RawHeaded & {
      readonly __typename: 'FaqBlock';
      readonly questions: readonly { readonly question: string; readonly html: string }[];
    })
  | {
      readonly __typename: 'QuoteBlock';
      readonly quote: string;
      readonly attribution: string;
      readonly portrait: RawPicture | null;
    }
  | (RawHeaded & {
      readonly __typename: 'StockSearchBlock';
      readonly byKeyword: boolean;
      readonly byBudget: boolean;
      readonly byBodyType: boolean;
    })
  | (RawHeaded & {
      readonly __typename: 'StockListBlock';
      readonly query: { readonly featured: boolean };
      readonly limit: number;
      readonly url: string | null;
      readonly linkLabel: string | null;
    })
  | (RawHeaded & { readonly __typename: 'VehicleRangeBlock'; readonly vehicles: readonly RawVehicleCard[] })
  | (RawHeaded & {
      readonly __typename: 'SpecialsBlock';
      readonly limit: number;
      readonly brandSpecials: readonly RawBrandSpecial[];
      readonly dealerSpecials: readonly RawDealerSpecial[];
    })
  | (RawHeaded & {
      readonly __typename: 'PostsBlock';
      readonly limit: number;
      readonly posts: readonly RawPostCard[];
    })
  | (RawHeaded & { readonly __typename: 'TeamBlock'; readonly members: readonly RawTeamMember[] })
  | (RawHeaded & { readonly __typename: 'OpeningHoursBlock'; readonly departments: readonly RawDepartment[] })
  | (RawHeaded & { readonly __typename: 'MapBlock'; readonly locations: readonly RawLocation[] })
  | (RawHeaded & { readonly __typename: 'FormLinkBlock'; readonly form: EnquiryKind; readonly label: string })
  | (RawHeaded & {
      readonly __typename: 'StepsBlock';
      readonly steps: readonly { readonly title: string; readonly html: string }[];
    })
  | (RawHeaded & {
      readonly __typename: 'FeaturesBlock';
      readonly features: readonly {
        readonly title: string;
        readonly html: string;
        readonly svgName: string | null;
        readonly url: string | null;
      }[];
    })
  | (RawHeaded & {
      readonly __typename: 'LinkTilesBlock';
      readonly tiles: readonly {
        readonly label: string;
        readonly url: string;
        readonly description: string | null;
        readonly picture: RawPicture | null;
      }[];
    });

export const blockFields = graphql`
  fragment BlockFields on Content_Block {
    __typename
    ... on Content_HeroBlock {
      heading
      introHtml
      picture {
        ...WidePictureFields
      }
      actions {
        ...ActionFields
      }
    }
    ... on Content_RichTextBlock {
      heading
      html
    }
    ... on Content_ImageTextBlock {
      heading
      html
      picture {
        ...PictureFields
      }
      pictureSide
      actions {
        ...ActionFields
      }
    }
    ... on Content_GalleryBlock {
      heading
      pictures {
        ...PictureFields
      }
    }
    ... on Content_CallToActionBlock {
      heading
      introHtml
      actions {
        ...ActionFields
      }
    }
    ... on Content_FaqBlock {
      heading
      questions {
        question
        html
      }
    }
    ... on Content_QuoteBlock {
      quote
      attribution
      portrait {
        ...PictureFields
      }
    }
    ... on Content_StockSearchBlock {
      heading
      introHtml
      byKeyword
      byBudget
      byBodyType
    }
    ... on Content_StockListBlock {
      heading
      query {
        featured
      }
      limit
      url
      linkLabel
    }
    ... on Content_VehicleRangeBlock {
      heading
      introHtml
      vehicles {
        ...VehicleCardFields
      }
    }
    ... on Content_SpecialsBlock {
      heading
      introHtml
      limit
      brandSpecials {
        ...BrandSpecialCardFields
      }
      dealerSpecials {
        ...DealerSpecialCardFields
      }
    }
    ... on Content_PostsBlock {
      heading
      limit
      posts {
        ...PostCardFields
      }
    }
    ... on Content_TeamBlock {
      heading
      introHtml
      members {
        ...TeamMemberFields
      }
    }
    ... on Content_OpeningHoursBlock {
      heading
      departments {
        ...DepartmentFields
      }
    }
    ... on Content_MapBlock {
      heading
      introHtml
      locations {
        ...LocationFields
      }
    }
    ... on Content_FormLinkBlock {
      heading
      introHtml
      form
      label
    }
    ... on Content_StepsBlock {
      heading
      introHtml
      steps {
        title
        html
      }
    }
    ... on Content_FeaturesBlock {
      heading
      introHtml
      features {
        title
        html
        svgName
        url
      }
    }
    ... on Content_LinkTilesBlock {
      heading
      introHtml
      tiles {
        label
        url
        description
        picture {
          ...PictureFields
        }
      }
    }
  }
`;
