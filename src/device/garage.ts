import { type KeptCard, parseKeptCards } from '../domain/garage/keptCard';
import { type StoredValue, storedValue } from './storedValue';

const VERSION = 1;
const NONE: readonly KeptCard[] = [];

/** A list of stock items on the device, stored with a version number. */
function storedCards(name: string): StoredValue<readonly KeptCard[]> {
  const stored = storedValue<{ readonly version: number; readonly items: readonly KeptCard[] }>({
    name,
    lifetime: 'device',
    empty: { version: VERSION, items: NONE },
    parse: (value) => {
      const items = parseKeptCards(value);
      return items && { version: VERSION, items };
    },
  });
  return {
    empty: NONE,
    read: () => stored.read().items,
    snapshot: () => stored.snapshot().items,
    store: (items) => stored.store(items && { version: VERSION, items }),
    subscribe: stored.subscribe,
  };
}

/** The stock items that the shopper saved, the latest first. */
export const wishlist = storedCards('wishlist');

/** The stock items that the shopper looked at, the latest first. */
export const recentlyViewed = storedCards('recent');

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
