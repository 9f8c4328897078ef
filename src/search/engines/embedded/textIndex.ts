import { otherNumber, STOP_WORDS, stem } from '../../stemming';
import { isMarketName } from '../../vocabulary/marketNames';
import { entriesEqualTo } from './bytes';
import { LruCache } from './cache';
import { DESCRIPTION, EQUIPMENT, LEVELS, type TextFile } from './textFile';
import { BOND, boundPlaces, MAX_JOINED, queryWords } from './words';

/** One or more words of a query, read as one word, and the words that it matches, for highlighting. */
export interface QueryGroup {
  readonly text: string;
  readonly words: readonly string[];
  /** Whether it also matches words that begin with it. */
  readonly asPrefix: boolean;
  /** Whether its words only count together. */
  readonly isBound: boolean;
  /** The words that it matches with typos. */
  readonly typos: ReadonlySet<string>;
}

/** The cost of a record that does not match. */
export const NO_MATCH = 255;

export interface TextMatches {
  /** The same for the same matches. */
  readonly key: string;
  /** The places in the query of words that no record has, apart from words like "with" and "for". They do not filter. */
  readonly unknown: ReadonlySet<number>;
  /** By rank: `NO_MATCH`, or a cost, where lower is better. */
  readonly costs: Uint8Array;
  readonly groups: readonly QueryGroup[];
}

/** Keyword search. Nothing else in the engine knows how words are stored. */
export interface TextIndex {
  /** `null` for a query without words, which matches everything. Without `isInProse`, descriptions do not count. */
  readonly search: (query: string, isInProse: boolean) => TextMatches | null;
}

const MAX_QUERIES = 8;

/** The keyword search over a text file. It caches the last few queries, because one search asks several times. */
export const createTextIndex = (file: TextFile): TextIndex => {
  const cache = new LruCache<string, TextMatches>(MAX_QUERIES);
  return {
    search: (query, isInProse) => {
      const words = queryWords(query);
      if (words.length === 0) return null;
      const bound = boundPlaces(query);
      const key = [isInProse, ...words.map((word, place) => (bound.has(place) ? `-${word}` : word))].join(
        ' ',
      );
      return cache.get(key, () => ({ key, ...matchWords(file, words, bound, isInProse) }));
    },
  };
};

/** Some neighbouring words of a query, as one word, with what it matches. */
interface GroupMatches extends WordMatches {
  readonly start: number;
  readonly end: number;
}

/**
 * A record matches if the words of the query can be grouped (alone, or written as one with their neighbours) so that
 * every group finds a word of the record. Its cost is the lowest sum of `LEVELS × closeness + level` over such groupings:
 * as typed before beginnings before typos, then title before make and model before other names, equipment and description.
 * A word that no record has, alone or with its neighbours, asks for nothing.
 */
const matchWords = (
  file: TextFile,
  words: readonly string[],
  bound: ReadonlyMap<number, string>,
  isInProse: boolean,
): Omit<TextMatches, 'key'> => {
  const groups: GroupMatches[] = [];
  for (let end = 1; end <= words.length; end++)
    for (let length = 1; length <= Math.min(MAX_JOINED, end); length++) {
      const start = end - length;
      if (bound.has(start) || bound.has(end)) continue;
      const matches = wordMatches(file, words.slice(start, end).join(''), {
        last: end === words.length,
        joined: length > 1 && (bound.get(start + 1) ?? BOND) === BOND,
        isInProse,
      });
      if (matches.words.length > 0 || matches.identified.length > 0) groups.push({ ...matches, start, end });
    }
  const isKnown = words.map((_, place) => groups.some(({ start, end }) => start <= place && place < end));
  const costsAfter: (Uint8Array | null)[] = [null];
  for (let end = 1; end <= words.length; end++) {
    const costs = new Uint8Array(file.count).fill(NO_MATCH);
    for (const each of groups)
      if (each.end === end) addCosts(file, each, costsAfter[each.start] ?? null, costs);
    costsAfter.push(isKnown[end - 1] ? costs : (costsAfter[end - 1] ?? null));
  }
  return {
    unknown: new Set(
      words.flatMap((word, place) => {
        const isPart = bound.has(place) || bound.has(place + 1);
        return isKnown[place] || (STOP_WORDS.has(word) && !isPart) ? [] : [place];
      }),
    ),
    costs: costsAfter[words.length] ?? new Uint8Array(file.count),
    groups: groups.map(({ start, end, words: matches }) => ({
      text: words.slice(start, end).join(''),
      words: words.slice(start, end),
      asPrefix: end === words.length,
      isBound: bound.has(start + 1),
      typos: new Set(
        matches
          .filter(({ closeness }) => closeness === 2)
          .map(({ entry }) => file.vocabulary[entry] as string),
      ),
    })),
  };
};

