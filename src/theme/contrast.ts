import { shadeSource, type Theme } from './theme';

export type Colour = keyof Theme['color'];

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

export interface ContrastFault {
  readonly ink: Colour;
  readonly ground: Colour;
  /** From 1 to 21, with two decimals, and the least that is needed. */
  readonly contrast: string;
  readonly least: number;
  /** Which colours, how they contrast, and what they need. */
  readonly reason: string;
}

/**
 * The pairs of colours that are too much alike.
 * @param color each colour as six hexadecimal digits
 * @param nameOf what the reader calls a colour
 */
export function contrastFaults(
  color: Theme['color'],
  nameOf: (colour: Colour) => string = (colour) => colour,
): readonly ContrastFault[] {
  const judge = (pairs: typeof TEXT_ON, least: number, what: string) =>
    pairs.flatMap(([ink, grounds]) =>
      grounds.flatMap((ground) => {
        const contrast = contrastOf(color[ink], color[ground]);
        return contrast >= least
          ? []
          : [
              {
                ink,
                ground,
                contrast: downTo(contrast),
                least,
                reason: `${nameOf(ink)} (${color[ink]}) on ${nameOf(ground)} (${color[ground]}) has a contrast of ${downTo(contrast)}; ${what} needs ${least}`,
              },
            ];
      }),
    );
  return [...judge(TEXT_ON, 4.5, 'text'), ...judge(OUTLINE_ON, 3, 'an outline')];
}

/** The colours of a pair that a dealer gives: themselves, or those whose shades they are. */
export const givenOf = (
  { ink, ground }: ContrastFault,
  given: Readonly<Record<string, unknown>>,
): readonly Colour[] =>
  [ink, ground]
    .map((colour) => (Object.hasOwn(given, colour) ? colour : shadeSource(colour)))
    .filter((colour) => colour !== undefined && Object.hasOwn(given, colour)) as Colour[];

/** 4.497 → `4.49`: rounded down, so that no message says that 4.5 is less than 4.5. */
const downTo = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

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
