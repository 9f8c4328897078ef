import type { Theme } from './theme';

type Colour = keyof Theme['color'];

/** What is written on what. Ordinary text needs a contrast of 4.5 (WCAG 2.2, 1.4.3). */
const TEXT_ON: readonly (readonly [ink: Colour, grounds: readonly Colour[]])[] = [
  ...(['ink', 'inkQuiet', 'accent', 'highlight', 'error'] as const).map(
    (ink) =>
      [ink, ['paper', 'paperDeep', 'surface', 'accentSoft', 'highlightSoft', 'errorSoft'] as const] as const,
  ),
  ['accentDeep', ['paper', 'surface']],
  ['onAccent', ['accent', 'accentDeep']],
  ['surface', ['highlight']],
];

/** Outlines of controls need a contrast of 3 (1.4.11). */
const OUTLINE_ON: typeof TEXT_ON = [
  ['lineStrong', ['paper', 'surface']],
  ['focus', ['paper', 'paperDeep', 'surface']],
];

/**
 * The pairs of colours that are too much alike.
 * @param color each colour as six hexadecimal digits
 * @returns a sentence for each pair: which colours, how they contrast, and what they need
 */
export function contrastFaults(color: Theme['color']): readonly string[] {
  const judge = (pairs: typeof TEXT_ON, least: number, what: string) =>
    pairs.flatMap(([ink, grounds]) =>
      grounds.flatMap((ground) => {
        const contrast = contrastOf(color[ink], color[ground]);
        return contrast >= least
          ? []
          : [
              `${ink} (${color[ink]}) on ${ground} (${color[ground]}) has a contrast of ${downTo(contrast)}; ${what} needs ${least}`,
            ];
      }),
    );
  return [...judge(TEXT_ON, 4.5, 'text'), ...judge(OUTLINE_ON, 3, 'an outline')];
}

/** 4.497 → `4.49`: rounded down, so that no message says that 4.5 is less than 4.5. */
const downTo = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of a colour of six hexadecimal digits, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
