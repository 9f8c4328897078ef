import { storedValue } from './storedValue';

/**
 * How many stock items the shopper saved. Every page's header loads this code, so it only counts the entries; `wishlist`
 * checks what they hold.
 */
export const savedCount = storedValue<number>({
  name: 'wishlist',
  lifetime: 'device',
  empty: 0,
  parse: (value) => {
    const { items } = Object(value) as { readonly items?: unknown };
    return Array.isArray(items) ? items.filter((one) => one?.card?.objectID).length : undefined;
  },
});
