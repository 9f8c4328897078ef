import { FINANCE_LIMITS } from './financeLimits';

/** Whether a value is a finite amount of dollars from 0 to the limit; NaN fails both comparisons. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= FINANCE_LIMITS.amount;
