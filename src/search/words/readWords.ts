import { spellingKey } from '../../domain/stock/slug';
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
import { factPhrasings, GRAMMAR, PHRASINGS, type PhraseMeaning, type Phrasing } from './phrasing';
import { readEquipment } from './readEquipment';
import { type Named, phrasesOf, type StockWords } from './stockWords';
import {
  consume,
  eachPhrase,
  excludedBy,
  ignore,
  LONGEST_PHRASE,
  phraseKey,
  plainly,
  type Token,
  textOf,
  tokensOf,
} from './tokens';

/** What the reader understood of the typed words. */
interface Reading {
  /** The filters, with the remaining words as keywords. */
  readonly state: SearchState;
  /** Whether any word became a filter. */
  readonly isUnderstood: boolean;
}

type Draft = { -readonly [Key in keyof SearchState]: SearchState[Key] };

/** A name this short, or of digits alone, is not certainly a model unless its make is beside it: `BMW 3`. */
const IS_SLIGHT = /^(?:[a-z]?\d{0,2}|\d{3})$/;
const IS_YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;
const COUNTS_SOMETHING =
  /^(?:seat|door|cyl|km?s?$|grand|thousand|kilomet|(?:an? |per |each |every )?(?:week|month|fortnight)|p[ /]?[wfm]\b|x$|wheel|berth|foot|feet|ft|tonne)/;
/** After digits alone, these words begin a range: `2008 or newer`. After `CX-5` they do not. */
const GOES_ON = /^(?:or$|-|to$)/;
/** After these words digits are an amount: `under 1500` does not mean a Ram 1500. */
const BOUND = /^(?:under|below|less|max|over|above|than)$/;

interface Hit {
  readonly from: number;
  readonly length: number;
  readonly key: string;
}

/**
 * Stock may spell one model in several ways, and a phrase that finds one spelling means the others too. `Mazda 3` is
 * "Mazda3" and the "3" of Mazda; `Rav 4 GX` is "RAV4" and the "Rav" whose badge begins with the 4.
 */
const otherSpellings = (
  names: ReadonlyMap<string, Named>,
  tokens: readonly Token[],
  { from, length }: Hit,
  own: Named['models'],
): Named['models'] =>
  Array.from({ length: length - 1 }, (_, split) => split + 1).flatMap((split) => {
    const head = names.get(phraseKey(tokens, from, split));
    const rest = names.get(phraseKey(tokens, from + split, length - split));
    const joined = own.filter(({ value }) => value.split(/\s+/).length < length);
    return [
      ...(rest?.models ?? []).filter(({ make }) => make === head?.make),
      ...(head?.models ?? []).filter(({ make }) => joined.some((model) => model.make === make)),
    ];
  });

/** Claims a badge. If it was typed in fewer words (`C200`) than the stock uses, the stock's words are searched (`C 200`). */
const claimAsName = (tokens: readonly Token[], { from, length }: Hit, { badge = '' }: Named): void => {
  consume(tokens, from, length);
  if (badge.split(' ').length > length)
    tokens.slice(from, from + length).forEach((token, place) => {
      token.raw = place === 0 ? badge : '';
    });
};

/** Whether a name is the unit of the number before it: the `grand` of a Jeep, in `15 grand`. */
const isUnitOf = (before: Token | undefined, key: string): boolean =>
  COUNTS_SOMETHING.test(key) && /^\$?\d/.test(before?.plain ?? '') && !IS_YEAR.test(before?.plain ?? '');

