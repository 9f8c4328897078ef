import { keptValue } from './keptValue';

/**
 * How many stock items the shopper saved. Every page's header shows the number, so it is counted without the rules by which
 * `wishlist` reads the items.
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
