/**
 * What rounding a product loses: a·b − product, where `product` is `a * b` as the machine gives it. Each
 * factor is taken as 24 bits and the rest, whose products are exact.
 *
 * Source: T. J. Dekker, A floating-point technique for extending the available precision, 1971.
 *
 * @example
 * productLost(0.1, 10, 1) // → 5.551115123125783e-17
 */
export function productLost(a: number, b: number, product: number): number {
  const aHigh = Math.fround(a);
  const bHigh = Math.fround(b);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  return aHigh * bHigh - product + aHigh * bLow + aLow * bHigh + aLow * bLow;
}