/** Turns makes and models into filters. Badges, registrations and stock numbers stay keywords. */
const readNames = (tokens: Token[], stock: StockWords, draft: Draft): void => {
  const { names, values } = phrasesOf(stock);
  const hits: Hit[] = [];
  // A badge may be part of a longer value: the `Turbo` of a 911, in `turbo diesel`.
  const ofValues = new Set<number>();
  eachPhrase(tokens, (from, length) => {
    const key = phraseKey(tokens, from, length);
    if (length < 2 || names.has(key) || !values.has(key)) return false;
    for (let at = from; at < from + length; at += 1) ofValues.add(at);
    return true;
  });
  eachPhrase(tokens, (from, length) => {
    const key = phraseKey(tokens, from, length);
    const named = names.get(key);
    if (!named || (named.isPlural && tokens[from + length - 1]?.key === 's')) return false;
    const isOnlyBadge = named.isPlain && !named.make && named.models.length === 0;
    if ((isOnlyBadge && ofValues.has(from)) || isUnitOf(tokens[from - 1], key)) return false;
    // Right after its make, a model comes before a longer badge that begins with it.
    const before = hits.at(-1);
    const make = before && before.from + before.length === from ? names.get(before.key)?.make : undefined;
    const isModelOfMake = (size: number) =>
      names.get(phraseKey(tokens, from, size))?.models.some((model) => model.make === make) ?? false;
    if (make && !isModelOfMake(length))
      for (let shorter = length - 1; shorter > 0; shorter -= 1) if (isModelOfMake(shorter)) return false;
    hits.push({ from, length, key });
    return true;
  });
  const makes = new Set(hits.flatMap(({ key }) => names.get(key)?.make ?? []));
  const models = new Set<string>();
  const madeBy = new Set<string>();
  const excluded: string[] = [];
  hits.forEach((hit, place) => {
    const { from, length, key } = hit;
    const named = names.get(key);
    if (!named) return;
    const not = excludedBy(tokens, from);
    if (named.make && not > 0) {
      consume(tokens, from - not, not + length, ['make']);
      excluded.push(named.make.value);
      return;
    }
    // A model or a badge has too many others to choose all of them.
    if (not > 0 && !values.has(key)) {
      ignore(tokens, from - not, not + length);
      return;
    }
    const before = hits[place - 1];
    const makeBefore =
      before && before.from + before.length === from ? names.get(before.key)?.make : undefined;
    const [after = '', next = ''] = tokens.slice(from + length).map(({ plain }) => plain);
    const ofNeighbour = named.models.filter(({ make }) => make === makeBefore);
    const isListed =
      !values.has(key) &&
      (tokens[from - 1]?.plain === 'or' ||
        after === 'or' ||
        [tokens[from - 1], tokens[from + length - 1]].some((token) => token?.raw.endsWith(',')));
    const own = ofNeighbour.length
      ? ofNeighbour
      : named.models.filter(({ make }) => isListed || makes.size === 0 || makes.has(make));
    const isCount =
      /\d$/.test(tokens[from + length - 1]?.plain ?? '') &&
      (COUNTS_SOMETHING.test(`${after} ${next}`.trim()) ||
        (/^\d+$/.test(key) && (GOES_ON.test(after) || BOUND.test(tokens[from - 1]?.plain ?? ''))) ||
        (IS_YEAR.test(key) && names.get(phraseKey(tokens, from + length, 1))?.make));
    // A name that is also a badge, a model or another word (`GT`, `Genesis`) is ambiguous when alone: it stays a keyword.
    const isOther =
      named.isPlain ||
      (named.make
        ? named.models.some(({ make }) => make !== named.make)
        : named.models.length > 0 && values.has(key));
    const value = values.get(key);
    const isBody = value?.key === 'bodyType' && value.values.some((each) => spellingKey(each) === key);
    if (hits.length === 1 && isOther && !isBody && !isCount) {
      claimAsName(tokens, hit, named);
      return;
    }
    const isCertain =
      ofNeighbour.length > 0 ||
      /\d-/.test((tokens[from] as Token).raw) || // A Saab 9-3.
      (isListed && /\D|\d\d/.test(key)) ||
      (!IS_SLIGHT.test(key) && !named.make && !(makes.size === 0 && (values.has(key) || named.isPlain)));
    // If a model's name also means a body type, the second mention is the body: `Mini Convertible convertible`.
    const isRepeated = values.has(key) && own.some(({ value }) => models.has(value));
    const isModel = !isRepeated && own.length > 0 && isCertain && !isCount;
    if (isModel) {
      for (const { value, make } of [...own, ...otherSpellings(names, tokens, hit, own)]) {
        models.add(value);
        madeBy.add(make.value);
      }
      consume(tokens, from, length, ['model']);
      // If the beginning of a badge was taken for the model (`Rav` `4 GX Auto`), the rest must stay a keyword.
      for (let size = LONGEST_PHRASE; size > 1; size -= 1)
        for (let split = 1; split < length; split += 1)
          if (
            split + size > length &&
            from + split + size <= tokens.length &&
            names.get(phraseKey(tokens, from + split, size))?.isPlain
          )
            consume(tokens, from + length, split + size - length);
    } else if (named.make) {
      consume(tokens, from, length, ['make']);
      madeBy.add(named.make.value);
    } else if (named.isPlain && !isCount) claimAsName(tokens, hit, named);
  });
  if (models.size > 0) draft.model = [...models];
  if (madeBy.size > 0) draft.make = [...madeBy];
  else if (excluded.length > 0)
    draft.make = stock.vocabulary.makes.flatMap(({ value }) => (excluded.includes(value) ? [] : value));
};

