/** Ends a price the way yards write them: 27,990 or 27,490; below 15,000 also 12,790 and the like. */
function priceEnding(dollars: number): number {
  const step = dollars < 15_000 ? 100 : 500;
  return Math.round(dollars / step) * step - 10;
}

/**
 * An asking price in whole dollars for a used vehicle at the end of 2026: the price when new, less about a
 * tenth for each year, more or less for kilometres above or below 15,000 a year, times how well the model
 * holds its price. `noise` is −1…1 and moves it by up to three per cent.
 */
export function marketPrice(
  newPrice: number,
  year: number,
  odometer: number,
  holds: number,
  noise: number,
): number {
  const age = 2026.9 - (year + 0.5);
  const retained = 0.97 * Math.exp(-0.098 * age) * holds;
  const surplus = odometer / 1000 - 15 * age;
  const forKilometres = Math.min(1.1, Math.max(0.8, 1 - 0.0015 * surplus));
  return priceEnding(newPrice * Math.min(0.97, retained) * forKilometres * (1 + 0.03 * noise));
}
