/**
 * The largest inputs that are taken. They lie far beyond any vehicle loan and exist so that no figure can
 * overflow: sums of money at the limit are still exact in cents, and a schedule has at most 100 rows.
 */
export const FINANCE_LIMITS = {
  /** Dollars. */
  amount: 1e12,
  /** Per cent a year. */
  rate: 1e6,
  /** Months. */
  term: 1200,
} as const;