const readValues = (tokens: Token[], stock: StockWords, draft: Draft, unknown: UnknownWords): void => {
  const { values } = phrasesOf(stock);
  const sizeOf = (words: string) => stock.other?.sizeKey(words);
  const tags = new Map((stock.values.tags ?? []).map((tag) => [sizeOf(plainly(tag, stock)) ?? '', tag]));
  let excludedUpTo = -1;
  eachPhrase(tokens, (from, length) => {
    const words = tokens.slice(from, from + length).map(({ plain }) => plain);
    const tag = length < 5 ? tags.get(sizeOf(words.join(' ')) ?? '-') : undefined;
    const match =
      tag === undefined
        ? values.get(phraseKey(tokens, from, length))
        : { key: 'tags' as const, values: [tag] };
    if (!match || (length > 1 && tokens[from + length - 1]?.key === 's')) return false;
    const not = from === excludedUpTo + 1 && tokens[from - 1]?.plain === 'or' ? 1 : excludedBy(tokens, from);
    if (not > 0) {
      const { key } = match;
      // The filter of tags cannot leave one out, and nothing is left of "automatic not cvt".
      const all = key === 'tags' ? [] : (draft[key] ?? stock.values[key] ?? []);
      const left = all.filter((value) => !match.values.includes(value));
      if (left.length > 0) draft[key] = left;
      if (left.length > 0) consume(tokens, from - not, not + length, [key]);
      else ignore(tokens, from - not, not + length);
      excludedUpTo = from + length;
      return true;
    }
    if (isPartOfOther(tokens, from + length, match.key, stock, draft.colour ? 'any' : unknown)) {
      ignore(tokens, from, length + 1);
      return true;
    }
    // The tag filter shows stock with any of its tags. A shopper who names two wants both, so the second stays a keyword.
    if (match.key === 'tags' && draft.tags && tokens[from - 1]?.plain !== 'or') {
      consume(tokens, from, length);
      for (const token of tokens.slice(from, from + length)) token.raw = '';
      (tokens[from] as Token).raw = match.values[0] ?? '';
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

/** Whether a wish contradicts one before it: `under 20k` after `under 30k`. */
const contradicts = (draft: Draft, wish: PhraseMeaning): boolean =>
  (wish.kilometresMax ?? draft.kilometresMax) !== (draft.kilometresMax ?? wish.kilometresMax) ||
  (wish.budget !== undefined && draft.budget !== undefined) ||
  (['priceRange', 'yearRange'] as const).some((key) =>
    (['min', 'max'] as const).some((end) => {
      const [before, next] = [draft[key]?.[end], wish[key]?.[end]];
      return before !== undefined && next !== undefined && before !== next;
    }),
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
      const isUnsayable = said.isUnsayable || contradicts(draft, wish);
      const end = match.index + match[0].length;
      const keys = isUnsayable ? [] : merge(draft, stock, wish);
      if (keys.length === 0 && keyword === undefined && !isUnsayable) continue;
      // A token of several words is taken as a whole or not at all.
      const covered = tokens.filter((_, place) => {
        const start = starts[place] as number;
        return start >= match.index && start < end;
      });
      covered.forEach((token, place) => {
        token.usedBy = keys;
        if (isUnsayable || (unsaid && place === 0)) token.isIgnored = true;
        if (unsaid) token.raw = place === 0 ? unsaid : '';
        if (keyword !== undefined) token.raw = place === 0 ? keyword : '';
      });
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
    if (token.usedBy || NOT_TYPOS.has(plain) || !/^[a-z]{5,}$/.test(plain)) continue;
    if (words.includes(plain) || GRAMMAR.includes(plain) || FILLERS.has(plain)) continue;
    const meant = words.find((word) => isOneOff(plain, word));
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

/** What is known beside the stock's own words. */
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
  readPhrases(tokens, stock);
  readEquipment(tokens, stock);
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
