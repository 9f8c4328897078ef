import { forms } from '../../../locales/site/forms';
import { locale } from '../../../locales/site/locale';
import { formatNumber } from '../../formatNumber';
import { type Cents, dollarsToCents } from '../../money';
import { err, ok, type Result } from '../../result';
import type { PriceType } from '../stockItem';
import { type ColumnStyle, cleanLine, lineReader, type Reader } from './readText';
import { readPriceType } from './readVocabulary';

export interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** `exact`: a fraction is a fault. `round`: round to the nearest whole number. Absent: keep fractions. */
  readonly whole?: 'exact' | 'round';
  /** Whether zero means "not stated": feeds write 0 cylinders for an electric vehicle. */
  readonly zeroIsAbsent?: true;
  /** Units that the feed may write after the number, in lower case. Any other unit is a fault. */
  readonly units?: readonly string[];
  /** Other units, and how much of the field's own unit one of them is: `{ miles: 1.609344 }`. */
  readonly converts?: Readonly<Record<string, number>>;
}

/** Digits with or without thousands separators, an optional fraction, an optional unit. */
const NUMBER = /^([+-]?(?:\d{1,3}(?:[ ,'’]\d{3})+|\d+)?(?:\.\d+)?)\s*([^\d\s].*)?$/u;

/** The same in countries where points part thousands, and a comma the fraction. */
const CONTINENTAL = /^([+-]?(?:\d{1,3}(?:[ .'’]\d{3})+|\d+)?(?:,\d+)?)\s*([^\d\s].*)?$/u;

/** A lone decimal comma, which cannot part thousands: `7,4`. */
const DECIMAL_COMMA = /^([+-]?\d+),(\d{1,2})(?=$|[^\d,.])/;

/** The number at the start of `line`, and the rest: `"186,000 km"` → 186000 and `km`. */
export const splitUnit = (
  line: string,
  style?: ColumnStyle,
): { readonly value: number; readonly unit: string } | null => {
  const isContinental = style?.points === 'thousands';
  const match = isContinental ? CONTINENTAL.exec(line) : NUMBER.exec(line.replace(DECIMAL_COMMA, '$1.$2'));
  const written = match?.[1] ?? '';
  const digits = isContinental
    ? written.replace(/[ .'’+]/g, '').replace(',', '.')
    : written.replace(/[ ,'’+]/g, '');
  if (!/\d/.test(digits)) return null;
  const value = Number(digits);
  return Number.isFinite(value) ? { value, unit: (match?.[2] ?? '').toLowerCase().replace(/\.$/, '') } : null;
};

/**
 * What one cell tells about its column's points: `thousands` (`1.234.567`, `1.234,50`), `decimals` (`12.5`, `45100.000`),
 * `open` (`9.990`), or nothing.
 */
export const pointsOf = (text: string): 'thousands' | 'decimals' | 'open' | undefined => {
  if (!text.includes('.')) return undefined;
  const number = /\d[\d.,'’ ]*/.exec(text)?.[0].replace(/[.,'’ ]+$/, '') ?? '';
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/.test(number)) return 'thousands';
  if (/^\d{1,3}\.\d{3}$/.test(number)) return 'open';
  return number.includes('.') ? 'decimals' : undefined;
};

/** Formats a bound, with separators only from five digits on, because years are bounds too. */
const bound = (value: number): string => (value < 10_000 ? String(value) : formatNumber(value));

const check = (value: number, rule: NumberRule): Result<number | undefined, string> => {
  if (value === 0 && rule.zeroIsAbsent) return ok(undefined);
  if (rule.whole === 'exact' && !Number.isInteger(value)) return err('is not a whole number');
  if (value < rule.min || value > rule.max) {
    return err(`is outside ${bound(rule.min)} to ${bound(rule.max)}`);
  }
  // Adding 0 turns -0, which a feed may write, into 0.
  return ok((rule.whole === 'round' ? Math.round(value) : value) + 0);
};

/** A reader of numbers within a rule's bounds. */
export const numberReader = (rule: NumberRule): Reader<number> => {
  const readLine = lineReader((line, style) => {
    const split = splitUnit(line, style);
    if (!split) return err('is not a number');
    const { value, unit } = split;
    if (unit === '' || rule.units?.includes(unit)) return check(value, rule);
    const factor = rule.converts && Object.hasOwn(rule.converts, unit) ? rule.converts[unit] : undefined;
    if (factor !== undefined) return check(value * factor, rule);
    return err(`has the unit "${unit}", which it cannot have`);
  }, 'is not a number');
  return orNumber(rule, readLine);
};

/** Checks what JSON gives as a number, and has everything else read. */
const orNumber =
  (rule: NumberRule, read: Reader<number>): Reader<number> =>
  (raw, style) => {
    if (typeof raw !== 'number') return read(raw, style);
    return Number.isFinite(raw) ? check(raw, rule) : err('is not a number');
  };

/** Below this, a `k` after a number of kilometres may stand for a thousand of them: `45k`. */
const FEWEST_WITH_K = 1_000;

/** Kilometres. `120000 k` are kilometres; `45k` could be 45 or 45,000, so it is a fault. */
export const readKilometres =
  (rule: NumberRule): Reader<number> =>
  (raw, style) => {
    const split = typeof raw === 'string' ? splitUnit(raw.trim(), style) : null;
    return split?.unit === 'k' && split.value < FEWEST_WITH_K
      ? err('may count thousands of kilometres: write the whole number')
      : numberReader(rule)(raw, style);
  };

/** The year of this vehicle's build or model: `2025`, `MY25`, `2025-11`, `11/2025`, `2025.5`. */
export const readYear = (rule: NumberRule): Reader<number> => {
  const readLine = lineReader((line) => {
    const modelYear = /^MY ?'?(\d{2}|\d{4})(?:\.\d+)?$/i.exec(line)?.[1];
    if (modelYear) return check(modelYear.length === 2 ? 2000 + Number(modelYear) : Number(modelYear), rule);
    const inDate = /^(\d{4})[-/.](?:\d{1,2})(?:[-/.T ].*)?$|^(?:\d{1,2}[-/.]){1,2}(\d{4})(?: .*)?$/.exec(
      line,
    );
    const year = inDate?.[1] ?? inDate?.[2] ?? line;
    return /^\d+(?:\.0+)?$/.test(year) ? check(Number(year), rule) : numberReader(rule)(line);
  }, 'is not a year');
  return orNumber(rule, readLine);
};

/** Words in a price column that mean no price, letters only. */
const ON_APPLICATION = new Set([
  'poa',
  'por',
  'priceonapplication',
  'priceonrequest',
  'onapplication',
  'onrequest',
  'call',
  'callforprice',
  'callus',
  'contactus',
  'contactdealer',
  'contactforprice',
  'enquire',
  'enquirenow',
  'askforprice',
]);

/** A price above a hundred million dollars is a mistake. */
const readDollars = numberReader({
  min: 0,
  max: 100_000_000,
  zeroIsAbsent: true,
  units: [locale.currency.toLowerCase(), 'dollars'],
});

/** Words after an amount that say nothing of charges, by their letters. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'incgst inclgst includinggst ono neg negotiable firm'.split(' '),
);

/** A price and the words after it, and the type of price that they name: `$45,990 DRIVE AWAY`, `$38,500 + ORC`. */
const splitPrice = (line: string): { readonly amount: string; readonly type?: PriceType | undefined } => {
  const [, amount = '', words = ''] = /^(.*\d)\W*?([a-z][a-z /.+-]*)\W*$/i.exec(line) ?? [];
  if (words === '') return { amount: line };
  if (SAYS_NOTHING.has(words.toLowerCase().replace(/[^a-z]/g, ''))) return { amount };
  const type = readPriceType(words);
  return type.kind === 'ok' && type.value !== 'poa' ? { amount, type: type.value } : { amount: line };
};

/** The type of price that the words after an amount name. */
export const priceTypeIn = (raw: unknown): PriceType | undefined =>
  typeof raw === 'string' ? splitPrice(cleanLine(raw)).type : undefined;

const SIGN = new RegExp(`^(-?)(?:${locale.currency} ?|${forms.currencyMarks.join('|')})?\\$ ?`, 'i');
const CODE = new RegExp(`^${locale.currency} ?`, 'i');

/**
 * A price in the locale's currency, with or without `$`, `AUD`, separators, cents and the mark of a footnote → whole cents, or `poa` if the
 * feed says so in words. Zero means no price, because nothing in stock is free. A negative price is a fault.
 */
export const readPrice = lineReader<Cents | 'poa'>((line, style) => {
  if (ON_APPLICATION.has(line.toLowerCase().replace(/[^a-z]/g, '')) && !/\d/.test(line)) return ok('poa');
  const amount = splitPrice(line)
    .amount.replace(SIGN, '$1')
    .replace(CODE, '')
    .replace(/[ *^†‡#$]+$/, '');
  const dollars = readDollars(amount, style);
  if (dollars.kind === 'err')
    return err(dollars.fault === 'is not a number' ? 'is not a price' : dollars.fault);
  return ok(dollars.value === undefined ? undefined : dollarsToCents(dollars.value));
}, 'is not a price');

/** A special price: like a price, but never "on application". */
export const readSpecialPrice: Reader<Cents> = (raw, style) => {
  const price = readPrice(raw, style);
  if (price.kind === 'err') return price;
  return price.value === 'poa' ? ok(undefined) : ok(price.value);
};
