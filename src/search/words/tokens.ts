import { slug } from '../../domain/stock/slug';
import { LONGEST_TEXT } from '../codecs';
import type { SearchState } from '../searchState';
import type { StockWords } from './stockWords';

export interface Token {
  raw: string;
  /** Lower case, without punctuation at its ends. May hold several words (`7-seater` → `7 seater`). */
  plain: string;
  /** Its part of a spelling key; empty for punctuation. */
  key: string;
  /** The filters that it became; none for a keyword. Absent until it is read. */
  usedBy?: readonly (keyof SearchState)[];
  /** Whether it filters nothing. It is shown as not understood. */
  isIgnored?: boolean;
  /** Whether it is left out, and a word after `or` with it. */
  isLeftOut?: boolean;
}

/** The most words in which to look for a make, model or badge. */
export const LONGEST_PHRASE = 16;
const BARRIER = '|';

export const plainly = (raw: string, { tables }: StockWords): string =>
  raw
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}$<>~]+|[^\p{L}\p{N}+<>=]+$/gu, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[–—]/g, '-')
    .replace(/^(\d{4})[/&-](?=\d{4}$)/, '$1 - ')
    .replace(/(\d(?:k|km|kms)?)-(?=\$?\d)/g, '$1 - ')
    .replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/(?<=[a-z])\/(?=[a-z])/g, ' ')
    .replace(/(\dk?)\+/g, '$1 +')
    .replace(/^([<>]=?)(?=.)/, '$1 ')
    .replace(/[a-z]+/g, tables.inDigits);

/** `ranger/hilux` and `kia,mazda` are two words; `p/w` is one. */
const BETWEEN_WORDS = /\s+|(?<=\p{L}{2})[/,](?=\p{L}{2})/u;

/** Other ways to write `not`: `non-diesel`, `-white`, `neither red nor blue`. */
const WRITES_NOT =
  /(?<!\S)(?:-(?=\p{L}{2})|non[ -]|n(?:eithe|o)r |do.?n.t want |(?:other th[ae]n|apart from) )/giu;

export const tokensOf = (text: string, stock: StockWords): Token[] =>
  text
    .slice(0, LONGEST_TEXT)
    .replace(WRITES_NOT, 'not ')
    .split(BETWEEN_WORDS)
    .filter(Boolean)
    .map((raw) => {
      const plain = plainly(raw, stock);
      return {
        raw,
        plain: plain === '' && /^[-–—&+]$/.test(raw) ? '-' : plain,
        key: slug(raw).replaceAll('-', ''),
      };
    });

export const isFree = (tokens: readonly Token[], from: number, length: number): boolean =>
  from + length <= tokens.length &&
  tokens.slice(from, from + length).every(({ usedBy }) => usedBy === undefined);

/** The spelling key of some tokens; empty if the first or the last of them is punctuation. */
export const phraseKey = (tokens: readonly Token[], from: number, length: number): string =>
  tokens[from]?.key && tokens[from + length - 1]?.key
    ? tokens
        .slice(from, from + length)
        .map(({ key }) => key)
        .join('')
    : '';

/** Tries phrases from left to right, the longest first at each position, with their spelling keys. */
export const eachPhrase = (
  tokens: readonly Token[],
  take: (from: number, length: number, key: string) => boolean,
): void => {
  for (let from = 0; from < tokens.length; from += 1)
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - from); length > 0; length -= 1)
      if (isFree(tokens, from, length) && take(from, length, phraseKey(tokens, from, length))) {
        from += length - 1;
        break;
      }
};

export const consume = (
  tokens: readonly Token[],
  from: number,
  length: number,
  usedBy: Token['usedBy'] = [],
  isLeftOut?: boolean,
): void => {
  for (const token of tokens.slice(from, from + length)) Object.assign(token, { usedBy, isLeftOut });
};

/** Writes some tokens as one keyword. */
export const rewrite = (tokens: readonly Token[], from: number, length: number, keyword: string): void => {
  consume(tokens, from, length, tokens[from]?.usedBy);
  tokens.slice(from, from + length).forEach((token, place) => {
    token.raw = place === 0 ? keyword : '';
  });
};

/** Sets some tokens aside: they filter nothing. */
export const ignore = (tokens: readonly Token[], from: number, length: number): void => {
  consume(tokens, from, length);
  for (const token of tokens.slice(from, from + length)) token.isIgnored = true;
};

/** The tokens as one text for patterns, and the place of each in it. Read tokens are a barrier. */
export const textOf = (
  tokens: readonly Token[],
): { readonly text: string; readonly starts: readonly number[] } => {
  const starts: number[] = [];
  let text = '';
  for (const token of tokens) {
    starts.push(text.length);
    text += `${token.usedBy ? BARRIER : token.plain} `;
  }
  return { text, starts };
};

/** Words that exclude what follows them, at the end of a text. */
const NOT = /(?:^| )((?:not|no|isn.t|except|without|(?:any|every)[a-z]* but)(?: an?| the| any| at)?) $/;

/** How many words before a phrase exclude it: one in `not white`, two in `anything but white`, and the `or` of `not white or red`. */
export const excludedBy = (tokens: readonly Token[], from: number): number => {
  if (tokens[from - 2]?.isLeftOut && tokens[from - 1]?.plain === 'or') return 1;
  const before = tokens.slice(0, from).map(({ plain, usedBy }) => (usedBy ? BARRIER : plain));
  return NOT.exec(`${before.join(' ')} `)?.[1]?.split(' ').length ?? 0;
};
