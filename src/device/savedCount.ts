import { keptValue } from './keptValue';

/**
 * How many stock items the shopper saved. Every page's header loads this code, so it only counts the entries; `wishlist`
 * checks what they hold.
 */
export const savedCount = keptValue<number>({
  name: 'wishlist',
  lifetime: 'device',
  empty: 0,
  parse: (kept) => {
    const { items } = Object(kept) as { readonly items?: unknown };
    return Array.isArray(items) ? items.filter((one) => one?.card?.objectID).length : undefined;
  },
});
