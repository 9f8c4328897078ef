import headingFile from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import textFile from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import everydayHeadingFile from './bricolage-grotesque-everyday.woff2';
import everydayTextFile from './hanken-grotesk-everyday.woff2';
import { EVERYDAY_LETTERS, OTHER_LETTERS } from './letters';

/** The font files that every page preloads. `npm run fonts` makes them. */
export const FONT_FILES: readonly string[] = [everydayTextFile, everydayHeadingFile];

interface Fallback {
  readonly family: string;
  /** The names that different systems give to the same typeface. */
  readonly local: readonly string[];
  readonly weight: string;
  /** Percent. */
  readonly sizeAdjust: number;
  /** Percent of the adjusted size. */
  readonly ascent: number;
  readonly descent: number;
}

const REGULAR_FACES = ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo', 'Arimo Regular'];
const BOLD_FACES = [
  'Arial Bold',
  'Arial-BoldMT',
  'Helvetica Bold',
  'Helvetica-Bold',
  'Liberation Sans Bold',
  'Arimo Bold',
];

/**
 * System faces, scaled to the metrics of our own, so that a page has the same layout before our faces arrive.
 *
 * size-adjust = mean advance of our face ÷ mean advance of the system face over a passage of showroom English;
 * ascent and descent = those of our face (Hanken 1.000 and 0.303 em, Bricolage 0.930 and 0.270 em) ÷ size-adjust.
 * Mean advances in em: Hanken 0.4453 at weight 400 and 0.4501 at 600, Bricolage 0.4758 at 600; Arial 0.4386, Arial
 * Bold 0.4728, Roboto 0.4359.
 */
const FALLBACKS: readonly Fallback[] = [
  {
    family: 'Hanken Grotesk Fallback',
    local: REGULAR_FACES,
    weight: '100 550',
    sizeAdjust: 101.53,
    ascent: 98.49,
    descent: 29.84,
  },
  {
    family: 'Hanken Grotesk Fallback',
    local: BOLD_FACES,
    weight: '551 900',
    sizeAdjust: 95.19,
    ascent: 105.05,
    descent: 31.83,
  },
  {
    family: 'Hanken Grotesk Fallback Android',
    local: ['Roboto'],
    weight: '100 900',
    sizeAdjust: 102.17,
    ascent: 97.87,
    descent: 29.66,
  },
  {
    family: 'Bricolage Grotesque Fallback',
    local: BOLD_FACES,
    weight: '100 900',
    sizeAdjust: 100.64,
    ascent: 92.41,
    descent: 26.83,
  },
  {
    family: 'Bricolage Grotesque Fallback Android',
    local: ['Roboto'],
    weight: '100 900',
    sizeAdjust: 109.17,
    ascent: 85.19,
    descent: 24.73,
  },
];

/**
 * `swap`: a face that misses the first paint replaces the fallback when it arrives. The metrics of the fallbacks keep the
 * lines where they were.
 */
const ownFace = (family: string, file: string, weight: string, letters: string) => `@font-face {
  font-family: '${family}';
  src: url('${file}') format('woff2');
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
  unicode-range: ${letters};
}`;

const fallbackFace = ({ family, local, weight, sizeAdjust, ascent, descent }: Fallback) => `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${sizeAdjust}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}`;

/** Every `@font-face` of the site. */
export const fontFaces: string = [
  // The whole files are families of their own, behind the everyday ones in `theme.ts`. As second files of the same families,
  // they made the browser look for a system face in every text size, on every page, until they had arrived.
  ownFace('Hanken Grotesk Variable', everydayTextFile, '400 700', EVERYDAY_LETTERS),
  ownFace('Hanken Grotesk Whole', textFile, '400 700', OTHER_LETTERS),
  ownFace('Bricolage Grotesque Variable', everydayHeadingFile, '600', EVERYDAY_LETTERS),
  ownFace('Bricolage Grotesque Whole', headingFile, '600', OTHER_LETTERS),
  ...FALLBACKS.map(fallbackFace),
].join('\n');
