import type { StockCard } from './stockCard';

/**
 * Whether two cards show the same: what a search adds to a hit (`_highlightResult`, `__position`) aside. A car's price
 * may change while a page stands open, when the site is built anew.
 */
export const sameCard = (a: StockCard, b: StockCard): boolean =>
  Object.keys({ ...a, ...b }).every(
    (key) => key.startsWith('_') || a[key as keyof StockCard] === b[key as keyof StockCard],
  );
