import { locale } from '../../locales/site/locale';
import { EM_DASH } from '../stock/display/emDash';

/** A rate in percent with two decimals: 11.94 → `11.94%`. */
export const formatRate = (rate: number): string => `${rate.toFixed(2)}%`;

/**
 * An interest rate, with its comparison rate where the law of the site has one. No rate is stated without it there: a rate that
 * cannot be worked out is a dash.
 * @example
 * rateWords(8.49, 9.05) // → '8.49% p.a., comparison rate 9.05% p.a.'
 */
export function rateWords(interestRate: number, comparisonRate: number | undefined, between = ', '): string {
  const interest = `${formatRate(interestRate)} p.a.`;
  if (!locale.hasComparisonRate) return interest;
  return `${interest}${between}comparison rate ${comparisonRate === undefined ? EM_DASH : formatRate(comparisonRate)} p.a.`;
}
