import type { Reporter } from 'gatsby';
import type { Settings } from '../../config/env';
import { comparisonRateDifferences } from '../../domain/finance/comparisonRateDifferences';
import { explainFinanceFault } from '../../domain/finance/explainFinanceFault';
import type { FinanceSettings } from '../../domain/finance/financeSettings';
import { parseFinanceSettings } from '../../domain/finance/parseFinanceSettings';
import { askContent } from './askContent';

const FINANCE_QUERY = /* GraphQL */ `
  query FinanceContent {
    finance {
      enabled
      repaymentInterestRate { default new demo used }
      comparisonRate { default new demo used }
      repaymentTerm
      repaymentFrequency
      affordAmount
      repaymentDepositPercentage
      repaymentDepositAmount
      repaymentBalloonPercentage
      repaymentBalloonAmount
      repaymentEstablishFee
      repaymentOtherFee
      repaymentDealerFee
      feesFinanced
      dealerFeeIsCreditFee
      purchaseAmount
      repaymentPeriodMonths
      totalPayableAmount
    }
  }
`;

/**
 * Refuses finance settings that no figure may be made of, all faults at once, and warns where a published comparison
 * rate is not the one that the settings give: the published one is shown, and somebody should look. Gives the settings; `undefined` where repayments are switched off.
 */
export async function checkFinance(
  settings: Settings,
  reporter: Reporter,
): Promise<FinanceSettings | undefined> {
  const { finance } = await askContent<{ finance: { enabled: boolean } }>(FINANCE_QUERY, settings);
  if (!finance.enabled) return undefined;
  const parsed = parseFinanceSettings(finance);
  if (parsed.kind === 'err') {
    const reasons = parsed.fault.map((fault) => `  ${fault.input}: ${explainFinanceFault(fault)}`);
    reporter.panic(`The finance settings are wrong; nothing was built.\n${reasons.join('\n')}`);
    return undefined;
  }
  for (const { vehType, published, computed } of comparisonRateDifferences(parsed.value)) {
    reporter.warn(
      `The published comparison rate (${vehType}: ${published}%) is shown, but the settings give ${computed}%. Is it up to date?`,
    );
  }
  return parsed.value;
}
