import { LETTERS } from '../../../../domain/stock/slug';

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
