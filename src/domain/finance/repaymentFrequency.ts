/** How often a repayment falls due. */
export type RepaymentFrequency = 'week' | 'fortnight' | 'month';

/** The frequencies in the order in which a form offers them. */
export const REPAYMENT_FREQUENCIES = [
  'week',
  'fortnight',
  'month',
] as const satisfies readonly RepaymentFrequency[];

/** Repayments a year. They turn an annual rate into a rate per period, and a term into a number of repayments. */
export const REPAYMENTS_PER_YEAR: Readonly<Record<RepaymentFrequency, number>> = {
  week: 52,
  fortnight: 26,
  month: 12,
};

/**
 * Periods a year that turn a periodic rate into a comparison rate. The regulations count the weeks and
 * fortnights of a whole year here, so the numbers differ from the repayments a year.
 *
 * Source: National Consumer Credit Protection Regulations 2010 (Cth), reg 100.
 */
export const COMPARISON_PERIODS_PER_YEAR: Readonly<Record<RepaymentFrequency, number>> = {
  week: 52.18,
  fortnight: 26.09,
  month: 12,
};

/** Whether a value from an address, a form or content names a frequency (inherited names do not count). */
export const isRepaymentFrequency = (value: unknown): value is RepaymentFrequency =>
  typeof value === 'string' && Object.hasOwn(REPAYMENTS_PER_YEAR, value);

/** Whole repayments in a term: months × repayments a year / 12, rounded. The inputs are already checked. */
export const repaymentCount = (termMonths: number, repaymentsPerYear: number): number =>
  Math.round((termMonths * repaymentsPerYear) / 12);
