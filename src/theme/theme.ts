/**
 * The default theme: every value that a dealer may change in `site.yml`. `typefaces.ts` writes the font families named here.
 * Contrast on `paper` (computed, WCAG 2): ink 15.6, inkQuiet 7.3, accent 8.5, highlight 5.4, error 7.1, lineStrong 3.3.
 * The lowest contrast over all backgrounds in use (also paperDeep and the soft tints): ink 13.8, inkQuiet 6.4, accent 7.6,
 * highlight 4.8, error 6.3. `lineStrong` outlines controls only on paper and surface (3.3 and 3.5; 3 is required); on tints it
 * falls just short. `line` is a hairline and never carries meaning.
 */
export const DEFAULT_THEME = {
  color: {
    paper: '#faf7f1',
    paperDeep: '#f1ece1',
    surface: '#ffffff',
    ink: '#1c1f1b',
    inkQuiet: '#4f544c',
    line: '#ddd6c8',
    lineStrong: '#8d887c',
    accent: '#1d5140',
    accentDeep: '#143b2e',
    accentSoft: '#e3ece5',
    onAccent: '#ffffff',
    highlight: '#8f5a10',
    highlightSoft: '#f7ead1',
    error: '#9c2b1f',
    errorSoft: '#fae6e2',
    focus: '#1d5140',
  },
  font: {
    text: "'Site Text', 'Site Text Whole', 'Site Text Fallback', 'Site Text Fallback Android', system-ui, sans-serif",
    heading:
      "'Site Heading', 'Site Heading Whole', 'Site Heading Fallback', 'Site Heading Fallback Android', system-ui, sans-serif",
  },
  radius: { small: '4px', medium: '8px', pill: '999px' },
} as const;

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
export type Theme = Widen<typeof DEFAULT_THEME>;

/** The share of black or white in a shade of a colour, so that a dealer need only give the colour itself. */
const SHADES = [
  ['accentDeep', 'accent', '#000000', 0.27],
  ['accentSoft', 'accent', '#ffffff', 0.88],
  ['focus', 'accent', '#000000', 0],
  ['highlightSoft', 'highlight', '#ffffff', 0.84],
] as const;

/** The colour that a shade follows if the dealer gives none. */
export const shadeSource = (colour: keyof Theme['color']): keyof Theme['color'] | undefined =>
  SHADES.find(([shade]) => shade === colour)?.[1];

/** The default colours with a dealer's own; a shade that the dealer leaves out follows the dealer's colour. */
export function withShades(own: Readonly<Partial<Record<string, string>>>): Theme['color'] {
  const shades = SHADES.flatMap(([shade, of, other, share]) => {
    const colour = own[of];
    return colour === undefined ? [] : [[shade, mixed(colour, other, share)]];
  });
  return { ...DEFAULT_THEME.color, ...Object.fromEntries(shades), ...own };
}

/** Two colours of six hexadecimal digits, mixed. @param share of the second, from 0 to 1 */
function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The theme as CSS custom properties: one declaration list for `:root`. */
export function themeVariables(theme: Theme): string {
  return Object.entries(theme)
    .flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => `--${group}-${name}: ${value};`),
    )
    .join('\n');
}
