import { slug, spellingKey } from '../../domain/stock/slug';
import { STOCK_TYPES } from '../../domain/stock/stockTypes';
import { canonicalState } from '../address/canonicalState';
import { LONGEST_TEXT } from '../address/codecs';
import { fold } from '../engines/embedded/text/fold';
import type { SearchState } from '../searchState';
import { type Asked, PHRASINGS, sizeKey } from './phrasing';
import { type Named, phrasesOf, type StockWords } from './stockWords';
import { FILLERS } from './synonyms';

/** What was understood of the words that somebody typed. */
export interface Reading {
  /** The filters, and what is left as its keywords. */
  readonly state: SearchState;
  /** Which words gave which filters, in the order in which they were typed. */
  readonly understood: readonly { readonly words: string; readonly keys: readonly (keyof SearchState)[] }[];
}

interface Token {
  raw: string;
  /** Lower case, without punctuation at its ends; may hold several words (`7-seater` → `7 seater`). */
  readonly plain: string;
  /** Its part of a spelling key; empty for punctuation. */
  readonly key: string;
  claim?: readonly (keyof SearchState)[];
}

type Draft = { -readonly [Key in keyof SearchState]: SearchState[Key] };

/** No name of a make, model or badge is looked for in more words. */
const LONGEST_PHRASE = 16;
const BARRIER = '|';

const plainly = (raw: string): string =>
  fold(raw)
    .replace(/^[^\p{L}\p{N}$<>~]+|[^\p{L}\p{N}+<>=]+$/gu, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[–—]/g, '-')
    .replace(/(\d(?:k|km|kms)?)-(?=\$?\d)/g, '$1 - ')
    .replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/(?<=[a-z])\/(?=[a-z])/g, ' ')
    .replace(/(\d)\+/g, '$1 +')
    .replace(/^([<>]=?)(?=.)/, '$1 ');

const tokensOf = (text: string): Token[] =>
  text
    .slice(0, LONGEST_TEXT)
    .split(/\s+/)
    .filter(Boolean)
    .map((raw) => {
      const plain = plainly(raw);
      return {
        raw,
        plain: plain === '' && /^[-–—&+]$/.test(raw) ? '-' : plain,
        key: slug(raw).replaceAll('-', ''),
      };
    });

const isFree = (tokens: readonly Token[], from: number, length: number): boolean =>
  from + length <= tokens.length &&
  tokens.slice(from, from + length).every(({ claim }) => claim === undefined);

/** The spelling key of some tokens, without punctuation before or after it. */
const phraseKey = (tokens: readonly Token[], from: number, length: number): string =>
  tokens[from]?.key && tokens[from + length - 1]?.key
    ? tokens
        .slice(from, from + length)
        .map(({ key }) => key)
        .join('')
    : '';

/** Looks for phrases from left to right, at each place the longest first. */
const eachPhrase = (tokens: readonly Token[], take: (from: number, length: number) => boolean): void => {
  for (let from = 0; from < tokens.length; from += 1)
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - from); length > 0; length -= 1)
      if (isFree(tokens, from, length) && take(from, length)) {
        from += length - 1;
        break;
      }
};

const claim = (tokens: readonly Token[], from: number, length: number, keys: Token['claim'] = []): void => {
  for (const token of tokens.slice(from, from + length)) token.claim = keys;
};

/** `BMW 3`: a name this short or of digits alone is a model only where its make or nothing of a number is beside it. */
const IS_SLIGHT = /^(?:[a-z]?\d{0,2}|\d{3})$/;
const IS_YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;
const COUNTS_SOMETHING =
  /^(?:seat|door|cyl|km?s?$|grand|thousand|kilomet|week|month|fortnight|x$|wheel|berth|foot|feet|ft|tonne|or$|-|to$)/;

interface Hit {
  readonly from: number;
  readonly length: number;
  readonly key: string;
}

