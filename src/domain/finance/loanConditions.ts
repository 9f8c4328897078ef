import type { Dollars } from '../money';
import type { VehType } from '../stock/vehType';
import { allFees, type FinanceSettings, interestRateFor } from './financeSettings';
import type { Balloon, CreditTerms, Deposit, Fees, Months } from './loan';
import type { RepaymentFrequency } from './repaymentFrequency';

/** What a shopper decides about finance. The dealership decides the rest. */
export interface ShopperFinance {
  readonly frequency: RepaymentFrequency;
  readonly depositAmount: Dollars;
  readonly termMonths?: Months | undefined;
}

/** Everything about a loan except its price or its repayment. */
export interface LoanConditions extends CreditTerms, Balloon, Fees, Deposit {}

/** The conditions for a vehicle type. The settings replace any choice that the shopper has not made. */
export function loanConditions(
  settings: FinanceSettings,
  vehType: VehType,
  shopper: Partial<ShopperFinance>,
): LoanConditions {
  const fees = allFees(settings);
  return {
    interestRate: interestRateFor(settings.repaymentInterestRate, vehType),
    termMonths: shopper.termMonths ?? settings.repaymentTerm,
    frequency: shopper.frequency ?? settings.repaymentFrequency,
    depositAmount: shopper.depositAmount ?? settings.repaymentDepositAmount,
    depositPercentage: settings.repaymentDepositPercentage,
    balloonAmount: settings.repaymentBalloonAmount,
    balloonPercentage: settings.repaymentBalloonPercentage,
    fees: settings.feesFinanced ? fees : 0,
    upFrontFees: settings.feesFinanced ? 0 : fees,
  };
}
