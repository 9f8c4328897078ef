import type { Dollars } from '../money';
import type { Prices } from './priceDisplay';

/** What the vehicles of an offer cost, from their own prices. Money is in dollars. */
export interface OfferFigures {
  /** How many vehicles qualify. */
  readonly count: number;
  /** The lowest price with what it includes. Absent if every price is on application. */
  readonly from?: Prices & { readonly price: Dollars };
  /** The least and the most that a special price saves. Absent if none is reduced. */
  readonly saving?: { readonly least: Dollars; readonly most: Dollars };
}

/** The figures of an offer. The order of its vehicles does not matter, except between two of the same price. */
export function offerFigures(vehicles: readonly Prices[]): OfferFigures {
  const priced = vehicles.flatMap(({ priceType, price, wasPrice }) =>
    priceType === 'poa' || price === undefined ? [] : [{ priceType, price, wasPrice }],
  );
  const savings = priced
    .flatMap(({ price, wasPrice }) => (wasPrice === undefined ? [] : [(wasPrice - price) as Dollars]))
    .filter((saving) => saving > 0);
  const [first, ...others] = priced;
  const cheapest = others.reduce((low, one) => (low && one.price < low.price ? one : low), first);
  return {
    count: vehicles.length,
    ...(cheapest && { from: { priceType: cheapest.priceType, price: cheapest.price } }),
    ...(savings.length > 0 && {
      saving: {
        least: savings.reduce((low, one) => (one < low ? one : low)),
        most: savings.reduce((high, one) => (one > high ? one : high)),
      },
    }),
  };
}
