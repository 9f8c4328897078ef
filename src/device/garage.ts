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

/** The stock items that the shopper saved, the latest first. */
export const wishlist = storedCards('wishlist');

/** The stock items that the shopper looked at, the latest first. */
export const recentlyViewed = storedCards('recent');

/** The ids of the stock items that the shopper compares, the earliest first. */
export const compared = storedValue<readonly string[]>({
  name: 'compare',
  lifetime: 'device',
  empty: [],
  parse: (value) =>
    Array.isArray(value)
      ? [...new Set(value.filter((one) => typeof one === 'string'))].slice(0, MAX_COMPARED)
      : undefined,
});
