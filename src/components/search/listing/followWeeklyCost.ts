import type { StockSettings } from '../../../content/stock/stockSettings';
import { driving } from '../../../device/driving';
import { shopperFinance } from '../../../device/shopperFinance';
import { wallClock } from '../../../domain/wallClock';
import { weeklyCostTerms } from '../../stock/engine/weeklyCostTerms';

/**
 * Makes searches in the order of the weekly cost go by the shopper's present terms.
 * @returns whether they have changed
 */
export function followWeeklyCost({ finance, runningCosts, timeZone }: StockSettings): boolean {
  const now = Date.now();
  // Such a clock is wrong (`useClock`).
  const isUnknown = now < Date.parse(document.lastModified);
  const terms = {
    finance,
    dealer: runningCosts,
    shopper: shopperFinance.snapshot(),
    own: driving.read(),
    today: isUnknown ? undefined : wallClock(new Date(now), timeZone).date,
  };
  const isSame = JSON.stringify(terms) === JSON.stringify(weeklyCostTerms.snapshot());
  if (!isSame) weeklyCostTerms.set(terms);
  return !isSame;
}
