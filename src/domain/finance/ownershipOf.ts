import type { Dollars } from '../money';

/**
 * The share of the price that is paid off, from 0 to 1: (price − balance) / price. Financed fees can put the
 * balance above the price, which is owning nothing yet; what cost nothing is owned once nothing is owed.
 *
 * @example
 * ownershipOf(20000, 5000) // → 0.75
 */
export function ownershipOf(price: Dollars, balance: Dollars): number {
  if (balance >= price) return balance > 0 ? 0 : 1;
  return (price - balance) / price;
}
