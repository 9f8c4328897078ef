import { type Cents, centsToDollars, type Dollars, dollarsToCents } from '../../../domain/money';
import { unpackedFacts } from '../../../domain/onRoad/packedFacts';
import { priceToPay } from '../../../domain/onRoad/priceToPay';
import type { VehType } from '../../../domain/stock/stockTypes';
import type { ToPayTerms } from '../../toPayTerms';
import { numberColumn } from './column';
import { forTerms } from './forTerms';
import { type StockIndex, valueAt, withPrices } from './stockIndex';

/** The same index with what the shopper would pay as the price. A record without an estimate has no price. */
export const toPayIndex = forTerms<ToPayTerms>((before, terms) => {
  const prices = pricesToPay(before, terms);
  return {
    stock: withPrices(before, numberColumn('price', prices)),
    onCard: (rank) => {
      const toPay = prices[rank];
      return { toPayIn: terms.place, ...(toPay !== undefined && { toPay }) };
    },
  };
});

/** In dollars, by rank. */
const pricesToPay = (stock: StockIndex, terms: ToPayTerms): readonly (Dollars | undefined)[] =>
  Array.from({ length: stock.count }, (_, rank) => {
    const [packed, price] = [valueAt(stock, 'onRoad', rank), valueAt(stock, 'price', rank)];
    if (packed === undefined || price === undefined) return undefined;
    const location = String(valueAt(stock, 'location.name', rank));
    const vehicle = {
      ...unpackedFacts(String(packed)),
      vehType: valueAt(stock, 'vehType', rank) as VehType,
      price: dollarsToCents(Number(price)) as Cents,
      home: (Object.hasOwn(terms.homes, location) && terms.homes[location]) || terms.home,
    };
    const found = priceToPay(vehicle, terms.place, terms.today, terms.tables);
    return found.kind === 'ok' ? centsToDollars(found.value.cents) : undefined;
  });
