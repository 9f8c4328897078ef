import type { StockCard } from '../../../domain/stock/stockCard';

/**
 * The cards that come closest: the first of each list, then the second of each, every vehicle once.
 * @param lists what is found without one filter, a list for each filter
 */
export function nearMatches(lists: readonly (readonly StockCard[])[], most: number): readonly StockCard[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const byId = new Map<string, StockCard>();
  for (let place = 0; place < longest; place += 1)
    for (const list of lists) {
      const card = list[place];
      if (card && !byId.has(card.objectID)) byId.set(card.objectID, card);
    }
  return [...byId.values()].slice(0, most);
}
