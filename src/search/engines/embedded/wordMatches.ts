import { otherNumber, STOP_WORDS, stem } from '../../english';
import { entriesEqualTo } from './bytes';
import { DESCRIPTION, EQUIPMENT, LEVELS, type TextFile } from './textFile';

/**
 * A word of the index that matches a word of the query, at the levels from `from` up to but not including `to`. Lower
 * closeness is better: as typed, then the beginning or the other number of a word, then a typo.
 */
interface WordMatch {
  readonly entry: number;
  readonly closeness: 0 | 1 | 2;
  readonly from: number;
  readonly to: number;
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

const NAMES = { from: 0, to: EQUIPMENT };
const DETAILS = { from: EQUIPMENT, to: LEVELS };
/** Descriptions are prose, in which most words are one letter away from another, so they are not searched with typos. */
const FITTED = { from: EQUIPMENT, to: DESCRIPTION };

type Levels = Pick<WordMatch, 'from' | 'to'>;

/** How a word of a query is looked for. */
interface WordOptions {
  /** Whether it is the last word, which may be the beginning of one. */
  readonly last: boolean;
  /** Whether it is several words written as one. */
  readonly joined: boolean;
  /** Whether descriptions count. */
  readonly isInProse: boolean;
}

/** Whether any record has a word at one of some levels. */
const isAt = ({ starts, ends }: TextFile, entry: number, { from, to }: Levels): boolean => {
  for (let at = entry * LEVELS + from; at < entry * LEVELS + to; at++)
    if (starts[at] !== ends[at]) return true;
  return false;
};

const whole = (file: TextFile, word: string, levels: Levels, closeness: 0 | 1): readonly WordMatch[] => {
  const entry = lowerBound(file.vocabulary, word);
  return file.vocabulary[entry] === word && isAt(file, entry, levels)
    ? [{ entry, closeness, ...levels }]
    : [];
};

/** Letters that a noun needs before its other number counts: a `GT` is not a `GTS`. */
const LEAST_NOUN = 4;

/** The word itself, its other number in names (`hiluxes`), and its other forms in equipment and descriptions (`reversing`). */
const asTyped = (file: TextFile, word: string, details: Levels): readonly WordMatch[] => {
  const [other, root] = [otherNumber(word), stem(word)];
  return [
    ...whole(file, word, { ...NAMES, to: details.to }, 0),
    ...(other === word || word.length < LEAST_NOUN ? [] : whole(file, other, NAMES, 1)),
    ...(root === word ? [] : whole(file, root, details, 0)),
  ];
};

const beginnings = (file: TextFile, word: string, levels: Levels): readonly WordMatch[] => {
  const { vocabulary } = file;
  const matches: WordMatch[] = [];
  for (let entry = lowerBound(vocabulary, word); vocabulary[entry]?.startsWith(word); entry++)
    if (vocabulary[entry] !== word && isAt(file, entry, levels))
      matches.push({ entry, closeness: 1, ...levels });
  return matches;
};

const withTypos = (file: TextFile, word: string, asPrefix: boolean, levels: Levels): readonly WordMatch[] => {
  const limit = typosAllowed(word);
  const matches: WordMatch[] = [];
  if (limit === 0) return matches;
  file.vocabulary.forEach((candidate, entry) => {
    if (
      isAt(file, entry, levels) &&
      withinTypos(word, candidate, limit, asPrefix) &&
      !/\p{N}/u.test(candidate)
    )
      matches.push({ entry, closeness: 2, ...levels });
  });
  return matches;
};

/**
 * The matches of one word of a query, or of several written as one (`joined`). The last word may be the beginning of a name
 * or, if no word of the stock is like it and it is not a word like "with", the beginning of a word of equipment or a
 * description. Typos count only if nothing
 * else is found (somebody who types "Ford" wants Fords, not everything one letter away), in names before equipment.
 */
export const wordMatches = (
  file: TextFile,
  word: string,
  { last, joined, isInProse }: WordOptions,
): WordMatches => {
  const details = isInProse ? DETAILS : FITTED;
  const identified = [...new Set(file.identifiers.flatMap((list) => entriesEqualTo(list, word)))];
  const matches = [...asTyped(file, word, details), ...(last ? beginnings(file, word, NAMES) : [])];
  if (matches.length > 0 || identified.length > 0) return { words: matches, identified };
  const begun = last && !STOP_WORDS.has(word) ? beginnings(file, word, details) : [];
  if (begun.length > 0 || joined) return { words: begun, identified };
  for (const levels of [NAMES, FITTED])
    for (const asPrefix of last ? [false, true] : [false]) {
      const misspelt = withTypos(file, levels === FITTED ? stem(word) : word, asPrefix, levels);
      if (misspelt.length > 0) return { words: misspelt, identified };
    }
  return { words: [], identified };
};

/** How many typos a word may have: none if it has a digit, one from 4 letters, two from 8. */
const typosAllowed = (word: string): 0 | 1 | 2 => {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

/**
 * Whether at most `limit` typos turn `word` into `target` (with `asPrefix`, into a beginning of it). A typo is a letter
 * added, lost or replaced, or two neighbours swapped (the optimal string alignment distance).
 */
const withinTypos = (word: string, target: string, limit: number, asPrefix: boolean): boolean => {
  const rows = word.length;
  const columns = Math.min(target.length, rows + limit);
  if (columns < rows - limit || (!asPrefix && target.length > columns)) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= rows; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= columns; column++) {
      const same = word[row - 1] === target[column - 1];
      let distance = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        word[row - 1] === target[column - 2] &&
        word[row - 2] === target[column - 1]
      )
        distance = Math.min(distance, (beforeLast[column - 2] as number) + 1);
      current.push(distance);
      if (distance < best) best = distance;
    }
    if (best > limit) return false;
    beforeLast = last;
    last = current;
  }
  return asPrefix ? last.some((distance) => distance <= limit) : (last[columns] as number) <= limit;
};
