import { DEFAULT_THEME, type Theme } from './theme';

/**
 * The only values that styles may use. Theme values are CSS custom properties: the site configuration can change them
 * without new styles, and Slices, which share no React context with the page, see them too.
 */
const variables = <Group extends keyof Theme>(group: Group) =>
  Object.fromEntries(Object.keys(DEFAULT_THEME[group]).map((name) => [name, `var(--${group}-${name})`])) as {
    readonly [Name in keyof Theme[Group]]: string;
  };

export const color = variables('color');
export const font = variables('font');
export const radius = variables('radius');

/** Multiples of 4 px. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
  9: '6rem',
} as const;

/** Seven steps; the larger ones grow with the window. */
export const text = {
  small: '0.875rem',
  body: '1.0625rem',
  lead: '1.1875rem',
  title: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)',
  section: 'clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)',
  page: 'clamp(2rem, 1.6rem + 1.8vw, 3.125rem)',
  hero: 'clamp(2.25rem, 1.6rem + 3vw, 4rem)',
} as const;

/** Widths are in the size of the browser's text: a page in larger text has the layout of a narrower window. */
export const media = {
  /** Narrower than any phone whose text is not enlarged. */
  narrow: '@media (max-width: 18em)',
  /** From this width, a page has a rail beside its content. */
  wide: '@media (min-width: 60em)',
  medium: '@media (min-width: 40em)',
  /** A phone, unless its text is enlarged. */
  phone: '@media (min-width: 18.01em) and (max-width: 39.99em)',
  /** Wider than a phone, but not wide. */
  middle: '@media (min-width: 40em) and (max-width: 59.99em)',
  /** From this width, the header's menu fits on one line. */
  desktop: '@media (min-width: 73.75em)',
  /** From this width, a page is wider than its text needs, and a row has one more card. */
  vast: '@media (min-width: 105em)',
  /** Without room for a bar that stays in place: a few lines high, such as a page enlarged to 400 %, or narrow. */
  low: '@media (max-height: 22rem), (max-width: 18em)',
  /** A finger. iPhones enlarge the whole page around a field whose text is smaller than 16 px. */
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  /** For controls that need JavaScript. What is there without it is in a `noscript`. */
  scriptless: '@media (scripting: none)',
} as const;

/** Only for elements that float above the page. */
export const shadow = '0 1px 2px rgb(28 31 27 / 0.06), 0 12px 32px -8px rgb(28 31 27 / 0.18)';

export const motion = { quick: '120ms ease', calm: '200ms ease' } as const;

/** The greatest width of a page about one thing, whose picture would else be higher than the window. */
export const articleWidth = '78rem';

/** The greatest width of a page's content: of lists and rows of cards. */
export const pageWidth = `max(${articleWidth}, min(82vw, 98rem))`;

/** Stacking order, lowest first. Nothing is above the progress bar. */
export const layer = {
  sticky: 100,
  suggestions: 200,
  header: 1000,
  sheet: 8000,
  notice: 9000,
  progress: 9001,
} as const;

/** Parts side by side, on as many lines as they need. */
export const wrapRow = (gap: string, alignItems = 'center') =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems, gap }) as const;

/** Small print, and facts beside a title. */
export const quiet = { color: color.inkQuiet, fontSize: text.small } as const;

/** Not on paper. */
export const onScreen = { [media.print]: { display: 'none' } } as const;

/** A mark between things, as `content`. Browsers that can leave it unspoken do. */
export const unspoken = (mark: string): string[] => [`"${mark}"`, `"${mark}" / ""`];

/** A part that stands by itself, with an outline. */
export const panel = {
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
} as const;

/** Something to know before going on. */
export const noticeBox = {
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.small,
  background: color.highlightSoft,
  fontSize: text.small,
} as const;

/** A box that floats over the page. */
export const floatingBox = { ...panel, boxShadow: shadow, color: color.ink } as const;

/** A button with only an icon, large enough for a finger. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
} as const;
