/** Letters that do not decompose into a letter and an accent, and their spelling on an Australian keyboard. */
export const LETTERS: Readonly<Record<string, string>> = {
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
 * A readable segment of an address: `Land Rover` → `land-rover`, `CX-5` → `cx-5`, `Citroën` → `citroen`. `+` and `&` become
 * words, so that `G10+` (`g10-plus`) is not `G10`. Letters that are not Latin are written by their code, so every name with a
 * letter or digit has a slug. The slug of a slug is itself.
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

/** File systems limit a name to 255 bytes. Shorter addresses are easier to read and to share. */
const LONGEST_SEGMENT = 120;

/** A slug for a folder name: at most 120 bytes, cut between words. Two long names may share it. */
export const addressSlug = (name: string): string => {
  const whole = slug(name);
  if (whole.length <= LONGEST_SEGMENT) return whole;
  const lastHyphen = whole.lastIndexOf('-', LONGEST_SEGMENT);
  return whole.slice(0, lastHyphen > 0 ? lastHyphen : LONGEST_SEGMENT);
};

/** Marks that are a part of a name, as `+` and `&` are: a `500e?` is not a `500e`. Other punctuation only separates words. */
const PART_OF_NAME = /[?%#=]/g;

/** The comparable form of a make or model: letters, digits and the marks of its name, in any case and punctuation. */
export const spellingKey = (name: string): string =>
  (slug(name).replaceAll('-', '') || name) + (name.match(PART_OF_NAME)?.join('') ?? '');
