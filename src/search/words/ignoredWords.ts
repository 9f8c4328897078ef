import { STOCK_TYPES } from '../../domain/stock/stockTypes';
import { GRAMMAR } from './phrasing';
import { phrasesOf, type StockWords } from './stockWords';
import { eachPhrase, excludedBy, ignore, isFree, phraseKey, type Token, textOf } from './tokens';

/*
 * What a shopper types and what filters nothing, because it would hide the wrong items: idioms, what it is for, what no
 * filter can say, and words that no item of the stock has. The words themselves are in the tables.
 */

/** Typed words that no record of the stock has, in lower case and without accents. */
export type UnknownWords = ReadonlySet<string>;
export const NONE: UnknownWords = new Set();

/** Whether a word asks for nothing: a filler, or what all of the stock is called. */
export const saysNothing = (plain: string, { tables, vocabulary, other }: StockWords): boolean => {
  const { singular, plural } = STOCK_TYPES[vocabulary.stockType];
  return (
    tables.FILLERS.has(plain) ||
    [singular.toLowerCase(), plural.toLowerCase(), ...(other?.NOUNS[vocabulary.stockType] ?? [])].includes(
      plain,
    )
  );
};

/** Whether no record has any word of a token. */
export const isUnknown = ({ plain }: Token, unknown: UnknownWords): boolean => {
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => unknown.has(word));
};

/**
 * Whether a colour or a fuel belongs to the next word and not to the vehicle: `grey nomad`, `petrol head`, but not `white
 * courier van`. Only an unknown word can take it, or with `any` every other word: the second colour of `white with
 * black roof`.
 */
export const isPartOfOther = (
  tokens: readonly Token[],
  next: number,
  key: string,
  stock: StockWords,
  unknown: UnknownWords | 'any',
): boolean => {
  const [token, after] = [tokens[next], tokens[next + 1]];
  if (
    (key !== 'colour' && key !== 'fuelType') ||
    !token ||
    token.usedBy ||
    !(unknown === 'any' || isUnknown(token, unknown))
  )
    return false;
  const { names, values } = phrasesOf(stock);
  if (/\d/.test(token.plain) || saysNothing(token.plain, stock) || values.has(token.key)) return false;
  if (GRAMMAR.includes(token.plain)) return false;
  return (
    !after || !(after.usedBy?.length || names.has(after.key) || values.get(after.key)?.key === 'bodyType')
  );
};

/**
 * Reads what must not be read word by word. Identifiers with their field (`stock no U4116`) become keywords; idioms and
 * amounts that no filter can say are set aside, unless the stock itself has such a name or value.
 */
export const readPhrases = (tokens: readonly Token[], stock: StockWords): void => {
  const { WHOLE_KEYWORDS, SET_ASIDE } = stock.tables;
  const { names, values } = phrasesOf(stock);
  for (const pattern of [...WHOLE_KEYWORDS, ...SET_ASIDE]) {
    const { text, starts } = textOf(tokens);
    for (const match of text.matchAll(new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`, 'g'))) {
      const end = match.index + match[0].length;
      const from = starts.findIndex((start) => start >= match.index);
      const length = starts.filter((start) => start >= match.index && start < end).length;
      const key = phraseKey(tokens, from, length);
      if (length === 0 || !isFree(tokens, from, length) || names.has(key) || values.has(key)) continue;
      ignore(tokens, from, length);
      const { field } = match.groups ?? {};
      if (field === undefined) continue;
      const own = starts.findIndex((start) => start >= match.index + field.length);
      tokens.slice(from, from + length).forEach((token, place) => {
        token.isIgnored = false;
        if (from + place < own) token.raw = '';
      });
    }
  }
};

/** Whether a token is still an ordinary word that would become a keyword. */
const isLeft = ({ usedBy, plain }: Token, stock: StockWords): boolean =>
  usedBy === undefined && /[\p{L}\p{N}]/u.test(plain) && !saysNothing(plain, stock);

/**
 * Sets aside, of the words that have no meaning yet: what is excluded, what the vehicle is for, what no record has (all of `low
 * kms`, even where a van is a `Low`), and the words of descriptions beside all of these: in "golf clubs fit in the boot", no
 * dealer's "boot" is meant.
 */
export const ignoreWords = (
  tokens: readonly Token[],
  stock: StockWords,
  unknown: UnknownWords,
  prose: UnknownWords,
): void => {
  const { PURPOSE, NO_PURPOSE } = stock.tables;
  const { notInStock } = phrasesOf(stock);
  eachPhrase(tokens, (from, length, key) => {
    const isMissing =
      length > 1 &&
      notInStock.has(key) &&
      tokens.slice(from, from + length).some((token) => isUnknown(token, unknown));
    if (isMissing) ignore(tokens, from, length);
    return isMissing;
  });
  let isPurpose = false;
  tokens.forEach((token, place) => {
    if (token.usedBy?.length || NO_PURPOSE.has(token.plain)) isPurpose = false;
    else if (token.usedBy === undefined && PURPOSE.has(token.plain)) isPurpose = true;
    if (!isLeft(token, stock)) return;
    const not = excludedBy(tokens, place);
    const before = tokens[place - 1];
    // A number beside a word that is set aside counts that word.
    const counts = before?.isIgnored && /^\d+$/.test(token.plain);
    // A place is near no vehicle, even where a description names it.
    const isPlace = /^(?:near|around)$/.test(before?.plain ?? '') && isUnknown(token, prose);
    if (not > 0) ignore(tokens, place - not, not + 1);
    else if (isPurpose || counts || isPlace || isUnknown(token, unknown)) {
      ignore(tokens, place, 1);
      if (before && before.usedBy === undefined && /^(?:\d+|near|around)$/.test(before.plain))
        ignore(tokens, place - 1, 1);
    }
  });
  const readable = tokens
    .map((token, place) => ({ token, place }))
    .filter(({ token }) => token.usedBy !== undefined || isLeft(token, stock));
  for (const line of [readable, [...readable].reverse()])
    line.forEach(({ token, place }, nth) => {
      if (line[nth - 1]?.token.isIgnored && token.usedBy === undefined && isUnknown(token, prose))
        ignore(tokens, place, 1);
    });
};
