import type { Dollars } from '../money';
import { ok, type Result } from '../result';
import type { VehType } from '../stock/stockTypes';
import { comparisonRateFor, STATUTORY_EXAMPLE } from './comparisonRate';
import type { FinanceFault } from './financeFault';
import { allFees, type FinanceSettings, interestRateFor, RATE_OF_VEH_TYPE } from './financeSettings';
import type { AnnualPercent, Months } from './loan';
import { loanTotals } from './loanTotals';
import { roundTo } from './rounding';

/** What a loan at one rate comes to. Shown beside the rate, which it names. */
export interface RateExample {
  readonly interestRate: AnnualPercent;
  readonly comparisonRate: AnnualPercent;
  readonly purchaseAmount: Dollars;
  readonly termMonths: Months;
  /** Dollars and cents: all monthly repayments and the fees. */
  readonly totalPayable: Dollars;
}

/**
 * The example for the interest rate of a vehicle type: the purchase amount and the months of the settings, or else $30,000 over
 * 60 months, repaid monthly, with the fees of the settings, without deposit or balloon.
 *
 * A total that the lender publishes goes with the default interest rate, as the general comparison rate does. So it is not used
 * for a vehicle type with its own interest rate.
 *
 * Refuses settings whose fees make a comparison rate impossible.
 */
export function rateExample(settings: FinanceSettings, vehType: VehType): Result<RateExample, FinanceFault> {
  const comparisonRate = comparisonRateFor(settings, vehType);
  if (comparisonRate.kind === 'err') return comparisonRate;
  const interestRate = interestRateFor(settings.repaymentInterestRate, vehType);
  const isDefault = settings.repaymentInterestRate[RATE_OF_VEH_TYPE[vehType]] === undefined;
  const computed = computedTotal(settings, interestRate);
  if (computed.kind === 'err') return computed;
  return ok({
    interestRate,
    comparisonRate: comparisonRate.value,
    ...exampleLoan(settings),
    totalPayable: (isDefault ? settings.totalPayableAmount : undefined) ?? computed.value,
  });
}

/** A published total that does not follow from the default rate and the fees in the settings. The build warns of it. */
export function totalPayableDifference(
  settings: FinanceSettings,
): { readonly published: Dollars; readonly computed: Dollars } | undefined {
  const { totalPayableAmount: published } = settings;
  const computed = computedTotal(settings, settings.repaymentInterestRate.default);
  if (published === undefined || computed.kind === 'err' || published === computed.value) return undefined;
  return { published, computed: computed.value };
}

const exampleLoan = ({ purchaseAmount, repaymentPeriodMonths }: FinanceSettings) => ({
  purchaseAmount: purchaseAmount ?? STATUTORY_EXAMPLE.credit,
  termMonths: repaymentPeriodMonths ?? STATUTORY_EXAMPLE.termMonths,
});

/** Dollars, to the cent. */
function computedTotal(
  settings: FinanceSettings,
  interestRate: AnnualPercent,
): Result<Dollars, FinanceFault> {
  const { purchaseAmount, termMonths } = exampleLoan(settings);
  const fees = allFees(settings);
  const totals = loanTotals({
    price: purchaseAmount,
    ...(settings.feesFinanced ? { fees } : { upFrontFees: fees }),
    interestRate,
    termMonths,
    frequency: STATUTORY_EXAMPLE.frequency,
  });
  return totals.kind === 'ok' ? ok(roundTo(totals.value.totalPayable, -2)) : totals;
}
