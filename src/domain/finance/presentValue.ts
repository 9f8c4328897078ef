import type { Dollars } from '../money';
import { productLost } from './productLost';

/** A sum in two parts: as the machine rounds it, and what that loses. */
export interface PresentValue {
  readonly value: Dollars;
  readonly lost: Dollars;
}

/**
 * What repayments are worth at time 0: a·E/r, at r = 0 a·n. It meets fees, a deposit and a balloon in a sum
 * where it can cancel, so what its product and its quotient lose is handed on.
 *
 * @param share E = 1 − (1 + r)^−n
 */
export function presentValue(
  repayment: Dollars,
  share: number,
  periodicRate: number,
  count: number,
): PresentValue {
  if (periodicRate === 0) return { value: repayment * count, lost: 0 };
  const product = repayment * share;
  const value = product / periodicRate;
  const back = value * periodicRate;
  const rest = product - back - productLost(value, periodicRate, back);
  return { value, lost: (rest + productLost(repayment, share, product)) / periodicRate };
}
