import { calculateMaximumPrice } from '../../../../domain/finance/calculateMaximumPrice';
import { comparisonRateFor } from '../../../../domain/finance/comparisonRate';
import { type Cover, coverOf } from '../../../../domain/finance/cover';
import { type FinanceFault, refuse } from '../../../../domain/finance/financeFault';
import type { AnnualPercent } from '../../../../domain/finance/loan';
import { type LoanTotals, loanTotals } from '../../../../domain/finance/loanTotals';
import { maximumPriceForBudget } from '../../../../domain/finance/maximumPriceForBudget';
import { repaymentSchedule, type ScheduleYear } from '../../../../domain/finance/repaymentSchedule';
import { displayRepayment, floorTo, roundTo } from '../../../../domain/finance/rounding';
import type { Dollars } from '../../../../domain/money';
import { ok, type Result } from '../../../../domain/result';
import type { CalculatorTerms } from './calculatorChoices';

/** The calculator's answer: a loan, or what pays for the vehicle without one. */
export type CalculatorFigures = LoanAnswer | CoveredAnswer;

/** Deposit or trade-in pay for the vehicle at the shopper's price, or at the highest price of the budget. */
type CoveredAnswer = CalculatorTerms & { readonly kind: 'covered'; readonly cover: Cover };

export interface LoanAnswer extends CalculatorTerms {
  readonly kind: 'loan';
  /** The shopper's price, or the budget's highest price in whole dollars. */
  readonly price: Dollars;
  /** The budget's highest price before rounding down; absent if the shopper gave a price. */
  readonly exactPrice?: Dollars | undefined;
  /** The repayment in whole dollars a period, as shown in the answer. */
  readonly displayed: Dollars;
  readonly deposit: Dollars;
  readonly totals: LoanTotals;
  readonly schedule: readonly ScheduleYear[];
  readonly comparisonRate: AnnualPercent;
}

/** All figures of a calculation, or the input that is refused and the reason. */
export function calculateFigures(terms: CalculatorTerms): Result<CalculatorFigures, FinanceFault> {
  return terms.answer === 'repayment' ? forPrice(terms) : forBudget(terms);
}

function forPrice(terms: CalculatorTerms): Result<CalculatorFigures, FinanceFault> {
  const { price, conditions } = terms;
  if (price === 0) return refuse('price', 'zero', price);
  const cover = coverOf(price, conditions);
  return cover ? ok({ ...terms, kind: 'covered', cover }) : forLoan(terms, price);
}

/** The budget's highest price is the one that the search filters by for the same vehicle type. */
function forBudget(terms: CalculatorTerms): Result<CalculatorFigures, FinanceFault> {
  const { conditions, settings, vehType } = terms;
  // A budget counts in whole dollars, because repayments are shown in whole dollars.
  const affordAmount = floorTo(terms.affordAmount);
  const limits = maximumPriceForBudget({ ...conditions, affordAmount }, settings);
  if (limits.kind === 'err') return limits.fault.input === 'repayment' ? atBudget(limits.fault) : limits;
  const price = limits.value[vehType];
  const cover = price > 0 ? coverOf(price, conditions) : undefined;
  if (cover) return ok({ ...terms, affordAmount, price, kind: 'covered', cover });
  if (affordAmount === 0) return refuse('affordAmount', 'zero', terms.affordAmount);
  const exact = calculateMaximumPrice({ ...conditions, repayment: affordAmount });
  if (exact.kind === 'err') return exact.fault.input === 'repayment' ? atBudget(exact.fault) : exact;
  return forLoan({ ...terms, affordAmount }, price, exact.value);
}

const atBudget = ({ reason, value }: FinanceFault) => refuse('affordAmount', reason, value);

function forLoan(
  terms: CalculatorTerms,
  price: Dollars,
  exactPrice?: Dollars,
): Result<LoanAnswer, FinanceFault> {
  const loan = { ...terms.conditions, price };
  const totals = loanTotals(loan);
  if (totals.kind === 'err') return totals;
  const schedule = repaymentSchedule(loan);
  if (schedule.kind === 'err') return schedule;
  const comparisonRate = comparisonRateFor(terms.settings, terms.vehType);
  if (comparisonRate.kind === 'err') return comparisonRate;
  const { depositAmount, depositPercentage = 0 } = terms.conditions;
  return ok({
    ...terms,
    kind: 'loan',
    price,
    exactPrice,
    displayed: displayRepayment(totals.value.repayment),
    deposit: depositAmount ?? roundTo((price * depositPercentage) / 100, -2),
    totals: totals.value,
    schedule: schedule.value,
    comparisonRate: comparisonRate.value,
  });
}
