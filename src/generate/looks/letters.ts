/** The letters of Western European languages, as CSS ranges (`unicode-range`). */
export const LATIN_LETTERS =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** The letters that suffice for nearly every page, including Citroën. A page with any other letter loads the whole files. */
export const EVERYDAY_LETTERS =
  'U+0020-007E, U+00A0, U+00A9, U+00AE, U+00B0, U+00B2-00B3, U+00B7, U+00BD, U+00D7, U+00E4, U+00E8-00E9, U+00EB, U+00F6-00F7, U+00FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+203A, U+2122, U+2212';

/** Every code point of a list of ranges such as `U+0020-007E, U+00A0`. */
export const codePointsOf = (letters: string): readonly number[] =>
  letters.split(', ').flatMap((range) => {
    const [first = Number.NaN, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });

const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');

/** The code points of one list that are not in another, as ranges. */
function without(letters: string, others: string): string {
  const excluded = new Set(codePointsOf(others));
  const ranges: { first: number; last: number }[] = [];
  for (const point of codePointsOf(letters)) {
    if (excluded.has(point)) continue;
    const before = ranges.at(-1);
    if (before?.last === point - 1) before.last = point;
    else ranges.push({ first: point, last: point });
  }
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

/**
 * The Latin letters that the everyday files lack. If an everyday file is late, the browser tries the next family for its
 * letters. If the whole file offered them too, the browser would fetch it, on the slowest networks of all.
 */
export const OTHER_LETTERS = without(LATIN_LETTERS, EVERYDAY_LETTERS);
