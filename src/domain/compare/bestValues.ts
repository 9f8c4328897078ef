import type { Prices } from '../stock/priceDisplay';

/** Which end of a row is always better, and the word that marks it. */
export interface Better {
  readonly end: 'least' | 'most';
  readonly word: string;
}

/**
 * The places of the best values of a row. None if fewer than two values are known, or if all known values are equal: a mark
 * says that there is something to choose. Several places if some share the best value.
 *
 * The order of the values doesn't matter: each value is marked or not, wherever it is.
 */
export function bestPlaces(values: readonly (number | undefined)[], end: Better['end']): ReadonlySet<number> {
  const known = values.filter((value) => value !== undefined);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || !(least < most)) return new Set();
  const best = end === 'least' ? least : most;
  return new Set(values.flatMap((value, place) => (value === best ? [place] : [])));
}

/**
 * The places of the lowest prices, or of anything that follows from a price, such as a repayment. None if the prices don't
 * include the same things: a price before government charges isn't lower than one with them.
 * @param amounts dollars; absent where there is no price
 */
export function cheapestPlaces(
  prices: readonly Prices[],
  amounts: readonly (number | undefined)[] = prices.map(({ price }) => price),
): ReadonlySet<number> {
  const kinds = new Set(
    prices.filter((_, place) => amounts[place] !== undefined).map(({ priceType }) => priceType),
  );
  return kinds.size > 1 ? new Set() : bestPlaces(amounts, 'least');
}
