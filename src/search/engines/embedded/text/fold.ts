/** Letters that Unicode does not decompose, and their spelling on an Australian keyboard. */
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole range of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

export const isAscii = (text: string): boolean => ASCII.test(text);

/** Text without case and accents: `Citroën` → `citroen`. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? letter);
};
