import { words } from './words';

/** Longer pasted texts are cut. Every word must match, so more words would find nothing anyway. */
const MOST_WORDS = 12;
const MOST_CHARACTERS = 512;

export const queryWords = (query: string): readonly string[] =>
  words(query.slice(0, MOST_CHARACTERS))
    .slice(0, MOST_WORDS)
    .map((word) => word.text);

/** Up to this many neighbouring words of a query are also tried as one word: `hi ace`, `1AB 2CD`. */
export const MOST_JOINED = 3;
