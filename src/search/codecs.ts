import { writeRange } from './queryString';
import type { Range } from './searchState';

/**
 * Reads and writes one value of an address. Law, for every value that `parse` can return:
 * `parse(serialize(value))` equals `value`. `null` means that the filter is not set.
 */
export interface Codec<Value> {
  readonly parse: (value: string) => Value | null;
  readonly serialize: (value: Value) => string;
}

/** Longer than any real value. Anything beyond it, in a hostile address, would only cost memory. */
export const LONGEST_TEXT = 200;

/** Replaces half of a surrogate pair, which no address can hold and no record has. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Free text that a shopper types. White space becomes one space, and long text is cut. */
export const textCodec: Codec<string> = {
  parse: (value) => {
    const plain = wellFormed(value).replace(/\s+/g, ' ').trim();
    const text = Array.from(plain).slice(0, LONGEST_TEXT).join('').trimEnd();
    return text === '' ? null : text;
  },
  serialize: (value) => value,
};

/** One of several values of the index, as the index spells it. */
export const listItemCodec: Codec<string> = {
  parse: (value) => {
    const text = wellFormed(value);
    return text.trim() === '' || text.length > LONGEST_TEXT ? null : text;
  },
  serialize: (value) => value,
};

/** A filter that is on or absent. */
export const flagCodec: Codec<true> = {
  parse: (value) => (value === 'true' || value === '1' ? true : null),
  serialize: () => 'true',
};

/**
 * A number of 0 or more that an address can hold exactly; `null` for anything else. Only plain digits with at most one point
 * are a number: no sign, no exponent (`1e5`), no other base (`0x10`), no other script.
 */
const amount = (value: string): number | null => {
  if (!/^\d+(?:\.\d+)?$/.test(value)) return null;
  const number = Number(value);
  return number <= Number.MAX_SAFE_INTEGER ? number : null;
};

/** A whole number from `least` to `most`. A greater number becomes `most`, so that no address leads past the end. */
export const integerCodec = (least: number, most: number = Number.MAX_SAFE_INTEGER): Codec<number> => ({
  parse: (value) => {
    const number = amount(value);
    return number === null || Math.floor(number) < least ? null : Math.min(Math.floor(number), most);
  },
  serialize: String,
});

/** Dollars of 0 or more, to the cent, up to a thousand million. */
export const dollarsCodec: Codec<number> = {
  parse: (value) => {
    const number = amount(value);
    return number === null || number > 1e9 ? null : Math.round(number * 100) / 100;
  },
  serialize: String,
};

const bound = (value: string, round: (value: number) => number): number | undefined => {
  const number = amount(value);
  return number === null ? undefined : round(number);
};

/**
 * `min:max` in whole numbers, or in the given parts of one; either bound may be empty. It is written with `_` instead of the colon, and read with either.
 * A bound that is not a number counts as empty. Bounds in the wrong order are swapped, so that a mistake does not empty the
 * list.
 */
export const rangeCodecIn = (parts: number): Codec<Range> => ({
  parse: (value) => {
    const ends = value.split(/[:_]/);
    const [first, second] = ends;
    if (ends.length !== 2 || first === undefined || second === undefined) return null;
    const min = bound(first, (number) => Math.floor(number * parts) / parts);
    const max = bound(second, (number) => Math.ceil(number * parts) / parts);
    if (min === undefined) return max === undefined ? null : { max };
    if (max === undefined) return { min };
    return min <= max ? { min, max } : { min: max, max: min };
  },
  serialize: writeRange,
});

export const rangeCodec: Codec<Range> = rangeCodecIn(1);
