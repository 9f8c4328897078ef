import { STATUTORY_EXAMPLE } from '../../../domain/finance/advertisedComparisonRate';
import type { FinanceSettings } from '../../../domain/finance/financeSettings';
import { REPAYMENTS_PER_YEAR, type RepaymentFrequency } from '../../../domain/finance/repaymentFrequency';
import { roundTo } from '../../../domain/finance/roundTo';
import { type LoanConditions, loanConditions } from '../../../domain/finance/shopperFinance';
import type { Dollars } from '../../../domain/money';
import type { VehType } from '../../../domain/stock/vehType';
import type { Answer, CalculatorChoices } from './calculatorChoices';
import { ownSettings } from './ownSettings';

/** A calculation with every blank filled in. */
export interface CalculatorTerms {
  readonly answer: Answer;
  readonly vehType: VehType;
  readonly price: Dollars;
  readonly affordAmount: Dollars;
  readonly conditions: LoanConditions;
  /** The dealership's, with the shopper's own rate, fees and balloon in place. */
  readonly settings: FinanceSettings;
  /** Whether rate, fees and balloon are the dealership's, which is what the search counts with. */
  readonly areDealershipTerms: boolean;
}

/** The rate that promises least stands first. */
const FIRST_VEH_TYPE: VehType = 'Used';

/**
 * Fills what the shopper left open from the dealership's settings. Without a word on what to work out, a price alone
 * asks for its repayment; otherwise the budget of the settings asks for its price.
 */
export function resolveChoices(choices: CalculatorChoices, settings: FinanceSettings): CalculatorTerms {
  const vehType = choices.vehType ?? FIRST_VEH_TYPE;
  const own = ownSettings(settings, vehType, choices);
  const conditions = loanConditions(own, vehType, {
    frequency: choices.frequency,
    depositAmount: choices.depositAmount,
    termMonths: choices.termMonths,
  });
  const hasPriceAlone = choices.price !== undefined && choices.affordAmount === undefined;
  return {
    answer: choices.answer ?? (hasPriceAlone ? 'repayment' : 'price'),
    vehType,
    price: choices.price ?? settings.purchaseAmount ?? STATUTORY_EXAMPLE.credit,
    affordAmount: choices.affordAmount ?? firstBudget(settings, conditions.frequency),
    conditions,
    settings: own,
    areDealershipTerms: own === settings,
  };
}

/** The budget of the settings for another frequency, to the nearest ten dollars: $170 a week is $340 a fortnight. */
function firstBudget(settings: FinanceSettings, frequency: RepaymentFrequency): Dollars {
  const { affordAmount, repaymentFrequency } = settings;
  if (frequency === repaymentFrequency) return affordAmount;
  const aYear = affordAmount * REPAYMENTS_PER_YEAR[repaymentFrequency];
  return roundTo(aYear / REPAYMENTS_PER_YEAR[frequency], 1);
}
