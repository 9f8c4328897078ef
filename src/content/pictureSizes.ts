import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** The sizes that the build made of a picture, for browsers to choose from. */
export type PictureSizes = IGatsbyImageData;
