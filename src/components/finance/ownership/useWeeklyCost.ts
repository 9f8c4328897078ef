import { useStockSettings } from '../../../content/stock/stockSettings';
import { costPartsOff, driving } from '../../../device/driving';
import { shopperFinance } from '../../../device/shopperFinance';
import { shopperPlace } from '../../../device/shopperPlace';
import { addMoney } from '../../../domain/finance/rounding';
import { centsToDollars } from '../../../domain/money';
import { registrationAYear } from '../../../domain/onRoad/feeParts';
import { onRoadVehicle } from '../../../domain/onRoad/onRoadVehicle';
import { priceToPay } from '../../../domain/onRoad/priceToPay';
import { type QuotedCost, quotedCost } from '../../../domain/ownership/quotedCost';
import { pricesOf } from '../../../domain/stock/priceDisplay';
import type { StockItem } from '../../../domain/stock/stockItem';
import { wallClock } from '../../../domain/wallClock';
import { homeOf } from '../../price/toPayTermsOf';
import { useOnRoadTables } from '../../price/usePricesToPay';
import { useClock } from '../../ui/visit/useClock';
import { useStored } from '../../ui/visit/useStored';
import { useDeals } from '../useDeals';

/**
 * Works out what items cost this shopper a week, with the repayment of their own deal on it, or the one that the rest
 * of the site shows. Registration comes from the
 * shopper's state, or of the item's yard until they say where they live.
 */
export function useWeeklyCost(): (item: StockItem) => QuotedCost {
  const settings = useStockSettings();
  const shopper = useStored(shopperFinance);
  const own = useStored(driving);
  const off = useStored(costPartsOff);
  const where = useStored(shopperPlace);
  const tables = useOnRoadTables();
  const dealFor = useDeals();
  const now = useClock();
  const today = now === undefined ? undefined : wallClock(new Date(now), settings.timeZone).date;

  const onRoad = (item: StockItem) => {
    if (today === undefined || tables === undefined) return {};
    const home = homeOf(settings, item.location?.name);
    const vehicle = onRoadVehicle(item, home);
    const place = where?.place ?? home;
    const registration = registrationAYear(vehicle, place, today, tables);
    const estimate = where?.isUsed ? priceToPay(vehicle, place, today, tables) : undefined;
    return {
      registration:
        registration.kind === 'ok' ? { aYear: centsToDollars(registration.value), place } : undefined,
      toPay:
        estimate?.kind === 'ok' && estimate.value.isEstimate
          ? centsToDollars(estimate.value.cents)
          : undefined,
    };
  };

  return (item) => {
    const { registration, toPay } = onRoad(item);
    const { price } = pricesOf(item);
    const onRoadCosts = toPay === undefined ? undefined : addMoney(toPay, 0, price ?? 0);
    const deal = dealFor(item.id) ?? { ...shopper, onRoadCosts };
    return quotedCost(item, price, deal, {
      finance: settings.finance,
      own,
      dealer: settings.runningCosts,
      registration,
      today,
      off,
    });
  };
}
