import type { Locale, PriceWords } from './locale';

/** A country's locale with the dealer's own words for the prices. */
export const withPriceWords = (country: Locale, own: PriceWords): Locale => ({
  ...country,
  prices: Object.fromEntries(
    Object.entries(country.prices).map(([type, price]) => [
      type,
      { ...price, label: own[type as keyof PriceWords] ?? price.label },
    ]),
  ) as Locale['prices'],
});
