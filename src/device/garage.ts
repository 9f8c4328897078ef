import { MAX_COMPARED } from '../domain/compare/comparedIds';
import { type KeptCard, parseKeptCards } from '../domain/garage/keptCard';
import { type StoredValue, storedValue } from './storedValue';

const VERSION = 1;

/** A list of stock items on the device, stored with a version number. */
const storedCards = (name: string): StoredValue<readonly KeptCard[]> =>
  storedValue({
    name,
    lifetime: 'device',
    empty: [],
    parse: parseKeptCards,
    format: (items) => ({ version: VERSION, items }),
  });

export const wishlist = storedCards('wishlist');

export const recentlyViewed = storedCards('recent');

export const compared = storedValue<readonly string[]>({
  name: 'compare',
  lifetime: 'device',
  empty: [],
  parse: (value) =>
    Array.isArray(value)
      ? [...new Set(value.filter((one) => typeof one === 'string'))].slice(0, MAX_COMPARED)
      : undefined,
});
