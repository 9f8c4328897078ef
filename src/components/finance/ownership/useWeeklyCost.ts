import { useStockSettings } from '../../../content/stock/stockSettings';
import { costPartsOff, driving } from '../../../device/driving';
import { shopperFinance } from '../../../device/shopperFinance';
import { shopperPlace } from '../../../device/shopperPlace';
import { loanConditions } from '../../../domain/finance/financeSettings';
import { type RepaymentQuote, repaymentForPrice } from '../../../domain/finance/repaymentForPrice';
import { addMoney } from '../../../domain/finance/rounding';
import { centsToDollars } from '../../../domain/money';
import { registrationAYear } from '../../../domain/onRoad/feeParts';
import { onRoadVehicle } from '../../../domain/onRoad/onRoadVehicle';
import { priceToPay } from '../../../domain/onRoad/priceToPay';
import { type WeeklyCost, weeklyCost } from '../../../domain/ownership/weeklyCost';
import { pricesOf } from '../../../domain/stock/priceDisplay';
import type { StockItem } from '../../../domain/stock/stockItem';
import { wallClock } from '../../../domain/wallClock';
import { homeOf } from '../../price/toPayTermsOf';
import { useOnRoadTables } from '../../price/usePricesToPay';
import { useClock } from '../../ui/visit/useClock';
import { useStored } from '../../ui/visit/useStored';
import { useDeals } from '../useDeals';

/** The months over which services are spread where the dealer shows no repayments. */
const USUAL_TERM = 60;

/** What an item costs a week, and its repayment with its rates, or what pays for it without a loan. */
export interface ShownCost extends WeeklyCost {
  readonly repaid: RepaymentQuote | undefined;
}

/**
 * Works out what items cost this shopper a week, with the repayment of their own deal on it, or the one that the rest
 * of the site shows. Registration is that of the
 * shopper's state, or of the item's yard until they say where they live.
 */
export function useWeeklyCost(): (item: StockItem) => ShownCost {
  const settings = useStockSettings();
  const shopper = useStored(shopperFinance);
  const own = useStored(driving);
  const off = useStored(costPartsOff);
  const where = useStored(shopperPlace);
  const tables = useOnRoadTables();
  const dealFor = useDeals();
  const now = useClock();
  const { finance } = settings;
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
    const quote = finance && repaymentForPrice(price ?? 0, item.vehType, finance, deal);
    const repaid = quote?.kind === 'ok' ? quote.value : undefined;
    const cost = weeklyCost(item, {
      repayment: repaid?.kind === 'repayment' ? repaid : repaid && { displayed: 0, frequency: 'week' },
      termMonths: finance ? loanConditions(finance, item.vehType, deal).termMonths : USUAL_TERM,
      own,
      dealer: settings.runningCosts,
      registration,
      today,
      off,
    });
    return { ...cost, repaid };
  };
}
