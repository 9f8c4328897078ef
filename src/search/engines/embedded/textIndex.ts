import { Remembered } from './files/remembered';
import type { QueryGroup } from './text/queryGroup';
import { MOST_JOINED, queryWords } from './text/queryWords';
import { LEVELS } from './text/recordWords';
import type { TextFile } from './text/textFile';
import { type WordMatches, wordMatches } from './text/wordMatches';

/** The cost of a record that does not match. */
export const NO_MATCH = 255;

/** Which records match all words of a query, and how well. */
export interface TextMatches {
  readonly words: readonly string[];
  /** By rank: `NO_MATCH`, or a cost, where lower is better. */
  readonly costs: Uint8Array;
  readonly groups: readonly QueryGroup[];
}

/** Keyword search. Nothing else in the engine knows how words are stored. */
export interface TextIndex {
  /** `null` for a query without words, which matches everything. */
  readonly search: (query: string) => TextMatches | null;
}

const REMEMBERED = 8;

/** The keyword search over a text file. It caches the last few queries, because one search asks several times. */
export const createTextIndex = (file: TextFile): TextIndex => {
  const remembered = new Remembered<string, TextMatches>(REMEMBERED);
  return {
    search: (query) => {
      const words = queryWords(query);
      return words.length === 0 ? null : remembered.get(words.join(' '), () => matchWords(file, words));
    },
  };
};

/**
 * A record matches if the words of the query can be grouped (alone, or written as one with their neighbours) so that
 * every group finds a word of the record. Its cost is the lowest sum of `3 × closeness + level` over such groupings:
 * exact before prefix before typo, then title before make and model before the rest.
 */
const matchWords = (file: TextFile, words: readonly string[]): TextMatches => {
  const groups: QueryGroup[] = [];
  const costsAfter: (Uint8Array | null)[] = [null];
  for (let end = 1; end <= words.length; end++) {
    const costs = new Uint8Array(file.count).fill(NO_MATCH);
    for (let length = 1; length <= Math.min(MOST_JOINED, end); length++) {
      const group = words.slice(end - length, end);
      const last = end === words.length;
      const found = wordMatches(file, group.join(''), { last, joined: length > 1 });
      if (found.words.length === 0 && found.identified.length === 0) continue;
      addCosts(file, found, costsAfter[end - length] ?? null, costs);
      groups.push({
        text: group.join(''),
        words: group,
        asPrefix: last,
        typos: new Set(
          found.words
            .filter((word) => word.closeness === 2)
            .map((word) => file.vocabulary[word.entry] as string),
        ),
      });
    }
    costsAfter.push(costs);
  }
  return { words, costs: costsAfter[words.length] as Uint8Array, groups };
};

/** Lowers `costs` to each record's earlier cost (`null`: zero) plus the cost of its matched word. */
const addCosts = (
  { starts, gaps }: TextFile,
  found: WordMatches,
  before: Uint8Array | null,
  costs: Uint8Array,
): void => {
  const lower = (rank: number, added: number): void => {
    const already = before === null ? 0 : (before[rank] as number);
    if (already !== NO_MATCH && already + added < (costs[rank] as number)) costs[rank] = already + added;
  };
  for (const rank of found.identified) lower(rank, 0);
  for (const { entry, closeness } of found.words)
    for (let level = 0; level < LEVELS; level++) {
      const end = starts[entry * LEVELS + level + 1] as number;
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
