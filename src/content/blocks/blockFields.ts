import { graphql } from 'gatsby';

export const blockFields = graphql`
  fragment BlockFields on Content_Block {
    __typename
    ... on Content_HeroBlock {
      heading introHtml
      picture { ...WidePictureFields }
      actions { ...ActionFields }
    }
    ... on Content_RichTextBlock { heading html }
    ... on Content_ImageTextBlock {
      heading html
      picture { ...PictureFields }
      pictureSide
      actions { ...ActionFields }
    }
    ... on Content_GalleryBlock { heading pictures { ...PictureFields } }
    ... on Content_CallToActionBlock { heading introHtml actions { ...ActionFields } }
    ... on Content_FaqBlock { heading questions { question html } }
    ... on Content_QuoteBlock { quote attribution portrait { ...PictureFields } }
    ... on Content_StockSearchBlock { heading introHtml byKeyword byBudget byBodyType }
    ... on Content_StockListBlock {
      heading
      query {
        featured
      }
      limit url linkLabel
    }
    ... on Content_VehicleRangeBlock { heading introHtml vehicles { ...VehicleCardFields } }
    ... on Content_SpecialsBlock {
      heading introHtml limit
      brandSpecials { ...BrandSpecialCardFields }
      dealerSpecials { ...DealerSpecialCardFields }
    }
    ... on Content_PostsBlock { heading limit posts { ...PostCardFields } }
    ... on Content_TeamBlock { heading introHtml members { ...TeamMemberFields } }
    ... on Content_OpeningHoursBlock { heading departments { ...DepartmentFields } }
    ... on Content_MapBlock { heading introHtml locations { ...LocationFields } }
    ... on Content_FormLinkBlock { heading introHtml form label }
    ... on Content_StepsBlock { heading introHtml steps { title html } }
    ... on Content_FeaturesBlock { heading introHtml features { title html svgName url } }
    ... on Content_LinkTilesBlock {
      heading introHtml
      tiles { label url description picture { ...PictureFields } }
    }
  }
`;
