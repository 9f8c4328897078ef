import { entriesEqualTo } from '../format/stringList';
import type { TextFile } from './textFile';
import { typosAllowed, withinTypos } from './typos';

/** A word of the index that matches a word of the query. Lower is better: exact, then prefix, then typo. */
export interface WordMatch {
  readonly entry: number;
  readonly closeness: 0 | 1 | 2;
}

export interface WordMatches {
  readonly words: readonly WordMatch[];
  /** Ranks of the records with this word as an identifier. */
  readonly identified: readonly number[];
}

/** The first entry that is not before `word`. */
const lowerBound = (vocabulary: readonly string[], word: string): number => {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

const exactAndPrefix = (vocabulary: readonly string[], word: string, asPrefix: boolean): WordMatch[] => {
  const found: WordMatch[] = [];
  for (let entry = lowerBound(vocabulary, word); entry < vocabulary.length; entry++) {
    const candidate = vocabulary[entry] as string;
    if (!candidate.startsWith(word)) break;
    const exact = candidate.length === word.length;
    if (!exact && !asPrefix) break;
    found.push({ entry, closeness: exact ? 0 : 1 });
  }
  return found;
};

const withTypos = (vocabulary: readonly string[], word: string, asPrefix: boolean): WordMatch[] => {
  const limit = typosAllowed(word);
  const found: WordMatch[] = [];
  if (limit === 0) return found;
  vocabulary.forEach((candidate, entry) => {
    if (withinTypos(word, candidate, limit, asPrefix) && !/\p{N}/u.test(candidate))
      found.push({ entry, closeness: 2 });
  });
  return found;
};

/**
 * The matches of one word of a query, or of several written as one (`joined`). Typos count only if the index does not
 * have the word as typed: somebody who types "Ford" wants Fords, not everything one letter away.
 */
export const wordMatches = (
  file: TextFile,
  word: string,
  options: { readonly last: boolean; readonly joined: boolean },
): WordMatches => {
  const { vocabulary } = file;
  const identified = [...new Set(file.identifiers.flatMap((list) => entriesEqualTo(list, word)))];
  const asTyped = exactAndPrefix(vocabulary, word, options.last);
  if (asTyped.length > 0 || identified.length > 0 || options.joined) return { words: asTyped, identified };
  const whole = withTypos(vocabulary, word, false);
  return { words: whole.length > 0 || !options.last ? whole : withTypos(vocabulary, word, true), identified };
};
