import { words } from './words';

/** Long texts pasted into the box are cut: every word has to match, so more would find nothing anyway. */
const MOST_WORDS = 12;
const MOST_CHARACTERS = 512;

export const queryWords = (query: string): readonly string[] =>
  words(query.slice(0, MOST_CHARACTERS))
    .slice(0, MOST_WORDS)
    .map((word) => word.text);

/** Up to so many neighbouring words of a query are also tried as one: `hi ace`, `1AB 2CD`. */
export const MOST_JOINED = 3;
