import { FONT_FILES } from './fontFaces';

/** Asks for the fonts before the styles are read; belongs in the document's head. */
export const FontPreloads = () =>
  FONT_FILES.map((file) => (
    <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
  ));
