import type { Deal } from '../domain/finance/financeSettings';
import { withDeal } from '../domain/garage/keptCard';
import type { StockCard } from '../domain/stock/stockCard';
import { wishlist } from './garage';
import { pageValue } from './pageValue';

/**
 * The deals that came with links, by the id of the stock item. They last as long as the page is open: a link from somebody else
 * must not replace what the shopper kept.
 */
export const linkedDeals = pageValue<ReadonlyMap<string, Deal>>(new Map());

/** Applies the deal of a link to an item, or forgets it. */
export function followLinkedDeal(id: string, deal: Deal | undefined): void {
  const others = [...linkedDeals.snapshot()].filter(([one]) => one !== id);
  linkedDeals.set(new Map(deal ? [...others, [id, deal]] : others));
}

/** Keeps the shopper's deal with the saved item, in place of one that came with a link; `undefined` removes it. */
export function keepDeal(card: StockCard, deal: Deal | undefined): void {
  followLinkedDeal(card.objectID, undefined);
  wishlist.store(withDeal(wishlist.read(), card, deal, Date.now()));
}
