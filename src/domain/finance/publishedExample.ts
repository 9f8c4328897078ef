import { formatNumber } from '../stock/formatNumber';
import { formatPrice } from '../stock/formatPrice';
import type { FinanceSettings } from './financeSettings';

/**
 * The example that the lender publishes, as a sentence, with as much of it as the settings hold; `undefined` where they
 * hold none of it.
 *
 * @example
 * publishedExample({ purchaseAmount: 30000, repaymentPeriodMonths: 60, totalPayableAmount: 39193.2 })
 * // → 'Example: $30,000 over 60 months, total payable $39,193.20.'
 */
export function publishedExample({
  purchaseAmount,
  repaymentPeriodMonths,
  totalPayableAmount,
}: Pick<FinanceSettings, 'purchaseAmount' | 'repaymentPeriodMonths' | 'totalPayableAmount'>):
  | string
  | undefined {
  const loan = [
    purchaseAmount === undefined ? '' : formatPrice(purchaseAmount),
    repaymentPeriodMonths === undefined ? '' : `over ${formatNumber(repaymentPeriodMonths)} months`,
  ];
  const total = totalPayableAmount === undefined ? '' : `total payable ${formatPrice(totalPayableAmount)}`;
  const parts = [loan.filter(Boolean).join(' '), total].filter(Boolean);
  return parts.length === 0 ? undefined : `Example: ${parts.join(', ')}.`;
}
