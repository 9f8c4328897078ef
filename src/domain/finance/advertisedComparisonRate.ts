import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import { comparisonRate } from './comparisonRate';
import type { FinanceFault } from './financeFault';
import type { AnnualPercent } from './financeUnits';
import { roundTo } from './roundTo';

/** What a comparison rate is advertised for. */
export interface AdvertisedCredit {
  readonly interestRate: AnnualPercent;
  /** Credit fees and charges at time 0, dollars. Government charges, such as the PPSR fee, are left out. */
  readonly creditFees?: Dollars | undefined;
  /** Credit fee with every monthly repayment, dollars. */
  readonly feePerRepayment?: Dollars | undefined;
}

/** The statutory example: $30,000 over 5 years, repaid monthly whatever frequency a shopper picks. */
export const STATUTORY_EXAMPLE = { credit: 30000, termMonths: 60, frequency: 'month' } as const;

/**
 * The comparison rate that stands next to an interest rate: per cent a year with two decimals, half up, for
 * the statutory example. The repayments are those on $30,000; the fees are paid at time 0. That is how the
 * published rates of Australian banks come out.
 *
 * Source: National Consumer Credit Protection Regulations 2010 (Cth), reg 99 and 100.
 *
 * Refuses a rate or fees that are negative or not finite, and fees of $30,000 or more.
 *
 * @example
 * advertisedComparisonRate({ interestRate: 8.49, creditFees: 250, feePerRepayment: 10 }) // → 9.54
 */
export function advertisedComparisonRate(credit: AdvertisedCredit): Result<AnnualPercent, FinanceFault> {
  const { interestRate, creditFees, feePerRepayment } = credit;
  const result = comparisonRate({ ...STATUTORY_EXAMPLE, interestRate, creditFees, feePerRepayment });
  return result.kind === 'ok' ? ok(roundTo(result.value.rate, -2)) : result;
}