/**
 * Stock spells one model in several ways, and a phrase that finds one spelling means the others too: `Mazda 3` is
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

/** Makes and models become filters; badges, registrations and stock numbers stay words that nothing else may take. */
const readNames = (tokens: Token[], stock: StockWords, draft: Draft): void => {
  const { names, values } = phrasesOf(stock);
  const hits: Hit[] = [];
  eachPhrase(tokens, (from, length) => {
    const key = phraseKey(tokens, from, length);
    if (!names.has(key)) return false;
    // Right after its make a model comes before a longer badge that begins with it.
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
  hits.forEach((hit, place) => {
    const { from, length, key } = hit;
    const named = names.get(key);
    if (!named) return;
    const before = hits[place - 1];
    const makeBefore =
      before && before.from + before.length === from ? names.get(before.key)?.make : undefined;
    const after = tokens[from + length]?.plain ?? '';
    const ofNeighbour = named.models.filter(({ make }) => make === makeBefore);
    const own = ofNeighbour.length
      ? ofNeighbour
      : named.models.filter(({ make }) => makes.size === 0 || makes.has(make));
    const isCount =
      /\d$/.test(key) &&
      (COUNTS_SOMETHING.test(after) ||
        (IS_YEAR.test(key) && names.get(phraseKey(tokens, from + length, 1))?.make));
    // A name alone that is a badge, a model or another word too (`GT`, `Genesis`) may be either: it stays a keyword.
    const isOther =
      named.isPlain ||
      (named.make
        ? named.models.some(({ make }) => make !== named.make)
        : named.models.length > 0 && values.has(key));
    const value = values.get(key);
    const isBody = value?.key === 'bodyType' && value.values.some((each) => spellingKey(each) === key);
    if (hits.length === 1 && isOther && !isBody && !isCount) {
      claim(tokens, from, length);
      return;
    }
    const isCertain =
      ofNeighbour.length > 0 ||
      (!IS_SLIGHT.test(key) && !named.make && !(makes.size === 0 && (values.has(key) || named.isPlain)));
    // Said a second time, `Mini Convertible convertible` is the body.
    const isRepeated = values.has(key) && own.some(({ value }) => models.has(value));
    const isModel = !isRepeated && own.length > 0 && isCertain && !isCount;
    if (isModel) {
      for (const { value, make } of [...own, ...otherSpellings(names, tokens, hit, own)]) {
        models.add(value);
        madeBy.add(make.value);
      }
      claim(tokens, from, length, ['model']);
      // The rest of a badge whose beginning was taken for the model (`Rav` `4 GX Auto`) is nothing else either.
      for (let size = LONGEST_PHRASE; size > 1; size -= 1)
        for (let split = 1; split < length; split += 1)
          if (
            split + size > length &&
            from + split + size <= tokens.length &&
            names.get(phraseKey(tokens, from + split, size))?.isPlain
          )
            claim(tokens, from + length, split + size - length);
    } else if (named.make) {
      claim(tokens, from, length, ['make']);
      madeBy.add(named.make.value);
    } else if (named.isPlain && !isCount) claim(tokens, from, length);
  });
  if (models.size > 0) draft.model = [...models];
  if (madeBy.size > 0) draft.make = [...madeBy];
};

const readValues = (tokens: Token[], stock: StockWords, draft: Draft): void => {
  const { values } = phrasesOf(stock);
  const tags = new Map((stock.values.tags ?? []).map((tag) => [sizeKey(plainly(tag)) ?? '', tag]));
  eachPhrase(tokens, (from, length) => {
    const words = tokens.slice(from, from + length).map(({ plain }) => plain);
    const tag = length < 5 ? tags.get(sizeKey(words.join(' ')) ?? '-') : undefined;
    const found =
      tag === undefined
        ? values.get(phraseKey(tokens, from, length))
        : { key: 'tags' as const, values: [tag] };
    if (!found) return false;
    // The filter shows stock with any of its tags. Who names two wants both, so the second one stays a keyword.
    if (found.key === 'tags' && draft.tags && tokens[from - 1]?.plain !== 'or') {
      claim(tokens, from, length);
      for (const token of tokens.slice(from, from + length)) token.raw = '';
      (tokens[from] as Token).raw = found.values[0] ?? '';
      return true;
    }
    draft[found.key] = [...new Set([...(draft[found.key] ?? []), ...found.values])];
    claim(tokens, from, length, [found.key]);
    return true;
  });
};

const seatsBetween = (stock: StockWords, least: number, most: number): readonly string[] => {
  const seats = (stock.values.seats ?? []).filter((value) => Number(value) >= least && Number(value) <= most);
  return seats.length > 0 ? seats : [String(least)];
};

const merge = (
  draft: Draft,
  stock: StockWords,
  { seatsFrom, seatsTo, ...asked }: Asked,
): readonly (keyof SearchState)[] => {
  const vehType = asked.vehType && [...new Set([...(draft.vehType ?? []), ...asked.vehType])];
  const ranges = {
    ...(asked.priceRange && { priceRange: { ...draft.priceRange, ...asked.priceRange } }),
    ...(asked.yearRange && { yearRange: { ...draft.yearRange, ...asked.yearRange } }),
  };
  Object.assign(draft, asked, ranges, vehType && { vehType });
  if (seatsFrom === undefined) return Object.keys(asked) as (keyof SearchState)[];
  draft.seats = seatsBetween(stock, seatsFrom, seatsTo ?? Number.POSITIVE_INFINITY);
  return ['seats'];
};

const readPhrasings = (tokens: Token[], stock: StockWords, draft: Draft): void => {
  for (const { pattern, read } of PHRASINGS) {
    const starts: number[] = [];
    let text = '';
    for (const token of tokens) {
      starts.push(text.length);
      text += `${token.claim ? BARRIER : token.plain} `;
    }
    for (const match of text.matchAll(pattern)) {
      const { keyword, ...asked } = read(match.groups ?? {}) ?? {};
      const end = match.index + match[0].length;
      const keys = merge(draft, stock, asked);
      if (keys.length === 0 && keyword === undefined) continue;
      // A token of several words is taken whole or not at all.
      const taken = tokens.filter((_, place) => {
        const start = starts[place] as number;
        return start >= match.index && start < end;
      });
      taken.forEach((token, place) => {
        token.claim = keys;
        if (keyword !== undefined) token.raw = place === 0 ? keyword : '';
      });
    }
  }
};

/** Chips read from the left; neighbours of one filter are one phrase. */
const phrasesOfClaims = (tokens: readonly Token[]): Reading['understood'] => {
  const phrases: { words: string; keys: readonly (keyof SearchState)[] }[] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    const phrase = phrases.at(-1);
    if (token.claim?.length && phrase && last?.claim === token.claim) phrase.words += ` ${token.raw}`;
    else if (token.claim?.length) phrases.push({ words: token.raw, keys: token.claim });
    last = token;
  }
  return phrases;
};

/**
 * Reads what somebody typed as a search: filters where the words mean one, keywords for the rest. Names of this stock
 * win over grammar. Where nothing is understood the words stay as they are typed.
 */
export const readWords = (text: string, stock: StockWords): Reading => {
  const tokens = tokensOf(text);
  const draft: Draft = {};
  readNames(tokens, stock, draft);
  readValues(tokens, stock, draft);
  readPhrasings(tokens, stock, draft);
  const understood = phrasesOfClaims(tokens);
  const { singular, plural } = STOCK_TYPES[stock.vocabulary.stockType];
  const nouns = new Set([singular.toLowerCase(), plural.toLowerCase()]);
  const left = tokens.filter(
    ({ claim, plain }) =>
      !claim?.length &&
      !(
        understood.length > 0 &&
        claim === undefined &&
        (FILLERS.has(plain) || nouns.has(plain) || /^\W*$/.test(plain))
      ),
  );
  const keywords = left
    .map(({ raw }) => raw)
    .filter(Boolean)
    .join(' ');
  return { state: canonicalState({ ...draft, keywords }, stock.vocabulary).state, understood };
};
