import { shopperPlace } from '../../device/shopperPlace';
import { centsToDollars } from '../../domain/money';
import { type Prices, pricesOf } from '../../domain/stock/priceDisplay';
import type { StockItem } from '../../domain/stock/stockItem';
import { useStored } from '../ui/visit/useStored';
import { useOnRoadTables, usePricesToPay } from './usePricesToPay';

/**
 * The price of each item from which a repayment follows: what the shopper would pay if they want that to count and it is
 * known, otherwise the advertised one. A sold item has none.
 */
export function usePricesInForce(items: readonly StockItem[]): readonly Prices[] {
  const isUsed = useStored(shopperPlace)?.isUsed === true;
  const found = usePricesToPay(items, useOnRoadTables(isUsed));
  return items.map((item, place) => {
    const toPay = isUsed ? found?.[place] : undefined;
    if (toPay?.kind === 'ok') return { priceType: 'driveAway', price: centsToDollars(toPay.value.cents) };
    return item.status === 'sold' ? { priceType: item.priceType } : pricesOf(item);
  });
}
