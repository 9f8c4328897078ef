import { formatNumber } from '../../src/domain/formatNumber';
import { textOf } from '../../src/domain/stock/parse/readText';
import { shownValue } from '../../src/domain/stock/parseStockItem';
import type { StockFieldName } from '../../src/domain/stock/stockFields';
import { hasTags } from './htmlToText';

/** What a value looks like, whatever its field. */
const looksIn = (currency: string): readonly (readonly [pattern: RegExp, what: string])[] => [
  [new RegExp(`^-?(?:[$£€¥]|${currency} ?)\\s?\\d`), 'an amount of money'],
  [/^https?:\/\/\S+$/i, 'an address'],
  [/^[\w.+-]+@[\w-]+\.[\w.]+$/, 'an email address'],
  [/^\d{4}-\d{2}-\d{2}(?:[T ].*)?$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/, 'a date'],
  [/^(?=.*\d)(?=.*[A-Z])[A-HJ-NPR-Z\d]{17}$/, 'a VIN'],
  [/^-?[\d,. ]*\d[\d,. ]*$/, 'a number'],
];

/** Fields of words, and what their values may well look like. */
const WORDS: Readonly<Partial<Record<StockFieldName, readonly string[]>>> = {
  make: [],
  model: ['a number'],
  variations: ['a number'],
  series: ['a number'],
  body: [],
  bodyType: [],
  colour: [],
  fuelType: [],
  transmission: [],
  engine: ['a number'],
  'location.name': [],
  stockName: [],
  siteDescription: [],
  equipment: [],
  tags: ['a number'],
};

/** A column of fewer values tells nothing. */
const FEWEST = 3;

/** This many values of a column are enough to tell its kind. */
const MAX_LOOKED_AT = 5_000;

interface Seen {
  count: number;
  unread: number;
  exampleUnread?: string;
  markup: number;
  readonly looks: Map<string, { count: number; readonly example: string }>;
}

const noticesOf = (field: StockFieldName, seen: Seen): readonly string[] => {
  const { count, unread, exampleUnread = '', looks, markup } = seen;
  const notices: string[] = [];
  if (markup > 0)
    notices.push(
      `${field}: ${formatNumber(markup)} values hold HTML, which visitors would see as it is: use $htmlToText`,
    );
  if (count < FEWEST) return notices;
  const odd = [...looks].find(([, look]) => look.count * 2 > count);
  if (odd)
    notices.push(
      `${field}: ${formatNumber(odd[1].count)} of ${formatNumber(count)} values look like ${odd[0]}, such as ${odd[1].example}: is it the right column?`,
    );
  else if (unread * 2 > count)
    notices.push(
      `${field}: ${formatNumber(unread)} of ${formatNumber(count)} values cannot be read, such as ${exampleUnread}: is it the right column?`,
    );
  return notices;
};

/**
 * Finds columns that were probably mapped to the wrong field: most of their values look like something else.
 * @param currency of the site's prices: `AUD`
 */
export const createColumnKinds = (currency: string) => {
  const looks = looksIn(currency);
  const columns = new Map<StockFieldName, Seen>();
  return {
    add: (field: StockFieldName, raw: unknown, isRead: boolean): void => {
      const seen: Seen = columns.get(field) ?? { count: 0, unread: 0, markup: 0, looks: new Map() };
      columns.set(field, seen);
      if (seen.count >= MAX_LOOKED_AT) return;
      seen.count++;
      if (!isRead) {
        seen.unread++;
        seen.exampleUnread ??= shownValue(raw);
      }
      const fitting = WORDS[field];
      const text = textOf(raw);
      if (!fitting || typeof text !== 'string') return;
      if (hasTags(text)) seen.markup++;
      const what = looks.find(([pattern]) => pattern.test(text.trim()))?.[1];
      if (what === undefined || fitting.includes(what)) return;
      const look = seen.looks.get(what) ?? { count: 0, example: shownValue(raw) };
      look.count++;
      seen.looks.set(what, look);
    },
    notices: (): readonly string[] => [...columns].flatMap(([field, seen]) => noticesOf(field, seen)),
  };
};
