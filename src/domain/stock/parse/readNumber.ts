import { err, ok, type Result } from '../../result';
import type { Reader } from './reader';
import { readText } from './readText';

export interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** `exact`: a fraction is a fault. `round`: round to the nearest whole number. Absent: keep fractions. */
  readonly whole?: 'exact' | 'round';
  /** Whether zero means "not stated": feeds write 0 cylinders for an electric vehicle. */
  readonly zeroIsAbsent?: true;
  /** Units that the feed may write after the number, in lower case. Any other unit is a fault. */
  readonly units?: readonly string[];
}

/** Digits with or without thousands separators, an optional fraction, an optional unit. */
const NUMBER = /^([+-]?(?:\d{1,3}(?:[ ,]\d{3})+|\d+)?(?:\.\d+)?)\s*([^\d\s].*)?$/u;

/** The number at the start of `line`, and the rest: `"186,000 km"` → 186000 and `km`. */
export const splitUnit = (line: string): { readonly value: number; readonly unit: string } | null => {
  const match = NUMBER.exec(line);
  const digits = match?.[1]?.replace(/[ ,+]/g, '') ?? '';
  if (!/\d/.test(digits)) return null;
  const value = Number(digits);
  return Number.isFinite(value) ? { value, unit: (match?.[2] ?? '').toLowerCase().replace(/\.$/, '') } : null;
};

/** Formats a bound, with separators only from five digits on, because years are bounds too. */
const bound = (value: number): string => (value < 10_000 ? String(value) : value.toLocaleString('en-AU'));

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
export const numberReader =
  (rule: NumberRule): Reader<number> =>
  (raw) => {
    if (typeof raw === 'number') return Number.isFinite(raw) ? check(raw, rule) : err('is not a number');
    const text = readText(raw);
    if (text.kind === 'err') return err('is not a number');
    if (text.value === undefined) return ok(undefined);
    const split = splitUnit(text.value);
    if (!split) return err('is not a number');
    if (split.unit !== '' && !rule.units?.includes(split.unit)) {
      return err(`has the unit "${split.unit}", which it cannot have`);
    }
    return check(split.value, rule);
  };
