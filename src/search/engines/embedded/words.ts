import { LETTERS } from '../../../domain/stock/slug';
import { marketNames } from '../../vocabulary/marketNames';

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
const MAX_WORDS = 12;
const MAX_CHARACTERS = 512;

export const queryWords = (query: string): readonly string[] =>
  words(query.slice(0, MAX_CHARACTERS))
    .slice(0, MAX_WORDS)
    .map((word) => word.text);

/** Joins words into one name, whatever their length: the reader of words writes `leather_seats`. */
export const BOND = '_';

/** Whether two words with a hyphen or a point between them are one name, such as `CX-5`, `ID.4` and `E-Class`. */
const isName = (first: string, second: string): boolean =>
  [first, second].some((part) => /^[a-z]{1,2}$/.test(part)) ||
  /^(?:[a-z]{1,3}\d+|\d+[a-z]{1,3})$/.test(first + second);

/** Whether two separate words are the name of a vehicle that people know: `e class`, `cx 5`, `3 series`. */
const isKnownName = (first: string, second: string): boolean =>
  // "A 7 seater" names no Audi.
  !(/^(?:a|i|is)$/.test(first) && /^\d/.test(second)) &&
  (second === 'series' || [first, second].some((part) => /^[a-z]{1,2}$/.test(part))) &&
  marketNames().has(first + second);

/**
 * The places in a query of words that only count together with the word before. `CX-5` is not any vehicle with a CX and a 5
 * somewhere.
 * @returns by place, what is written before the word
 */
export const boundPlaces = (query: string): ReadonlyMap<number, string> => {
  const text = query.slice(0, MAX_CHARACTERS);
  const all = words(text).slice(0, MAX_WORDS);
  const bound = all.map((word, place) => {
    const before = all[place - 1];
    const between = before && text.slice(before.end, word.start);
    if (!before || between === BOND) return between;
    const isCompound = /^[-.]$/.test(between ?? '') && isName(before.text, word.text);
    return isCompound || isKnownName(before.text, word.text) ? between : undefined;
  });
  // More words than the index joins are looked for one by one.
  const isLong = (place: number): boolean => {
    let [from, to] = [place, place];
    while (bound[from - 1]) from -= 1;
    while (bound[to + 1]) to += 1;
    return to - from + 2 > MAX_JOINED;
  };
  return new Map(bound.flatMap((between, place) => (between && !isLong(place) ? [[place, between]] : [])));
};

/** A query whose bound words are written as one: `mazda cx-5` → `mazda cx5`. */
export const joinBound = (query: string): string => {
  const all = words(query);
  const bound = boundPlaces(query);
  let [joinedQuery, at] = ['', 0];
  all.forEach(({ start, end }, place) => {
    joinedQuery += (bound.has(place) ? '' : query.slice(at, start)) + query.slice(start, end);
    at = end;
  });
  return joinedQuery + query.slice(at);
};

/** Up to this many neighbouring words of a query are also tried as one word: `hi ace`, `1AB 2CD`. */
export const MAX_JOINED = 3;

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

/**
 * The joined spelling of every word and the single letter or digit after it, and of letters and the number after them:
 * `Ioniq 5` → `ioniq5`, `i30 N` → `i30n`, `C 200` → `c200`.
 */
export const withLetter = (text: string): readonly string[] =>
  words(text).flatMap(({ text: word }, at, all) => {
    const after = all[at + 1]?.text ?? '';
    const isJoined =
      (after.length === 1 && /^(?=.*\p{L})../u.test(word)) ||
      (/^[a-z]{1,3}$/.test(word) && /^\d{2,3}$/.test(after));
    return isJoined ? [word + after] : [];
  });
