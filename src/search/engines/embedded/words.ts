import { LETTERS } from '../../../domain/stock/slug';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole range of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

const isAscii = (text: string): boolean => ASCII.test(text);

/** Text without case and accents: `Citroën` → `citroen`. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? letter);
};

/** A folded word and its position in the original text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The same for ASCII text, which is nearly all text; several times as fast. */
const PLAIN_WORD = /[a-z0-9]+/g;

/** Runs of letters and digits, folded: `CX-5` is two words, `SR5` one. */
export const words = (text: string): readonly Word[] => (isAscii(text) ? plainWords(text) : anyWords(text));

const plainWords = (text: string): readonly Word[] => {
  const lower = text.toLowerCase();
  const results: Word[] = [];
  PLAIN_WORD.lastIndex = 0;
  for (let match = PLAIN_WORD.exec(lower); match; match = PLAIN_WORD.exec(lower))
    results.push({ text: match[0], start: match.index, end: PLAIN_WORD.lastIndex });
  return results;
};

const anyWords = (text: string): readonly Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({
    text: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Longer pasted texts are cut. Every word must match, so more words would find nothing anyway. */
const MOST_WORDS = 12;
const MOST_CHARACTERS = 512;

export const queryWords = (query: string): readonly string[] =>
  words(query.slice(0, MOST_CHARACTERS))
    .slice(0, MOST_WORDS)
    .map((word) => word.text);

/** Up to this many neighbouring words of a query are also tried as one word: `hi ace`, `1AB 2CD`. */
export const MOST_JOINED = 3;

/** Two words with only one of these between them are also found as one word: `CX-5` as `cx5`. */
const JOINERS = new Set(['-', "'", '’', '.', '&', '_', '+']);

const joined = (run: readonly Word[]): string => run.map((word) => word.text).join('');

/** The joined spelling of each compound in a text: `T-Cross Style` → `tcross`. */
export const compounds = (text: string): readonly string[] => {
  const results: string[] = [];
  let run: Word[] = [];
  const close = (): void => {
    if (run.length > 1) results.push(joined(run));
    run = [];
  };
  for (const word of words(text)) {
    const before = run.at(-1);
    if (before && !JOINERS.has(text.slice(before.end, word.start))) close();
    run.push(word);
  }
  close();
  return results;
};

/** The joined spelling of every two or three neighbouring words: `Land Rover` → `landrover`. */
export const neighbours = (text: string): readonly string[] => {
  const all = words(text);
  return all.flatMap((_, at) =>
    [2, 3].filter((length) => at + length <= all.length).map((length) => joined(all.slice(at, at + length))),
  );
};

/** The joined spelling of every word and the single letter or digit after it: `Ioniq 5` → `ioniq5`, `i30 N` → `i30n`. */
export const withLetter = (text: string): readonly string[] =>
  words(text).flatMap(({ text: word }, at, all) => {
    const after = all[at + 1]?.text;
    return after?.length === 1 && /^(?=.*\p{L})../u.test(word) ? [word + after] : [];
  });