/** Lowers `costs` to each record's earlier cost (`null`: zero) plus the cost of its matched word. */
const addCosts = (
  { starts, ends, gaps }: TextFile,
  matches: WordMatches,
  before: Uint8Array | null,
  costs: Uint8Array,
): void => {
  const lower = (rank: number, added: number): void => {
    const already = before === null ? 0 : (before[rank] as number);
    if (already !== NO_MATCH && already + added < (costs[rank] as number)) costs[rank] = already + added;
  };
  for (const rank of matches.identified) lower(rank, 0);
  for (const { entry, closeness, from, to } of matches.words)
    for (let level = from; level < to; level++) {
      const end = ends[entry * LEVELS + level] as number;
      let at = starts[entry * LEVELS + level] as number;
      const added = closeness * LEVELS + level;
      let rank = 0;
      while (at < end) {
        let byte = gaps[at++] as number;
        let gap = byte & 0x7f;
        for (let shift = 7; byte >= 0x80; shift += 7) {
          byte = gaps[at++] as number;
          gap |= (byte & 0x7f) << shift;
        }
        rank += gap;
        lower(rank, added);
      }
    }
};

/** A word of the index that matches a word of the query, at the levels from `from` up to but not including `to`. */
interface WordMatch {
  readonly entry: number;
  readonly closeness: 0 | 1 | 2;
  readonly from: number;
  readonly to: number;
}

interface WordMatches {
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

interface WordOptions {
  /** Whether it is the last word, which may be the beginning of one. */
  readonly last: boolean;
  /** Whether it is several words that were not typed as one. */
  readonly joined: boolean;
  readonly isInProse: boolean;
}

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
const MIN_NOUN = 4;

/** The word itself, its other number in names (`hiluxes`), and its other forms in equipment and descriptions (`reversing`). */
const asTyped = (file: TextFile, word: string, details: Levels): readonly WordMatch[] => {
  const [other, root] = [otherNumber(word), stem(word)];
  return [
    ...whole(file, word, { ...NAMES, to: details.to }, 0),
    ...(other === word || word.length < MIN_NOUN ? [] : whole(file, other, NAMES, 1)),
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

/** The words of some levels that a shopper may have misspelt: those without a digit. */
interface Spellings {
  readonly entries: readonly number[];
  /** Of each entry, the letters in it. */
  readonly letters: readonly number[];
}

/** Made for the first misspelt word, because every other one goes through the same words. */
const spellings = new WeakMap<TextFile, Map<Levels, Spellings>>();

const spellingsAt = (file: TextFile, levels: Levels): Spellings => {
  const known = spellings.get(file) ?? new Map<Levels, Spellings>();
  spellings.set(file, known);
  const already = known.get(levels);
  if (already) return already;
  const entries = [...file.vocabulary.keys()].filter(
    (entry) => isAt(file, entry, levels) && !/\p{N}/u.test(file.vocabulary[entry] as string),
  );
  const made = { entries, letters: entries.map((entry) => lettersOf(file.vocabulary[entry] as string)) };
  known.set(levels, made);
  return made;
};

/** The letters of a word as bits. Two letters may share a bit, which makes words seem closer than they are, never further. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

/** Whether a set has more than `most` letters. */
const hasMoreThan = (letters: number, most: number): boolean => {
  let rest = letters;
  for (let count = 0; count < most; count++) rest &= rest - 1;
  return rest !== 0;
};

const withTypos = (file: TextFile, word: string, asPrefix: boolean, levels: Levels): readonly WordMatch[] => {
  const limit = typosAllowed(word);
  const matches: WordMatch[] = [];
  if (limit === 0) return matches;
  const typed = lettersOf(word);
  const { entries, letters } = spellingsAt(file, levels);
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as number;
    const others = letters[at] as number;
    // A typo takes away one letter at most and brings one, so most words need no closer look.
    if (hasMoreThan(typed & ~others, limit) || (!asPrefix && hasMoreThan(others & ~typed, limit))) continue;
    if (withinTypos(word, file.vocabulary[entry] as string, limit, asPrefix))
      matches.push({ entry, closeness: 2, ...levels });
  }
  return matches;
};

/**
 * The matches of one word of a query, or of several written as one (`joined`). The last word may be the beginning of a name
 * or, if no word of the stock is like it and it is not a word like "with", the beginning of a word of equipment or a
 * description. Typos count only if nothing
 * else is found (somebody who types "Ford" wants Fords, not everything one letter away), in names before equipment, and never
 * in a name that people know: where no Wrangler is in stock, it is not a Ranger.
 */
const wordMatches = (file: TextFile, word: string, { last, joined, isInProse }: WordOptions): WordMatches => {
  const details = isInProse ? DETAILS : FITTED;
  const identified = [...new Set(file.identifiers.flatMap((list) => entriesEqualTo(list, word)))];
  const matches = [...asTyped(file, word, details), ...(last ? beginnings(file, word, NAMES) : [])];
  if (matches.length > 0 || identified.length > 0) return { words: matches, identified };
  const begun = last && !STOP_WORDS.has(word) ? beginnings(file, word, details) : [];
  if (begun.length > 0 || joined || isMarketName(word)) return { words: begun, identified };
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
