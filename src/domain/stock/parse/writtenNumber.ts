/** A mark within a number, which parts thousands in one feed and a fraction in another. */
export type Mark = '.' | ',';

/** What a column uses its marks for. It decides about the cells that leave it open. */
export interface MarkUses {
  readonly '.'?: 'thousands' | 'fraction';
  readonly ','?: 'thousands' | 'fraction';
  /** Whether the mapping says so. Otherwise the cells do, and a cell that disagrees is left out. */
  readonly isStated?: true;
}

/**
 * The digits of a number. `certain` numbers mean one thing wherever they are: `8450`, `1.234,50`, `45100.5`. `open` ones could be
 * thousands or a fraction: `9.990`. `short` ones are fractions, unless digits are missing: `22.15`.
 */
export type WrittenNumber = { readonly mark?: Mark } & (
  | {
      readonly form: 'certain';
      readonly value: number;
      /** What the number shows its last mark to be for, and how many digits follow it. */
      readonly shows?: 'thousands' | 'fraction';
      readonly places?: number;
    }
  | { readonly form: 'open'; readonly thousands: number; readonly fraction: number }
  | { readonly form: 'short'; readonly fraction: number }
);

const SPACED = /^\d{1,3}(?:[ '’]\d{3})+$/;
const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const amount = (whole: string, fraction = '0'): number => Number(`${digitsOf(whole)}.${fraction}`);

/** A number whose one mark stands once: `9.990`, `22.15`, `1 234,5`. */
const withOneMark = (whole: string, mark: Mark, fraction: string): WrittenNumber | null => {
  const value = amount(whole, fraction);
  const places = fraction.length;
  if (SPACED.test(whole) || /^\d{4,}$/.test(whole))
    return { form: 'certain', mark, value, shows: 'fraction', places };
  if (!/^\d{0,3}$/.test(whole)) return null;
  return places === 3 && /^[1-9]/.test(whole)
    ? { form: 'open', mark, thousands: amount(whole + fraction), fraction: value }
    : { form: 'short', mark, fraction: value };
};

/** What digits with their separators mean; `null` if they are no number: `1,23,4`. */
export const writtenNumber = (digits: string): WrittenNumber | null => {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0)
    return /^\d+$/.test(digits) || SPACED.test(digits) ? { form: 'certain', value: amount(digits) } : null;
  const mark = digits[last] as Mark;
  const [whole, fraction] = [digits.slice(0, last), digits.slice(last + 1)];
  if (!/^\d+$/.test(fraction)) return null;
  if (!/[.,]/.test(whole)) return withOneMark(whole, mark, fraction);
  if (!GROUPED.test(whole) || new Set(whole.match(/[.,]/g)).size > 1) return null;
  if (!whole.includes(mark))
    return {
      form: 'certain',
      mark,
      value: amount(whole, fraction),
      shows: 'fraction',
      places: fraction.length,
    };
  return fraction.length === 3
    ? { form: 'certain', mark, value: amount(whole + fraction), shows: 'thousands' }
    : null;
};

/** The first number within a text, as it is written there: `AUD 9.990 *` → `9.990`. */
export const digitsIn = (text: string): string | undefined =>
  /[.,]?\d[\d.,'’ ]*/.exec(text)?.[0].replace(/[.,'’ ]+$/, '');

export interface NumberField {
  /** Whether the field's values are whole and large, so that three digits after a mark are never a fraction. */
  readonly isLarge?: boolean;
  /** Whether the field can have this value. */
  readonly fits: (value: number) => boolean;
}

/**
 * The value of a written number in a field; `null` if it cannot be told. Law: whatever the other cells of a column, one cell has
 * one value or none, unless the mapping states how numbers are written.
 */
export const numberValue = (
  written: WrittenNumber,
  field: NumberField,
  uses: MarkUses = {},
): number | null => {
  if (written.form === 'certain') return written.value;
  const use = written.mark && uses[written.mark];
  if (written.form === 'short') return use === 'thousands' ? null : written.fraction;
  const { thousands, fraction, mark } = written;
  if (uses.isStated && use) return use === 'thousands' ? thousands : fraction;
  if (!field.isLarge) {
    const fitting = [thousands, fraction].filter(field.fits);
    if (fitting.length === 1) return fitting[0] ?? null;
    if (mark === '.') return use === 'fraction' ? fraction : null;
  }
  return use === 'fraction' ? null : thousands;
};
