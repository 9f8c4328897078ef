import { canonicalState } from '../address/url';
import type { SearchState } from '../searchState';
import {
  ignoreWords,
  isPartOfOther,
  NONE,
  readPhrases,
  saysNothing,
  type UnknownWords,
} from './ignoredWords';
import { readMarketPhrases, setNotStockedAside } from './notStocked';
import type { PhraseMeaning } from './phraseMeaning';
import { factPhrasings, GRAMMAR, PHRASINGS, type Phrasing } from './phrasing';
import { readEquipment } from './readEquipment';
import { readNames } from './readNames';
import { phrasesOf, type StockWords } from './stockWords';
import {
  consume,
  eachPhrase,
  excludedBy,
  ignore,
  plainly,
  rewrite,
  type Token,
  textOf,
  tokensOf,
} from './tokens';

interface Reading {
  readonly state: SearchState;
  readonly isUnderstood: boolean;
}

type Draft = { -readonly [Key in keyof SearchState]: SearchState[Key] };

const readValues = (tokens: Token[], stock: StockWords, draft: Draft, unknown: UnknownWords): void => {
  const { values } = phrasesOf(stock);
  const sizeOf = (words: string) => stock.other?.sizeKey(words);
  const tags = new Map((stock.values.tags ?? []).map((tag) => [sizeOf(plainly(tag, stock)) ?? '', tag]));
  eachPhrase(tokens, (from, length, key) => {
    const words = tokens.slice(from, from + length).map(({ plain }) => plain);
    const tag = length < 5 ? tags.get(sizeOf(words.join(' ')) ?? '-') : undefined;
    const match = tag === undefined ? values.get(key) : { key: 'tags' as const, values: [tag] };
    if (!match || (length > 1 && tokens[from + length - 1]?.key === 's')) return false;
    const not = excludedBy(tokens, from);
    if (not > 0) {
      const { key } = match;
      // The filter of tags cannot leave one out, and nothing is left of "automatic not cvt".
      const all = key === 'tags' ? [] : (draft[key] ?? stock.values[key] ?? []);
      const left = all.filter((value) => !match.values.includes(value));
      if (left.length > 0) {
        draft[key] = left;
        consume(tokens, from - not, not + length, [key], true);
      } else ignore(tokens, from - not, not + length);
      return true;
    }
    if (isPartOfOther(tokens, from + length, match.key, stock, draft.colour ? 'any' : unknown)) {
      ignore(tokens, from, length + 1);
      return true;
    }
    // The tag filter shows stock with any of its tags. A shopper who names two wants both, so the second stays a keyword.
    if (match.key === 'tags' && draft.tags && tokens[from - 1]?.plain !== 'or') {
      rewrite(tokens, from, length, match.values[0] ?? '');
      return true;
    }
    draft[match.key] = [...new Set([...(draft[match.key] ?? []), ...match.values])];
    consume(tokens, from, length, [match.key]);
    return true;
  });
};

const seatsBetween = (stock: StockWords, least: number, most: number): readonly string[] => {
  const seats = (stock.values.seats ?? []).filter((value) => Number(value) >= least && Number(value) <= most);
  return seats.length > 0 ? seats : [String(least)];
};

const differ = (before: number | undefined, next: number | undefined): boolean =>
  (before ?? next) !== (next ?? before);

/** Whether a wish contradicts one before it: `under 20k` after `under 30k`. */
const contradicts = (draft: Draft, wish: PhraseMeaning): boolean =>
  differ(draft.kilometresMax, wish.kilometresMax) ||
  (wish.budget && draft.budget) !== undefined ||
  (['priceRange', 'yearRange'] as const).some((key) =>
    (['min', 'max'] as const).some((end) => differ(draft[key]?.[end], wish[key]?.[end])),
  );

/** Years after other years are meant too: `2019 toyota 2021` is 2019 to 2021. */
const withYears = (draft: Draft, wish: PhraseMeaning): PhraseMeaning => {
  const { min, max } = draft.yearRange ?? {};
  if (!wish.yearRange || min === undefined || max === undefined) return wish;
  const years = [min, max, wish.yearRange.min ?? min, wish.yearRange.max ?? max];
  delete draft.yearRange;
  return { ...wish, yearRange: { min: Math.min(...years), max: Math.max(...years) } };
};

const merge = (
  draft: Draft,
  stock: StockWords,
  { seatsFrom, seatsTo = 99, ...wish }: PhraseMeaning,
): readonly (keyof SearchState)[] => {
  const vehType = wish.vehType && [...new Set([...(draft.vehType ?? []), ...wish.vehType])];
  const ranges = {
    ...(wish.priceRange && { priceRange: { ...draft.priceRange, ...wish.priceRange } }),
    ...(wish.yearRange && { yearRange: { ...draft.yearRange, ...wish.yearRange } }),
  };
  Object.assign(draft, wish, ranges, vehType && { vehType });
  if (seatsFrom === undefined) return Object.keys(wish) as (keyof SearchState)[];
  draft.seats = seatsBetween(stock, seatsFrom, seatsTo);
  return ['seats'];
};

const readPhrasings = (
  phrasings: readonly Phrasing[],
  tokens: Token[],
  stock: StockWords,
  draft: Draft,
  thisYear: number,
): void => {
  for (const { pattern, read } of phrasings) {
    const { text, starts } = textOf(tokens);
    for (const match of text.matchAll(pattern)) {
      const { keyword, unsaid, ...said } = read(match.groups ?? {}, thisYear) ?? {};
      const wish = withYears(draft, said);
      const isUnsayable =
        said.isUnsayable || stock.tables.isUnsortable(said, stock) || contradicts(draft, wish);
      const keys = isUnsayable ? [] : merge(draft, stock, wish);
      if (keys.length === 0 && keyword === undefined && !isUnsayable) continue;
      // A token of several words is taken as a whole or not at all.
      const covered = tokens.filter((_, place) => {
        const start = starts[place] as number;
        return start >= match.index && start < match.index + match[0].length;
      });
      const words = unsaid ?? keyword;
      consume(covered, 0, covered.length, keys);
      if (words !== undefined) rewrite(covered, 0, covered.length, words);
      for (const token of isUnsayable ? covered : covered.slice(0, unsaid ? 1 : 0)) token.isIgnored = true;
    }
  }
};

