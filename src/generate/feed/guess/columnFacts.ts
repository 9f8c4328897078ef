import type { FeedColumn } from './feedColumns';
import { isMake, meaningOf, WORD_FIELDS, type WordField } from './valueWords';

/** What the values of a column look like: shares from 0 to 1 of its values. */
export interface ColumnFacts {
  readonly count: number;
  readonly distinct: number;
  readonly numbers: number;
  /** Numbers in the middle and near both ends, if most values are numbers. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly money: number;
  readonly years: number;
  readonly dates: number;
  readonly vins: number;
  readonly addresses: number;
  readonly pictures: number;
  readonly films: number;
  readonly emails: number;
  readonly flags: number;
  readonly makes: number;
  /** Titles that begin with a year or a make and go on. */
  readonly titles: number;
  readonly markup: number;
  /** The mean length of a value, in characters. */
  readonly length: number;
  readonly spaces: number;
  readonly words: Readonly<Record<WordField, number>>;
  /** The commonest value. */
  readonly example: string;
}

const DATE =
  /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?:[ T].*)?$|^\d{1,2}[- ][a-z]{3,9}[- ]\d{4}|^\d{8}$|^1[5-9]\d{8}(?:\d{3})?$/i;
const NUMBER = /^-?\d[\d.,'’ ]*(?:\s?[\p{L}'"/.%³ ]{1,12})?(?:\/ ?100 ?km|\s?\d{1,2}\s?["″])?$/iu;
const MONEY = /^(?:(?:[A-Z]{1,3})?[$€£]|R\$|AUD|USD|EUR|CHF|BRL)\s?-?\d|\d\s?(?:€|EUR|CHF|USD|AUD)$/;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)|\/(?:images?|photos?|pictures?|fotos?|bilder)\//i;

/** A number as its column most probably means it, to compare sizes only. */
const sizeOf = (text: string): number => {
  const feet = /^(\d{1,3})\s?['′]\s?\d{0,2}\s?["″]?$/.exec(text)?.[1];
  if (feet !== undefined) return Number(feet);
  const digits =
    /-?\d[\d.,'’ ]*/
      .exec(text)?.[0]
      .replace(/['’ ]/g, '')
      .replace(/[.,]+$/, '') ?? '';
  const [, whole = '', fraction] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}${fraction === undefined ? '' : `.${fraction}`}`);
};

const isYear = (text: string): boolean =>
  /^(?:19|20)\d{2}(?:[./-](?:19|20)?\d{2})?(?:\.0)?$|^MY ?\d{2}$/i.test(text);

export function factsOf({ values }: FeedColumn): ColumnFacts {
  const count = values.length;
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const share = (test: (text: string) => boolean): number => {
    let sum = 0;
    for (const [value, times] of counts) if (test(value)) sum += times;
    return count === 0 ? 0 : sum / count;
  };
  const isAddress = (text: string): boolean =>
    /^(?:https?:)?\/\/\S+$/i.test(text) || /^https?:\/\//i.test(text);
  const numbers = share((text) => NUMBER.test(text) || MONEY.test(text));
  const sizes =
    numbers < 0.5
      ? []
      : values
          .filter((text) => NUMBER.test(text) || MONEY.test(text))
          .map(sizeOf)
          .filter((size) => size > 0)
          .sort((a, b) => a - b);
  const at = (part: number): number => sizes[Math.floor((sizes.length - 1) * part)] ?? 0;
  const commonest = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  const first = values[0] ?? '';
  return {
    count,
    distinct: counts.size,
    numbers,
    ...{ low: at(0.05), middle: at(0.5), high: at(0.95) },
    money: share((text) => MONEY.test(text)),
    years: share(isYear),
    dates: share((text) => DATE.test(text)),
    vins: share((text) => /^(?=.*\d)(?=.*[A-Z])[A-HJ-NPR-Z\d]{17}$/i.test(text)),
    addresses: share(isAddress),
    pictures: share((text) => isAddress(text) && PICTURE.test(text)),
    films: share((text) => isAddress(text) && /youtu\.?be|vimeo|\.mp4/i.test(text)),
    emails: share((text) => /^\S+@\S+\.\S+$/.test(text)),
    flags: share((text) => /^(?:true|false|yes|no|y|n|0|1|ja|nein|sim|não|nao|s)$/i.test(text)),
    makes: share((text) => text.length < 40 && isMake(text)),
    titles: share(
      (text) => /^(?:19|20)\d{2}\s+\S+\s+\S+/.test(text) || (/\s\S+\s/.test(text) && isMake(text)),
    ),
    markup: share((text) =>
      /<(?:p|br|ul|li|b|div|strong|span)\b[^<>]*>|&(?:amp|nbsp|[a-z]{2,6});/i.test(text),
    ),
    length: count === 0 ? 0 : values.reduce((sum, text) => sum + text.length, 0) / count,
    spaces: share((text) => /\s/.test(text)),
    words: Object.fromEntries(
      WORD_FIELDS.map((field) => [field, share((text) => meaningOf(field, text) !== undefined)]),
    ) as Record<WordField, number>,
    example: (counts.get(commonest) ?? 0) > 1 ? commonest : first,
  };
}
