/** The sizes that the build made of a picture, as attributes of an `img`. */
export interface PictureSizes {
  /** For readers that ignore `srcset`: crawlers, saved pages, old browsers. */
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
}
