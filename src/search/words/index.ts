/**
 * The reader of words: "toyota under 25000" becomes filters. It is a separate, optional module. Pages load this file later, and
 * the search works without it: typed words are keywords then. Nothing outside this folder imports anything else of it.
 *
 * To read it: `wordReader` (from typed words to a search and its count), `readWords` and `readNames` (from words to filters) with `tokens`,
 * `stockWords` (what this stock calls things), `phrasing` (how people phrase a wish), `ignoredWords` (what filters nothing),
 * and the tables in `synonyms` and `nonCarVocabulary`.
 */

export { explainUnread } from './notStocked';
export {
  completionsOf,
  keywordsWhileTyped,
  knownWords,
  meaningOf,
  type ReaderContext,
  warmUp,
} from './wordReader';
