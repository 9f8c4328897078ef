/** The widths in pixels of a local stock picture. A feed's remote picture keeps its own address and has one size. */
export const STOCK_PICTURE_WIDTHS = [320, 480, 720, 1280] as const;

export const STOCK_PICTURE_FOLDER = '/pictures/';

interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
}

/** The `img` attributes for a stock picture's address. */
export function pictureSources(url: string): PictureSources {
  if (!url.startsWith(STOCK_PICTURE_FOLDER)) return { src: url };
  return {
    src: `${url}-720.webp`,
    srcSet: STOCK_PICTURE_WIDTHS.map((width) => `${url}-${width}.webp ${width}w`).join(', '),
  };
}

/** The largest file of a picture, for structured data and full screen. */
export const largestPicture = (url: string): string =>
  url.startsWith(STOCK_PICTURE_FOLDER) ? `${url}-${Math.max(...STOCK_PICTURE_WIDTHS)}.webp` : url;
