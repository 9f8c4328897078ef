import { keptValue } from './keptValue';

/**
 * How many stock items the shopper saved. The header of every page loads this code, so it only counts: `wishlist` checks
 * what each entry holds.
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
