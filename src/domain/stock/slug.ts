/** Letters that do not come apart into a letter and its accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/**
 * A readable piece of an address: `Land Rover` → `land-rover`, `CX-5` → `cx-5`, `Citroën` → `citroen`.
 * `+` and `&` are said in words, so that `G10+` (`g10-plus`) is not `G10`; other letters than Latin ones are
 * written by their code, so that no name with a letter or digit in it loses its slug. The slug of a slug is itself.
 */
export const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[+&]|(?![a-z0-9])[\p{L}\p{N}]/gu, (letter) => {
      if (letter === '+') return '-plus-';
      if (letter === '&') return '-and-';
      return LETTERS[letter] ?? `-${letter.codePointAt(0)?.toString(16)}-`;
    })
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** File systems give a name 255 bytes. Shorter addresses are easier to read and to share. */
const LONGEST_SEGMENT = 120;

/**
 * A slug that is short enough to name a folder: at most 120 bytes, cut between words where there is more than one.
 * Two long names may share it, so it identifies nothing by itself.
 */
export const addressSlug = (name: string): string => {
  const whole = slug(name);
  if (whole.length <= LONGEST_SEGMENT) return whole;
  const lastHyphen = whole.lastIndexOf('-', LONGEST_SEGMENT);
  return whole.slice(0, lastHyphen > 0 ? lastHyphen : LONGEST_SEGMENT);
};

/**
 * What spellings of one make or model have in common: letters, digits and plus signs, whatever the case and the
 * punctuation. Equal slugs have equal keys, so names that were unified have slugs that tell them apart.
 */
export const spellingKey = (name: string): string => slug(name).replaceAll('-', '') || name;
