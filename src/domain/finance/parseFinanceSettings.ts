import { isRecord } from '../knownFields';
import { err, ok, type Result } from '../result';
import { comparisonBelowInterest } from './comparisonBelowInterest';
import { type FinanceFault, type FinanceInput, refuse, refuseNumber, refusePercentage } from './financeFault';
import { FINANCE_FIELDS, type FinanceField, RATE_NAMES, UNIT_BOUNDS } from './financeFields';
import type { FinanceSettings } from './financeSettings';
import { isRepaymentFrequency } from './loan';
import { termFault } from './loanFigures';
import { plainZero } from './rounding';

/**
 * Checks the finance settings of the content against `FINANCE_FIELDS`: units, bounds and defaults. A setting that is absent or
 * null gets its default. A percentage beside an amount stays, but is ignored.
 *
 * Refuses all settings that are wrong at once, each by name.
 *
 * @param raw the settings from the content endpoint; `undefined` or `null` means the defaults
 */
export function parseFinanceSettings(raw: unknown): Result<FinanceSettings, readonly FinanceFault[]> {
  const source = raw ?? {};
  if (!isRecord(source)) return err([refuse('settings', 'notAnObject', raw).fault]);
  const faults: FinanceFault[] = [];
  const fields = Object.entries<FinanceField>(FINANCE_FIELDS).filter(([, { isForPages }]) => !isForPages);
  const values = fields.map(([name, field]) => [
    name,
    readField(name as FinanceInput, field, source[name], faults),
  ]);
  // Each unit's reader has its own type, which `Object.fromEntries` forgets.
  const settings = Object.fromEntries(values) as FinanceSettings;
  if (faults.length === 0) {
    const term = termFault(settings.repaymentTerm, settings.repaymentFrequency);
    if (term) faults.push({ ...term.fault, input: 'repaymentTerm' });
    for (const { name } of comparisonBelowInterest(settings))
      faults.push({
        input: `comparisonRate.${name}`,
        reason: 'belowInterestRate',
        value: settings.comparisonRate[name],
      });
  }
  return faults.length === 0 ? ok(settings) : err(faults);
}

type Group = Readonly<Record<string, unknown>>;

/** The value of a setting. What is wrong with it is added to the faults; its default then takes its place. */
function readField(name: FinanceInput, field: FinanceField, raw: unknown, faults: FinanceFault[]): unknown {
  if (field.unit === 'rates') return readRates(name, field, raw, faults);
  if (raw === undefined || raw === null) return field.default;
  const fault = faultOf(name, field, raw);
  if (!fault) return typeof raw === 'number' ? plainZero(raw) : raw;
  faults.push(fault);
  return field.default;
}

function readRates(name: FinanceInput, field: FinanceField, raw: unknown, faults: FinanceFault[]): object {
  const isThere = raw !== undefined && raw !== null;
  if (isThere && !isRecord(raw)) faults.push(refuse(name, 'notAnObject', raw).fault);
  const rates: Group = isRecord(raw) ? raw : {};
  return Object.fromEntries(
    RATE_NAMES.map((of) => {
      const rate = {
        ...field,
        unit: 'percent',
        default: of === 'default' ? field.default : undefined,
      } as const;
      return [of, readField(`${name}.${of}` as FinanceInput, rate, rates[of], faults)];
    }),
  );
}

/** What is wrong with a value, by the unit of its field, if anything. */
function faultOf(name: FinanceInput, { unit }: FinanceField, raw: unknown): FinanceFault | undefined {
  switch (unit) {
    case 'yesOrNo':
      return typeof raw === 'boolean' ? undefined : refuse(name, 'notYesOrNo', raw).fault;
    case 'frequency':
      return isRepaymentFrequency(raw) ? undefined : refuse(name, 'unknownFrequency', raw).fault;
    case 'dollars':
    case 'percent':
    case 'months': {
      const { min, max } = UNIT_BOUNDS[unit];
      if (typeof raw === 'number' && raw >= min && raw <= max) return undefined;
      if (raw === 0) return refuse(name, 'zero', raw).fault;
      return (unit === 'percent' ? refusePercentage(name, raw) : refuseNumber(name, raw)).fault;
    }
    default:
      return undefined;
  }
}
