import { STOP_WORDS } from '../../english';
import { LruCache } from './cache';
import { LEVELS, type TextFile } from './textFile';
import { type WordMatches, wordMatches } from './wordMatches';
import { MOST_JOINED, queryWords } from './words';

/** One or more words of a query, read as one word, and the words that it matches, for highlighting. */
export interface QueryGroup {
  readonly text: string;
  /** The original words of the query. */
  readonly words: readonly string[];
  /** Whether it also matches words that begin with it. */
  readonly asPrefix: boolean;
  /** The words that it matches with typos. */
  readonly typos: ReadonlySet<string>;
}

/** The cost of a record that does not match. */
export const NO_MATCH = 255;

/** Which records match all words of a query, and how well. */
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

const MOST_QUERIES = 8;

/** The keyword search over a text file. It caches the last few queries, because one search asks several times. */
export const createTextIndex = (file: TextFile): TextIndex => {
  const cache = new LruCache<string, TextMatches>(MOST_QUERIES);
  return {
    search: (query, isInProse) => {
      const words = queryWords(query);
      if (words.length === 0) return null;
      const key = `${isInProse ? '' : '-'}${words.join(' ')}`;
      return cache.get(key, () => ({ key, ...matchWords(file, words, isInProse) }));
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
  isInProse: boolean,
): Omit<TextMatches, 'key'> => {
  const groups: GroupMatches[] = [];
  for (let end = 1; end <= words.length; end++)
    for (let length = 1; length <= Math.min(MOST_JOINED, end); length++) {
      const start = end - length;
      const matches = wordMatches(file, words.slice(start, end).join(''), {
        last: end === words.length,
        joined: length > 1,
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
    unknown: new Set(words.flatMap((word, place) => (isKnown[place] || STOP_WORDS.has(word) ? [] : [place]))),
    costs: costsAfter[words.length] ?? new Uint8Array(file.count),
    groups: groups.map(({ start, end, words: matches }) => ({
      text: words.slice(start, end).join(''),
      words: words.slice(start, end),
      asPrefix: end === words.length,
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
