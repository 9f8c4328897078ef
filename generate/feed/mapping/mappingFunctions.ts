import { KM_PER_MILE, METRES_PER_FOOT } from '../../../src/domain/stock/factUnits';
import { splitUnit } from '../../../src/domain/stock/parse/readNumber';
import { cleanLine, isNothing, textOf } from '../../../src/domain/stock/parse/readText';
import { readTime } from '../../../src/domain/stock/parse/readTime';
import { digitsIn, numberValue, writtenNumber } from '../../../src/domain/stock/parse/writtenNumber';
import { htmlToText } from '../htmlToText';

const lineOf = (value: unknown): string | undefined => {
  const text = textOf(Array.isArray(value) && value.length === 1 ? value[0] : value);
  if (isNothing(text)) return undefined;
  return typeof text === 'string' || typeof text === 'number' ? cleanLine(String(text)) : undefined;
};

const quoted = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'nothing';

/** Of money and kilometres three digits after a mark are never a fraction. */
const LARGE = { isLarge: true, fits: () => true };

/** Miles as whole kilometres. Text that says km stays: `5 miles` → 8, `5 km` → 5. */
const km = (value: unknown): number | undefined => {
  const line = lineOf(value);
  if (line === undefined) return undefined;
  const split = splitUnit(line);
  const amount = split && numberValue(split.written, LARGE);
  if (!split || amount === null) throw new Error(`$km cannot read ${quoted(value)}`);
  return Math.round(/^k/.test(split.unit) ? amount : amount * KM_PER_MILE);
};

const METRES: readonly (readonly [unit: RegExp, metres: number])[] = [
  [/^(?:|ft|foot|feet|['′])$/, METRES_PER_FOOT],
  [/^(?:in|inch|inches|["″])$/, 0.0254],
  [/^(?:m|mtr|met(?:re|er)s?)$/, 1],
  [/^cm$/, 0.01],
  [/^mm$/, 0.001],
];

/** Nothing in stock is longer. */
const MAX_METRES = 300;

/** A length as metres: feet, unless the text names another unit: `21 ft`, `20' 6"`, `6.1 m`, `6100 mm`. */
const metres = (value: unknown): number | undefined => {
  const line = lineOf(value);
  if (line === undefined) return undefined;
  const parts = [...line.toLowerCase().matchAll(/(\d(?:[\d.,]*\d)?)\s*([a-z]+|['"′″])?/g)];
  const total = parts.reduce((sum, [, digits = '', unit = '']) => {
    const factor = METRES.find(([pattern]) => pattern.test(unit))?.[1] ?? Number.NaN;
    const written = writtenNumber(digits);
    const fits = (length: number) => length * factor <= MAX_METRES;
    const isLarge = factor < 0.01;
    const length = written && numberValue(written, { isLarge, fits }, isLarge ? {} : { '.': 'fraction' });
    return sum + (length ?? Number.NaN) * factor;
  }, 0);
  if (parts.length === 0 || Number.isNaN(total)) throw new Error(`$metres cannot read ${quoted(value)}`);
  return Math.round(total * 1000) / 1000;
};

/** The zone after a time of day: it must not move a day that was written to the day before. */
const ZONE = /(:\d{2}(?:[.,]\d+)?(?: ?[AP]M)?) ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})(?:\[[\w/+-]+\])?$/i;

/** A date, as its own clock has it, as ISO 8601. The order is `dmy` (default), `mdy` or `ymd`. */
const date = (value: unknown, order: unknown = 'dmy'): string | undefined => {
  const line = lineOf(value);
  if (line === undefined) return undefined;
  if (order !== 'dmy' && order !== 'mdy' && order !== 'ymd')
    throw new Error(`$date knows the orders dmy, mdy and ymd, not ${quoted(order)}`);
  const local = line.replace(ZONE, '$1');
  const text = order === 'ymd' ? local.replace(/^(\d{2})([-/.]\d{1,2}[-/.]\d{1,2})(?!\d)/, '20$1$2') : local;
  const read = readTime(text, order === 'mdy' ? { dates: 'monthFirst' } : undefined);
  if (read.kind === 'err') throw new Error(`$date: ${quoted(value)} ${read.fault}`);
  return read.value;
};

/**
 * The amount in a text: `$46,490 *`, `1.234,50 €`, `AUD 9.990`, `15990.0000`. Three digits after a mark are thousands, unless
 * more than three come before it. `undefined` for a text without digits.
 */
export const amountIn = (text: string): number | undefined => {
  const digits = digitsIn(text);
  if (digits === undefined) return undefined;
  const written = writtenNumber(digits);
  const value = (written && numberValue(written, LARGE)) ?? Number.NaN;
  return text.includes(`-${digits}`) ? -value : value;
};

/** The amount in a text, in dollars. No digits: nothing. */
const money = (value: unknown): number | undefined => {
  const amount = amountIn(lineOf(value) ?? '');
  if (amount !== undefined && !Number.isFinite(amount))
    throw new Error(`$money cannot read ${quoted(value)}`);
  return amount;
};

const SIZES = 'xxxl xxl xl l large full original m medium s small xs thumb thumbnail icon'.split(' ');

/** How large a picture is, by its size in words, its width, or the number in its address. */
const sizeOf = (picture: unknown, place: number): readonly [number, number] => {
  const entries = typeof picture === 'object' && picture !== null ? Object.entries(picture) : [];
  const named = (pattern: RegExp) => entries.find(([key]) => pattern.test(key))?.[1];
  const width = Number(lineOf(named(/^@?(?:width|w|pixels)$/i)));
  if (width > 0) return [width, -place];
  const word = lineOf(named(/^@?(?:size|type|name|kind)$/i))?.toLowerCase() ?? '';
  const rank = SIZES.indexOf(word);
  return [rank < 0 ? 0 : SIZES.length - rank, -place];
};

/** Of the sizes of one picture the largest; of the first, if none tells. A list of lists gives one for each. */
const largest = (sizes: unknown): unknown => {
  if (!Array.isArray(sizes)) return sizes;
  if (sizes.length > 0 && sizes.every(Array.isArray)) return sizes.map(largest);
  return sizes.reduce<unknown>((best, one, index) => {
    if (index === 0) return one;
    const [a, b] = [sizeOf(one, index), sizeOf(best, sizes.indexOf(best))];
    return a[0] > b[0] ? one : best;
  }, undefined);
};

/** The first of its arguments that has a value: `-`, `N/A` and elements without text have none. */
const first = (...values: unknown[]): unknown =>
  values.map((value) => (Array.isArray(value) ? value : textOf(value))).find((value) => !isNothing(value));

/** The functions that a mapping may call besides those of JSONata. */
export const MAPPING_FUNCTIONS = {
  date,
  first,
  htmlToText: (value: unknown) => {
    const text = textOf(value);
    if (isNothing(text)) return undefined;
    return htmlToText(Array.isArray(text) ? text.join('\n') : String(text));
  },
  km,
  largest,
  metres,
  money,
} as const;
