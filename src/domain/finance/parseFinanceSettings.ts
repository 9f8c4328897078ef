import { err, ok, type Result } from '../result';
import { CALCULATOR_DEFAULTS } from './calculatorDefaults';
import type { FinanceFault } from './financeFault';
import type { FinanceSettings } from './financeSettings';
import type { InterestRates, RateName } from './interestRates';
import { refuse } from './refuse';
import { isRawSettings, type RawSettings, type SettingReader, settingReader } from './settingReader';
import { termFault } from './termFault';

/**
 * The finance settings of the content, checked once, here. Names are those of `FinanceSettings`; numbers may
 * come as text (`"$395"`, `"11.94 %"`), and rates as one number or by vehicle type. What is absent, `null`
 * or empty is left to the defaults of the calculator; `repaymentPeriodMonths` stands in for `repaymentTerm`.
 * A percentage beside an amount is kept, and has no say.
 *
 * Refuses every setting that is wrong, all of them at once, each by name.
 *
 * @param raw settings as the content endpoint gives them; none at all means the defaults
 */
export function parseFinanceSettings(raw: unknown): Result<FinanceSettings, readonly FinanceFault[]> {
  const source = raw ?? {};
  if (!isRawSettings(source)) return err([refuse('settings', 'notAnObject', raw).fault]);
  const faults: FinanceFault[] = [];
  const settings = readSettings(source, settingReader(faults));
  const term = termFault(settings.repaymentTerm, settings.repaymentFrequency);
  if (term) faults.push({ ...term.fault, input: 'repaymentTerm' });
  return faults.length === 0 ? ok(settings) : err(faults);
}

function readSettings(raw: RawSettings, read: SettingReader): FinanceSettings {
  const amount = (name: AmountName) => read.number(name, 'amount', raw[name]);
  const percentage = (name: PercentageName) => read.number(name, 'percentage', raw[name]);
  const yesOrNo = (name: ChoiceName) => read.yesOrNo(name, raw[name]);
  const interestRate = readRates('repaymentInterestRate', raw, read);
  const period = read.number('repaymentPeriodMonths', 'term', raw.repaymentPeriodMonths);
  const term = read.number('repaymentTerm', 'term', raw.repaymentTerm);
  const frequency = read.frequency('repaymentFrequency', raw.repaymentFrequency);
  return {
    affordAmount: amount('affordAmount') ?? CALCULATOR_DEFAULTS.affordAmount,
    repaymentInterestRate: {
      ...interestRate,
      default: interestRate.default ?? CALCULATOR_DEFAULTS.interestRate,
    },
    repaymentTerm: term ?? period ?? CALCULATOR_DEFAULTS.term,
    repaymentFrequency: frequency ?? CALCULATOR_DEFAULTS.frequency,
    repaymentDepositPercentage: percentage('repaymentDepositPercentage'),
    repaymentDepositAmount: amount('repaymentDepositAmount'),
    repaymentBalloonPercentage: percentage('repaymentBalloonPercentage'),
    repaymentBalloonAmount: amount('repaymentBalloonAmount'),
    repaymentEstablishFee: amount('repaymentEstablishFee') ?? CALCULATOR_DEFAULTS.fees,
    repaymentOtherFee: amount('repaymentOtherFee') ?? CALCULATOR_DEFAULTS.fees,
    repaymentDealerFee: amount('repaymentDealerFee') ?? CALCULATOR_DEFAULTS.fees,
    dealerFeeIsCreditFee: yesOrNo('dealerFeeIsCreditFee') ?? false,
    feesFinanced: yesOrNo('feesFinanced') ?? true,
    comparisonRate: readRates('comparisonRate', raw, read),
    totalPayableAmount: amount('totalPayableAmount'),
    purchaseAmount: amount('purchaseAmount'),
    repaymentPeriodMonths: period,
  };
}

type PercentageName = 'repaymentDepositPercentage' | 'repaymentBalloonPercentage';
type ChoiceName = 'dealerFeeIsCreditFee' | 'feesFinanced';
type AmountName =
  | 'affordAmount'
  | 'repaymentDepositAmount'
  | 'repaymentBalloonAmount'
  | 'repaymentEstablishFee'
  | 'repaymentOtherFee'
  | 'repaymentDealerFee'
  | 'totalPayableAmount'
  | 'purchaseAmount';

/** Rates by vehicle type, or one number, which is the default. */
function readRates(
  name: 'repaymentInterestRate' | 'comparisonRate',
  raw: RawSettings,
  read: SettingReader,
): Partial<InterestRates> {
  const value = raw[name];
  if (typeof value !== 'object') return { default: read.number(name, 'rate', value) };
  const rates = read.object(name, value);
  const rate = (of: RateName) => read.number(`${name}.${of}`, 'rate', rates[of]);
  return { default: rate('default'), new: rate('new'), demo: rate('demo'), used: rate('used') };
}
