import type { Reporter } from 'gatsby';
import { comparisonRateDifferences } from '../../domain/finance/comparisonRateFor';
import { explainFinanceFault } from '../../domain/finance/explainFinanceFault';
import type { FinanceSettings } from '../../domain/finance/financeSettings';
import { parseFinanceSettings } from '../../domain/finance/parseFinanceSettings';
import type { ContentSource } from './contentSource';

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
 * Reads the finance settings. If they are unusable, it ends the process with all faults in one message. If a published
 * comparison rate differs from the one that the settings give, the published rate is shown, and the build warns.
 * @returns `undefined` if repayments are switched off
 */
export async function checkFinance(
  content: ContentSource,
  reporter: Reporter,
): Promise<FinanceSettings | undefined> {
  const { finance } = await content.ask<{ finance: { enabled: boolean } }>(FINANCE_QUERY);
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
