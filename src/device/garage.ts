import { type KeptCard, parseKeptCards } from '../domain/garage/keptCard';
import { type KeptValue, keptValue } from './keptValue';

const VERSION = 1;
const NONE: readonly KeptCard[] = [];

/** A list of stock items on the device, stored with a version number. */
function keptCards(name: string): KeptValue<readonly KeptCard[]> {
  const kept = keptValue<{ readonly version: number; readonly items: readonly KeptCard[] }>({
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
    read: () => kept.read().items,
    shown: () => kept.shown().items,
    keep: (items) => kept.keep(items && { version: VERSION, items }),
    subscribe: kept.subscribe,
  };
}

/** The stock items that the shopper saved, the latest first. */
export const wishlist = keptCards('wishlist');

/** The stock items that the shopper looked at, the latest first. */
export const recentlyViewed = keptCards('recent');
