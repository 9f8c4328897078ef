import type { LogGrowth } from './logGrowth';

/** vⁿ = (1 + r)^−n, what a dollar due after n periods is worth now. */
export function discountFactor(count: number, growth: LogGrowth): number {
  const high = count * growth.high;
  const low = count * growth.low;
  const exponent = high + low;
  const lost = low - (exponent - high);
  const discount = Math.exp(-exponent);
  return discount - discount * lost;
}
