import { roundTo } from '../../../../domain/finance/rounding';
import { dollarsWithDecimals } from '../../../../domain/stock/display/formatPrice';
import type { LoanAnswer } from './calculateFigures';

const MOST_DECIMALS = 8;

/**
 * The exact repayment, as written in a sum with the total payable: with the fewest decimals that make
 * `n × repayment + balloon + fees` agree with the total to the cent. 260 × $170.00 would be more than the total of $44,199.18;
 * 260 × $169.99685 is not.
 */
export function repaymentInSum({ totals, conditions }: Pick<LoanAnswer, 'totals' | 'conditions'>): string {
  const { repayment, numberOfRepayments, balloon, totalPayable } = totals;
  const rest = roundTo(balloon, -2) + (conditions.upFrontFees ?? 0);
  let decimals = 2;
  const sum = () => roundTo(numberOfRepayments * roundTo(repayment, -decimals) + rest, -2);
  while (decimals < MOST_DECIMALS && sum() !== roundTo(totalPayable, -2)) decimals += 1;
  return dollarsWithDecimals(roundTo(repayment, -decimals), decimals);
}
