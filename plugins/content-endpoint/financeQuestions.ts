import { formatRate, workedOutComparisonRate } from '../../src/domain/finance/comparisonRate';
import { RATE_NAMES, type RateName } from '../../src/domain/finance/financeFields';
import { FEE_NAMES } from '../../src/domain/finance/loan';
import { parseFinanceSettings } from '../../src/domain/finance/parseFinanceSettings';
import { type ChangedValue, dollars, type Fields, type QuestionRule } from './questionRule';

/** Above this, percent a year, a rate is asked about. */
const HIGHEST_RATE = 25;

const isOfFinance = ({ folder, id }: ChangedValue): boolean => folder === 'settings' && id === 'finance';

/** A rate that no lender asks. */
const oddRate: QuestionRule = (changed) => {
  const { path, value } = changed;
  return isOfFinance(changed) &&
    /^(repaymentInterestRate|comparisonRate)\./.test(path) &&
    typeof value === 'number' &&
    (value > HIGHEST_RATE || value === 0)
    ? `${value} % a year is ${value === 0 ? 'no interest at all' : 'a very high rate'}.`
    : undefined;
};

const ratesIn = (entry: Fields | undefined, field: string): Partial<Record<RateName, unknown>> =>
  (entry?.[field] ?? {}) as Partial<Record<RateName, unknown>>;

/** What the lender's own figures follow from: an interest rate, fees, or the loan of the example. */
const FEES: readonly string[] = [...FEE_NAMES, 'dealerFeeIsCreditFee'];
const EXAMPLE: readonly string[] = ['feesFinanced', 'purchaseAmount', 'repaymentPeriodMonths'];

/** The interest rates that a changed value is, or takes part in the comparison rates of. */
function ratesChangedBy({ path, entry }: ChangedValue): readonly RateName[] {
  if (FEES.includes(path)) return RATE_NAMES;
  const [, changed] = /^repaymentInterestRate\.(\w+)$/.exec(path) ?? [];
  const own = ratesIn(entry, 'repaymentInterestRate');
  return RATE_NAMES.filter(
    (name) => name === changed || (changed === 'default' && typeof own[name] !== 'number'),
  );
}

/** A figure of the lender that stays while what it follows from changes. */
const staleLenderFigure: QuestionRule = (changed) => {
  const { path, entry, was } = changed;
  if (!isOfFinance(changed) || was === undefined) return undefined;
  const [stated, stood] = [entry, was].map((one) => ratesIn(one, 'comparisonRate'));
  const stale = ratesChangedBy(changed).filter(
    (name) => typeof stated?.[name] === 'number' && stated[name] === stood?.[name],
  );
  const settings = parseFinanceSettings(entry);
  const rates = stale.map((name) => {
    const rate = settings.kind === 'ok' ? workedOutComparisonRate(settings.value, name) : settings;
    const workedOut =
      rate.kind === 'ok' ? `, and ${formatRate(rate.value)} is what the rates and fees give` : '';
    return `The ${name} comparison rate stays ${formatRate(Number(stated?.[name]))}${workedOut}.`;
  });
  const total = entry.totalPayableAmount;
  const hasStaleTotal =
    typeof total === 'number' &&
    total === was.totalPayableAmount &&
    [...FEES, ...EXAMPLE, 'repaymentInterestRate.default'].includes(path);
  const words = [...rates, ...(hasStaleTotal ? [`The lender’s own total stays ${dollars(total)}.`] : [])];
  return words.length === 0 ? undefined : `${words.join(' ')} Does the lender still publish it?`;
};

export const FINANCE_QUESTIONS: readonly QuestionRule[] = [oddRate, staleLenderFigure];
