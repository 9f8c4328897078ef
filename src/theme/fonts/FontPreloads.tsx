import { FONT_FILES } from './fontFaces';

/** Preloads the fonts, before the browser has read the styles. Belongs in the document's head. */
export const FontPreloads = () =>
  FONT_FILES.map((file) => (
    <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
  ));
