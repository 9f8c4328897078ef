import { graphql } from 'gatsby';
import type { PictureFieldsFragment } from './queryTypes';

/**
 * For pictures that span a card or half the page. A width of 864 suits phones of 414 points with two pixels each, and cards
 * on high-resolution screens. In these fragments, `width` is the size for readers that ignore `srcset`: crawlers, saved
 * pages, old browsers.
 */
export const pictureFields = graphql`
  fragment PictureFields on Content_Image {
    url alt width height focus
    gatsbyImageData(
      layout: CONSTRAINED
      width: 1280
      breakpoints: [320, 480, 640, 864, 1280]
      sizes: "(min-width: 60em) 25rem, (min-width: 40em) 50vw, 100vw"
    )
  }
`;

/** For pictures that span the page. */
export const widePictureFields = graphql`
  fragment WidePictureFields on Content_Image {
    url alt width height focus
    gatsbyImageData(
      layout: CONSTRAINED
      width: 1080
      breakpoints: [480, 750, 1080, 1440, 1920]
      sizes: "100vw"
    )
  }
`;

export type PictureView = ReturnType<typeof toPicture>;

export const toPicture = ({ focus, gatsbyImageData, ...picture }: PictureFieldsFragment) => ({
  ...picture,
  /** The part that stays where a shape cuts the picture; absent: the middle. */
  focus: focus ?? undefined,
  /** Absent if the build made no sizes. The page then shows the original. */
  gatsbyImageData: gatsbyImageData ?? undefined,
});
