import type { Range } from '../searchState';

/** A range as a part of a sentence: `up to $30,000`, `from 2020`, `$10,000 to $20,000`. */
export function rangeWords({ min, max }: Range, words: (value: number) => string): string {
  if (min === undefined) return max === undefined ? 'any' : `up to ${words(max)}`;
  return max === undefined ? `from ${words(min)}` : `${words(min)} to ${words(max)}`;
}

/** A range as a separate label: `Up to $30,000`. */
export const rangeLabel = (range: Range, words: (value: number) => string): string =>
  rangeWords(range, words).replace(/^[a-z]/, (letter) => letter.toUpperCase());
