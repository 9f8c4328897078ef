import { formatNumber } from '../../formatNumber';
import { err, ok, type Result } from '../../result';
import { lineReader, type Reader } from './readText';
import { numberValue, type WrittenNumber, writtenNumber } from './writtenNumber';

export interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** `exact`: a fraction is a fault. `round`: round to the nearest whole number. Absent: keep fractions. */
  readonly whole?: 'exact' | 'round';
  /** Whether zero means "not stated": feeds write 0 cylinders for an electric vehicle. */
  readonly zeroIsAbsent?: true;
  /** Whether values are whole and large: `9.990` is nine thousand, never ten less a hundredth. */
  readonly isLarge?: true;
  /** Units that the feed may write after the number, in lower case. Any other unit is a fault. */
  readonly units?: readonly string[];
  /** Other units, and how much of the field's own unit one of them is: `{ miles: 1.609344 }`. */
  readonly converts?: Readonly<Record<string, number>>;
  /** How many decimals a converted value keeps; absent: none. `4,960 lbs` are 2,250 kg. */
  readonly convertedDecimals?: number;
}

/** A sign, digits with or without separators, and an optional unit. */
const NUMBER = /^([+-]?)((?:\d[\d.,'’ ]*)?\d|[.,]\d+)\s*([^\d\s].*)?$/u;

/** Marks that people put into a unit, as in `k.m.` and `KM's`; alone, they are feet. */
const INSIDE_UNIT = /(?<=[a-z])(?:[.](?=[a-z]|$)|['’](?=s$))/g;

interface NumberWithUnit {
  readonly sign: 1 | -1;
  readonly written: WrittenNumber;
  /** In lower case; empty if there is none. */
  readonly unit: string;
}

/** The number at the start of `line`, and the rest: `"186,000 km"` → 186000 and `km`. */
export const splitUnit = (line: string): NumberWithUnit | null => {
  const [, sign = '', digits = '', unit = ''] = NUMBER.exec(line) ?? [];
  const written = writtenNumber(digits);
  return (
    written && { sign: sign === '-' ? -1 : 1, written, unit: unit.toLowerCase().replace(INSIDE_UNIT, '') }
  );
};

/** Formats a bound, with separators only from five digits on, because years are bounds too. */
const bound = (value: number): string => (value < 10_000 ? String(value) : formatNumber(value));

const roundTo = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** More decimals than these come of a conversion elsewhere: `4250.160506900001`. */
const DECIMALS = 3;

const check = (value: number, rule: NumberRule, decimals = DECIMALS): Result<number | undefined, string> => {
  if (value === 0 && rule.zeroIsAbsent) return ok(undefined);
  if (rule.whole === 'exact' && !Number.isInteger(value)) return err('is not a whole number');
  if (value < rule.min || value > rule.max) {
    return err(`is outside ${bound(rule.min)} to ${bound(rule.max)}`);
  }
  // Adding 0 turns -0, which a feed may write, into 0.
  return ok(roundTo(value, rule.whole === 'round' ? 0 : decimals) + 0);
};

/** Whether the numbers of a unit are small and have fractions, whatever its field's usual numbers are: `2.450 t`. */
export const isLargeUnit = (factor: number): boolean => factor >= 10;

/** Why a number is left out that its column does not make certain. */
const MAY_BE_EITHER =
  'may be thousands or a fraction, as the other values of its column show (decimalMark in the mapping can say which)';

/** A reader of numbers within a rule's bounds. */
export const numberReader = (rule: NumberRule): Reader<number> => {
  const readLine = lineReader((line, style) => {
    const split = splitUnit(line);
    if (!split) return err('is not a number');
    const { sign, written, unit } = split;
    const isOwn = unit === '' || rule.units?.includes(unit);
    const factor = isOwn
      ? 1
      : rule.converts && Object.hasOwn(rule.converts, unit)
        ? rule.converts[unit]
        : undefined;
    if (factor === undefined) return err(`has the unit "${unit}", which it cannot have`);
    const isSmall = isLargeUnit(factor);
    const fits = (value: number) => value * factor >= rule.min && value * factor <= rule.max;
    const isLarge = rule.isLarge && !isSmall;
    const value = numberValue(written, { isLarge, fits }, isSmall ? undefined : style?.marks);
    if (value === null) return err(MAY_BE_EITHER);
    return check(sign * value * factor, rule, isOwn ? DECIMALS : (rule.convertedDecimals ?? 0));
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

/** Digits that people type where a number of kilometres is missing. */
const PLACEHOLDER = /^(?:9{6,}|1234567)$/;

/** A `k` after a number of kilometres may stand for a thousand of them, as in `45k`, unless the number is this large. */
const COUNTS_THOUSANDS = /^[+-]?\d{1,3}(?:[.,]\d+)? ?k\.?$/i;

/** Kilometres. `120000 k` are kilometres; `45k` could be 45 or 45,000, so it is a fault. */
export const readKilometres = (rule: NumberRule): Reader<number> => {
  const read = numberReader(rule);
  return (raw, style) => {
    if (typeof raw === 'string' && COUNTS_THOUSANDS.test(raw.trim()) && !/[.,]\d{3} ?k/i.test(raw))
      return err('may count thousands of kilometres: write the whole number');
    const kilometres = read(raw, style);
    return kilometres.kind === 'ok' && PLACEHOLDER.test(String(kilometres.value))
      ? err('is a placeholder')
      : kilometres;
  };
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
