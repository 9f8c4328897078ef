import type { RateExample } from '../../domain/finance/rateExample';
import { formatNumber } from '../../domain/formatNumber';
import { formatPrice } from '../../domain/stock/display/formatPrice';
import { formatCents } from './calculator/figures/formatCents';
import { formatRate } from './formatRate';

/**
 * Examples in words. Those of one loan are together, and each names its rates once:
 * `Example: $30,000 over 60 months, total payable $37,407.21 in monthly repayments at 8.49% p.a. (comparison rate 9.06% p.a.).`
 */
export function examplesWords(examples: readonly RateExample[]): string {
  const totals = new Map<string, Set<string>>();
  for (const { purchaseAmount, termMonths, totalPayable, interestRate, comparisonRate } of examples) {
    const loan = `${formatPrice(purchaseAmount)} over ${formatNumber(termMonths)} months`;
    const rates = `${formatRate(interestRate)} p.a. (comparison rate ${formatRate(comparisonRate)} p.a.)`;
    const ofLoan = totals.get(loan) ?? new Set();
    totals.set(loan, ofLoan.add(`${formatCents(totalPayable)} in monthly repayments at ${rates}`));
  }
  return [...totals]
    .map(([loan, ofLoan]) => `Example: ${loan}, total payable ${[...ofLoan].join(', or ')}.`)
    .join(' ');
}
