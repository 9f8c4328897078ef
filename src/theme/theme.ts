/**
 * The default theme: every value a dealership may change in `src/config/site.ts`.
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
    text: "'Hanken Grotesk Variable', 'Hanken Grotesk Whole', 'Hanken Grotesk Fallback', 'Hanken Grotesk Fallback Android', system-ui, sans-serif",
    heading:
      "'Bricolage Grotesque Variable', 'Bricolage Grotesque Whole', 'Bricolage Grotesque Fallback', 'Bricolage Grotesque Fallback Android', system-ui, sans-serif",
  },
  radius: { small: '4px', medium: '8px', pill: '999px' },
} as const;

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
export type Theme = Widen<typeof DEFAULT_THEME>;

/** The theme as CSS custom properties: one declaration list for `:root`. */
export function themeVariables(theme: Theme): string {
  return Object.entries(theme)
    .flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => `--${group}-${name}: ${value};`),
    )
    .join('\n');
}
