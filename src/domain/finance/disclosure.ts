import { formatNumber } from '../stock/display/formatNumber';
import { formatPrice } from '../stock/display/formatPrice';
import type { FinanceSettings } from './financeSettings';

/** Must stand beside every comparison rate, in full and visible. */
export const COMPARISON_RATE_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

/** What a comparison rate is based on. It stands beside the warning. */
export const COMPARISON_RATE_BASIS =
  'The comparison rate is based on a 5 year secured fixed rate consumer loan of $30,000. The rate depends on an average credit rating.';

/**
 * The lender's published example as one sentence, made of the parts that the settings have; `undefined` if they have
 * none.
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
