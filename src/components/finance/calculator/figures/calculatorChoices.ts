import { STATUTORY_EXAMPLE } from '../../../../domain/finance/comparisonRate';
import {
  allFees,
  type FeeLine,
  type FinanceSettings,
  feeLines,
  firstAffordAmount,
  interestRateFor,
  type LoanChoices,
  type LoanConditions,
  loanConditions,
  withFees,
} from '../../../../domain/finance/financeSettings';
import type { AnnualPercent } from '../../../../domain/finance/loan';
import type { Dollars } from '../../../../domain/money';
import type { VehType } from '../../../../domain/stock/stockTypes';

/** What the calculator answers: the repayment of a price, or the price that a repayment reaches. */
export const ANSWERS = ['repayment', 'price'] as const;

export type Answer = (typeof ANSWERS)[number];

/** The shopper's choices. The dealership's settings replace absent ones. At most one balloon is set. */
export interface CalculatorChoices extends LoanChoices {
  readonly answer?: Answer | undefined;
  readonly price?: Dollars | undefined;
  readonly affordAmount?: Dollars | undefined;
  readonly vehType?: VehType | undefined;
  /** The shopper's own rate, instead of the vehicle type's. */
  readonly interestRate?: AnnualPercent | undefined;
  /** All fees together, instead of the dealership's. */
  readonly fees?: Dollars | undefined;
}

export interface CalculatorTerms {
  readonly answer: Answer;
  readonly vehType: VehType;
  readonly price: Dollars;
  readonly affordAmount: Dollars;
  readonly conditions: LoanConditions;
  readonly feeLines: readonly FeeLine[];
  readonly settings: FinanceSettings;
  /** Whether rate, fees and balloon are the dealership's. The search only knows those. */
  readonly areDealershipTerms: boolean;
}

/** The first vehicle type: its rate promises the least. */
const FIRST_VEH_TYPE: VehType = 'Used';

/**
 * Fills the shopper's blanks from the dealership's settings. If the shopper did not say what to work out, a price alone asks
 * for its repayment; otherwise the budget of the settings asks for its price.
 */
export function resolveChoices(choices: CalculatorChoices, settings: FinanceSettings): CalculatorTerms {
  const vehType = choices.vehType ?? FIRST_VEH_TYPE;
  const own = ownSettings(settings, vehType, choices);
  const conditions = loanConditions(own, vehType, choices);
  const hasPriceAlone = choices.price !== undefined && choices.affordAmount === undefined;
  return {
    answer: choices.answer ?? (hasPriceAlone ? 'repayment' : 'price'),
    vehType,
    price: choices.price ?? settings.purchaseAmount ?? STATUTORY_EXAMPLE.credit,
    affordAmount: choices.affordAmount ?? firstAffordAmount(settings, conditions.frequency),
    conditions,
    settings: own,
    feeLines: linesOfFees(choices, settings),
    areDealershipTerms:
      own === settings && choices.balloonAmount === undefined && choices.balloonPercentage === undefined,
  };
}

/** The shopper's own fees have no names, so they are one line. */
function linesOfFees({ fees }: CalculatorChoices, settings: FinanceSettings): readonly FeeLine[] {
  if (fees === undefined || fees === allFees(settings)) return feeLines(settings);
  return fees === 0 ? [] : [{ name: 'Fees', amount: fees }];
}

/**
 * The dealership's settings with the shopper's own rate and fees. No published comparison rate or total fits a shopper's
 * own rate and fees, so both are computed, with all the fees. Without own values it returns the settings themselves.
 */
function ownSettings(
  settings: FinanceSettings,
  vehType: VehType,
  choices: CalculatorChoices,
): FinanceSettings {
  const { interestRate, fees } = choices;
  const hasRate =
    interestRate !== undefined && interestRate !== interestRateFor(settings.repaymentInterestRate, vehType);
  const hasFees = fees !== undefined && fees !== allFees(settings);
  if (!hasRate && !hasFees) return settings;
  return {
    ...(hasFees ? withFees(settings, fees) : settings),
    ...(hasRate ? { repaymentInterestRate: { default: interestRate } } : {}),
    ...(hasRate || hasFees ? { comparisonRate: {}, totalPayableAmount: undefined } : {}),
  };
}
