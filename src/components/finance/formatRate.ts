import { locale } from '../../locales/siteLocale';
/** A rate in percent with two decimals: 11.94 → `11.94%`. */
export const formatRate = (rate: number): string => `${rate.toFixed(2)}%`;

/**
 * An interest rate, with its comparison rate where the law of the site has one. No rate is stated without it there.
 * @example
 * rateWords(8.49, 9.05) // → '8.49% p.a., comparison rate 9.05% p.a.'
 */
export const rateWords = (interestRate: number, comparisonRate: number, between = ', '): string =>
  `${formatRate(interestRate)} p.a.${locale.comparisonRate ? `${between}comparison rate ${formatRate(comparisonRate)} p.a.` : ''}`;
