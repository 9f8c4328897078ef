import { type StoredValue, storedValue } from './storedValue';

/** Counts a list of the garage. It only counts the entries; the list itself (`garage`) checks what they hold. */
const countOf = (name: 'wishlist' | 'recent'): StoredValue<number> =>
  storedValue<number>({
    name,
    lifetime: 'device',
    empty: 0,
    parse: (value) => {
      const { items } = Object(value) as { readonly items?: unknown };
      return Array.isArray(items) ? items.filter((one) => one?.card?.objectID).length : undefined;
    },
  });

/** How many stock items the shopper saved: in every page's header. */
export const savedCount = countOf('wishlist');

/** How many stock items the shopper looked at. */
export const viewedCount = countOf('recent');