/** Whether two words differ by one letter that was added, lost, replaced or swapped with its neighbour, but not the first. */
const isOneOff = (typed: string, word: string): boolean => {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [rest, wanted] = [typed.slice(same), word.slice(same)];
  return (
    same > 0 &&
    (rest.slice(1) === wanted ||
      rest === wanted.slice(1) ||
      rest.slice(1) === wanted.slice(1) ||
      (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2)))
  );
};

const GRAMMAR_WORDS = GRAMMAR.match(/[a-z]{5,}(?=s\?)|[a-z]{5,}/g) ?? [];

/** Corrects one typo in values and grammar. The engine itself finds keywords with typos. */
const mendTypos = (tokens: Token[], stock: StockWords): void => {
  const words = [...phrasesOf(stock).words, ...GRAMMAR_WORDS];
  const { FILLERS, NOT_TYPOS } = stock.tables;
  for (const token of tokens) {
    const { plain } = token;
    const isRight =
      token.usedBy ||
      !/^[a-z]{5,}$/.test(plain) ||
      NOT_TYPOS.has(plain) ||
      FILLERS.has(plain) ||
      words.includes(plain) ||
      GRAMMAR.includes(plain);
    const meant = isRight ? undefined : words.find((word) => isOneOff(plain, word));
    if (meant) token.plain = token.key = meant;
  }
};

/** A remaining number right after a name belongs to the name: `Mazda 2` is not any Mazda with a 2 somewhere. A letter does too: `Cooper S`. */
const joinNumbers = (tokens: readonly Token[]): void => {
  tokens.forEach((token, place) => {
    const before = tokens[place - 1];
    const after = tokens[place + 1];
    if (!before?.usedBy?.some((key) => key === 'make' || key === 'model')) return;
    if (token.usedBy || !/^(?:[\ddmst]|[7-9]\.\d)$/.test(token.plain) || (after && !after.usedBy)) return;
    if (/\d/.test(token.plain)) token.raw = before.raw + token.raw;
    token.usedBy = [];
  });
};

const NO_FACTS: NonNullable<StockWords['facts']> = new Set();

export interface ReadingOptions {
  readonly thisYear?: number;
  /** The typed words that no record of the stock has. */
  readonly unknown?: UnknownWords;
  /** The typed words that only descriptions have. */
  readonly prose?: UnknownWords;
}

/**
 * Turns typed words into a search: filters for the words that mean one, keywords for the rest. Names of this stock win over
 * grammar. What is neither in the stock nor understood filters nothing: it becomes the state's `unread`. If nothing is
 * understood, all other words stay keywords.
 */
export const readWords = (
  text: string,
  stock: StockWords,
  { thisYear = new Date().getFullYear(), unknown = NONE, prose = NONE }: ReadingOptions = {},
): Reading => {
  const tokens = tokensOf(text, stock);
  const draft: Draft = {};
  // Before the amounts that no filter can say: this stock can say these.
  readPhrasings(factPhrasings(stock.facts ?? NO_FACTS), tokens, stock, draft, thisYear);
  readEquipment(tokens, stock, draft);
  readPhrases(tokens, stock);
  const absent = new Set([...unknown, ...prose]);
  const otherMakes = readMarketPhrases(tokens, stock, absent);
  readNames(tokens, stock, draft);
  setNotStockedAside(tokens, stock, draft, absent, otherMakes);
  mendTypos(tokens, stock);
  readValues(tokens, stock, draft, unknown);
  readPhrasings(PHRASINGS, tokens, stock, draft, thisYear);
  joinNumbers(tokens);
  const isUnderstood = Object.keys(draft).length > 0;
  ignoreWords(tokens, stock, unknown, prose);
  const left = tokens.filter(({ usedBy, isIgnored }) => !usedBy?.length && !isIgnored);
  const without = (isFiller: (plain: string) => boolean) =>
    left.filter(({ usedBy, plain }) => usedBy !== undefined || !(isFiller(plain) || /^\W*$/.test(plain)));
  const words = without((plain) => saysNothing(plain, stock));
  // Words that all ask for nothing must not hide everything: `drive away`.
  if (left.length > 1 && left.length === tokens.length && words.length === 0)
    ignore(tokens, 0, tokens.length);
  // One word that is left may belong to the filler before it: a `Model Y`, a `motor home`.
  const keywords =
    isUnderstood || words.length > 1 || tokens.some(({ isIgnored }) => isIgnored)
      ? words
      : without(
          (plain) =>
            plain.length > 1 &&
            words.length > 0 &&
            (stock.tables.STOP_WORDS.has(plain) ||
              ((unknown.has(plain) || prose.has(plain)) && saysNothing(plain, stock))),
        );
  const join = (some: readonly Token[]) =>
    some
      .map(({ raw }) => raw)
      .filter(Boolean)
      .join(' ');
  const unread = join(tokens.filter(({ isIgnored }) => isIgnored)).replace(/[^\p{L}\p{N}]+(?= |$)/gu, '');
  return {
    state: canonicalState({ ...draft, keywords: join(keywords), unread }, stock.vocabulary).state,
    isUnderstood,
  };
};
