import { storedValue } from './storedValue';

export const MOST_COMPARED = 3;

/** The ids of the stock items in the comparison. */
export const compared = storedValue<readonly string[]>({
  name: 'compare',
  lifetime: 'device',
  empty: [],
  parse: (value) =>
    Array.isArray(value)
      ? [...new Set(value.filter((one) => typeof one === 'string'))].slice(0, MOST_COMPARED)
      : undefined,
});
