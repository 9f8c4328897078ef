import type { Deal } from '../finance/financeSettings';
import type { TradeIn } from '../finance/loan';
import type { StockCard } from '../stock/stockCard';
import { dealOf, isKept, type KeptCard, MAX_KEPT, withCard } from './keptCard';

/** The list with a deal for the item, which is saved if it was not yet; without a deal, the item stays saved. */
export const withDeal = (
  saved: readonly KeptCard[],
  card: StockCard,
  deal: Deal | undefined,
  now: number,
): readonly KeptCard[] =>
  (isKept(saved, card.objectID) ? saved : withCard(saved, card, now, MAX_KEPT)).map((one) =>
    one.card.objectID === card.objectID ? { card: one.card, keptAt: one.keptAt, ...(deal && { deal }) } : one,
  );

/** The list with the missing items of a link in first place, with their deals. What the shopper has decided stays. */
export const withSent = (
  saved: readonly KeptCard[],
  sent: readonly { readonly card: StockCard; readonly deal: Deal | undefined }[],
  now: number,
): readonly KeptCard[] =>
  sent.reduceRight((all, { card, deal }) => {
    const kept = isKept(all, card.objectID) ? all : withCard(all, card, now, Number.POSITIVE_INFINITY);
    return deal && !dealOf(kept, card.objectID) ? withDeal(kept, card, deal, now) : kept;
  }, saved);

/** The trade-in of a deal that the shopper kept, to begin the next deal with: few have two vehicles to trade in. */
export function lastTradeIn(saved: readonly KeptCard[]): TradeIn {
  const { tradeInWorth, tradeInOwed } = saved.find(({ deal }) => deal?.tradeInWorth)?.deal ?? {};
  return { tradeInWorth, tradeInOwed };
}
