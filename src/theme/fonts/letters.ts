/** The letters of Western European languages, as ranges of CSS (`unicode-range`). */
export const LATIN_LETTERS =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** Those that nearly every page is written with alone, a Citroën's among them; one with another letter asks for all. */
export const EVERYDAY_LETTERS =
  'U+0020-007E, U+00A0, U+00A9, U+00AE, U+00B0, U+00B2-00B3, U+00B7, U+00BD, U+00D7, U+00E4, U+00E8-00E9, U+00EB, U+00F6-00F7, U+00FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+203A, U+2122, U+2212';
