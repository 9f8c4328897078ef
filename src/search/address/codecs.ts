import type { Range } from '../searchState';

/**
 * Reads and writes one value of an address. Law, for every value that `parse` can give:
 * `parse(serialize(value))` equals `value`. `null` means "says nothing": the filter is not set.
 */
export interface Codec<Value> {
  readonly parse: (value: string) => Value | null;
  readonly serialize: (value: Value) => string;
  readonly eq: (a: Value, b: Value) => boolean;
}

/** Longer than any honest value; what a hostile address adds beyond it would only cost memory. */
export const LONGEST_TEXT = 200;

const same = <Value>(a: Value, b: Value): boolean => a === b;

/** Half of a surrogate pair cannot be written in an address, and no record holds one. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Free text a shopper types: white space is one space, and what is too long is cut. */
export const textCodec: Codec<string> = {
  parse: (value) => {
    const plain = wellFormed(value).replace(/\s+/g, ' ').trim();
    const text = Array.from(plain).slice(0, LONGEST_TEXT).join('').trimEnd();
    return text === '' ? null : text;
  },
  serialize: (value) => value,
  eq: same,
};

/** One of several values of the index, as the index spells it. */
export const listItemCodec: Codec<string> = {
  parse: (value) => {
    const text = wellFormed(value);
    return text.trim() === '' || text.length > LONGEST_TEXT ? null : text;
  },
  serialize: (value) => value,
  eq: same,
};

/** A filter that is on or absent. */
export const flagCodec: Codec<true> = {
  parse: (value) => (value === 'true' || value === '1' ? true : null),
  serialize: () => 'true',
  eq: same,
};

/** A number of 0 or more that an address can hold without loss; `null` for everything else. */
const amount = (value: string): number | null => {
  if (value.trim() === '') return null;
  const number = Number(value);
  return number >= 0 && number <= Number.MAX_SAFE_INTEGER ? number + 0 : null;
};

/** A whole number from `least` to `most`; a greater one is `most`, so that no address leads past the end. */
export const integerCodec = (least: number, most: number = Number.MAX_SAFE_INTEGER): Codec<number> => ({
  parse: (value) => {
    const number = amount(value);
    return number === null || Math.floor(number) < least ? null : Math.min(Math.floor(number), most);
  },
  serialize: String,
  eq: same,
});

/** Dollars of 0 or more, to the cent, up to a thousand million. */
export const dollarsCodec: Codec<number> = {
  parse: (value) => {
    const number = amount(value);
    return number === null || number > 1e9 ? null : Math.round(number * 100) / 100;
  },
  serialize: String,
  eq: same,
};

const bound = (value: string, round: (value: number) => number): number | undefined => {
  const number = amount(value);
  return number === null ? undefined : round(number);
};

/**
 * `min:max` of whole numbers, either bound empty; written with `_` for the colon, read with either. A bound that is
 * no number is an empty bound; bounds in the wrong order are put right, so that a mistake does not empty the list.
 */
export const rangeCodec: Codec<Range> = {
  parse: (value) => {
    const parts = value.split(/[:_]/);
    const [first, second] = parts;
    if (parts.length !== 2 || first === undefined || second === undefined) return null;
    const min = bound(first, Math.floor);
    const max = bound(second, Math.ceil);
    if (min === undefined) return max === undefined ? null : { max };
    if (max === undefined) return { min };
    return min <= max ? { min, max } : { min: max, max: min };
  },
  serialize: ({ min, max }) => `${min ?? ''}_${max ?? ''}`,
  eq: (a, b) => a.min === b.min && a.max === b.max,
};
