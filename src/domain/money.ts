/** Whole Australian cents. Stock prices are stored in cents, so sums and differences are exact. */
export type Cents = number & { readonly __unit: 'cents' };

/** Dollars, possibly with a fraction: the unit of feeds, addresses, the search index and the finance module. */
export type Dollars = number;

/** Dollars to the nearest whole cent (half up): 19990 → 1999000. */
export const dollarsToCents = (dollars: Dollars): Cents => Math.round(dollars * 100) as Cents;

/** Cents to dollars: 1999050 → 19990.5. */
export const centsToDollars = (cents: Cents): Dollars => cents / 100;
