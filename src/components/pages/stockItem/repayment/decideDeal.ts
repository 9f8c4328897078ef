import { followLinkedDeal, keepDeal } from '../../../../device/deals';
import type { Deal } from '../../../../domain/finance/financeSettings';
import type { StockItem } from '../../../../domain/stock/stockItem';
import { toStockCard } from '../../../../domain/stock/toStockCard';

/** Keeps a deal with the saved item; `undefined` removes the one that was kept. */
export function decideDeal(item: StockItem, deal: Deal | undefined): void {
  leaveLink();
  keepDeal(toStockCard(item), deal);
}

/** Forgets the deal that came with a link. */
export function declineLinkedDeal({ id }: Pick<StockItem, 'id'>): void {
  leaveLink();
  followLinkedDeal(id, undefined);
}

/** The shopper has decided about the deal in the page's address, so a reload does not bring it back. */
function leaveLink(): void {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith('#my-deal')) window.history.replaceState(window.history.state, '', pathname + search);
}
