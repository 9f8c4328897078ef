import type { StockCard } from './stockCard';

/**
 * Whether two cards show the same, apart from what a search adds to a hit (`_highlightResult`, `__position`). An item's price
 * may change while a page is open, if the site is rebuilt.
 */
export const sameCard = (a: StockCard, b: StockCard): boolean =>
  Object.keys({ ...a, ...b }).every(
    (key) => key.startsWith('_') || a[key as keyof StockCard] === b[key as keyof StockCard],
  );
