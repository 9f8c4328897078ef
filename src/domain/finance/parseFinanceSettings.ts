import { err, ok, type Result } from '../result';
import {
  type FinanceFault,
  type FinanceSettingName,
  refuse,
  refuseNumber,
  refusePercentage,
} from './financeFault';
import {
  CALCULATOR_DEFAULTS,
  type FinanceSettings,
  type InterestRates,
  type RateName,
} from './financeSettings';
import { FINANCE_LIMITS, termFault } from './inputFaults';
import { isRepaymentFrequency, type RepaymentFrequency } from './repaymentFrequency';
import { plainZero } from './rounding';

/**
 * Checks the finance settings of the content. The names are those of `FinanceSettings`. A number may be text
 * (`"$395"`, `"11.94 %"`). Rates may be one number, or one number for each vehicle type. A setting that is absent,
 * `null` or empty gets its default; `repaymentPeriodMonths` replaces a missing `repaymentTerm`. A percentage beside an
 * amount is kept but ignored.
 *
 * Refuses all settings that are wrong at once, each by name.
 *
 * @param raw the settings from the content endpoint; `undefined` or `null` means the defaults
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

/** The unit of a number in the settings. Each unit has a limit. */
type SettingUnit = keyof typeof FINANCE_LIMITS | 'percentage';

/** Raw settings: an object of unknown values. */
type RawSettings = Readonly<Record<string, unknown>>;

/** Reads settings one by one; a setting that is absent or wrong reads as `undefined`. */
interface SettingReader {
  readonly number: (name: FinanceSettingName, unit: SettingUnit, raw: unknown) => number | undefined;
  readonly frequency: (name: FinanceSettingName, raw: unknown) => RepaymentFrequency | undefined;
  readonly yesOrNo: (name: FinanceSettingName, raw: unknown) => boolean | undefined;
  readonly object: (name: FinanceSettingName, raw: unknown) => RawSettings;
}

/** Whether a value is what a form or a content endpoint sends for a field that nobody filled in. */
const isAbsent = (raw: unknown): boolean =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '');

const isRawSettings = (raw: unknown): raw is RawSettings =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A reader that collects faults in a list, so that staff see all of them at once. */
function settingReader(faults: FinanceFault[]): SettingReader {
  const refused = ({ fault }: { readonly fault: FinanceFault }): undefined => {
    faults.push(fault);
    return undefined;
  };
  return {
    number: (name, unit, raw) => {
      if (isAbsent(raw)) return undefined;
      const value = readNumber(raw);
      if (value === null) return refused(refuse(name, 'notANumber', raw));
      const limit = unit === 'percentage' ? 100 : FINANCE_LIMITS[unit];
      if (value >= 0 && value <= limit) return plainZero(value);
      return refused(unit === 'percentage' ? refusePercentage(name, value) : refuseNumber(name, value));
    },
    frequency: (name, raw) => {
      if (isAbsent(raw)) return undefined;
      return isRepaymentFrequency(raw) ? raw : refused(refuse(name, 'unknownFrequency', raw));
    },
    yesOrNo: (name, raw) => {
      if (isAbsent(raw)) return undefined;
      return typeof raw === 'boolean' ? raw : refused(refuse(name, 'notYesOrNo', raw));
    },
    object: (name, raw) => {
      if (isAbsent(raw)) return {};
      return isRawSettings(raw) ? raw : (refused(refuse(name, 'notAnObject', raw)) ?? {});
    },
  };
}

/** Digits, alone or in groups of three, a fraction, an exponent. */
const NUMBER = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?(?:e[+-]?\d+)?$/i;

/**
 * A number as people write it: `$1,250.50`, `11.94 %`, `−5`. `null` for anything else. Returns infinity as it is, so
 * that the caller can refuse it by name.
 *
 * @example
 * readNumber('$30,000.50') // → 30000.5
 * @example
 * readNumber('11.94 %') // → 11.94
 */
export function readNumber(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isNaN(raw) ? null : raw;
  if (typeof raw !== 'string') return null;
  const text = raw
    .replace(/\s/g, '')
    .replace('−', '-')
    .replace(/^([+-]?)(?:AUD|A?\$)/i, '$1')
    .replace(/%$/, '');
  if (!/\d/.test(text) || !NUMBER.test(text)) return null;
  return Number(text.replaceAll(',', ''));
}
