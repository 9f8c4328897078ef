import { wishlist } from '../../../../device/garage';
import { linkedDeals } from '../../../../device/linkedDeals';
import type { Deal } from '../../../../domain/finance/financeSettings';
import { withDeal } from '../../../../domain/garage/keptDeal';
import type { StockItem } from '../../../../domain/stock/stockItem';
import { toStockCard } from '../../../../domain/stock/toStockCard';

/** Applies the deal of a link to an item, or forgets it. */
export function followLinkedDeal(id: string, deal: Deal | undefined): void {
  const others = [...linkedDeals.snapshot()].filter(([one]) => one !== id);
  linkedDeals.set(new Map(deal ? [...others, [id, deal]] : others));
}

/** Forgets the deal that came with a link, in the page's address too, so that a reload does not bring it back. */
export function declineLinkedDeal(id: string): void {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith('#my-deal')) window.history.replaceState(window.history.state, '', pathname + search);
  followLinkedDeal(id, undefined);
}

/** Keeps a deal with the saved item, instead of one that came with a link; `undefined` removes it. */
export function decideDeal(item: StockItem, deal: Deal | undefined): void {
  declineLinkedDeal(item.id);
  wishlist.store(withDeal(wishlist.read(), toStockCard(item), deal, Date.now()));
}
