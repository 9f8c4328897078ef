import type { FinanceFault, FinanceSettingName } from './financeFault';
import { FINANCE_LIMITS } from './financeLimits';
import { plainZero } from './plainZero';
import { readNumber } from './readNumber';
import { refuse } from './refuse';
import { refuseNumber } from './refuseNumber';
import { refusePercentage } from './refusePercentage';
import { isRepaymentFrequency, type RepaymentFrequency } from './repaymentFrequency';

/** What a number in the settings stands for, which says how far it may go. */
export type SettingUnit = keyof typeof FINANCE_LIMITS | 'percentage';

/** Raw settings: an object of unknown values. */
export type RawSettings = Readonly<Record<string, unknown>>;

/** Reads settings one by one; a setting that is absent or wrong reads as `undefined`. */
export interface SettingReader {
  readonly number: (name: FinanceSettingName, unit: SettingUnit, raw: unknown) => number | undefined;
  readonly frequency: (name: FinanceSettingName, raw: unknown) => RepaymentFrequency | undefined;
  readonly yesOrNo: (name: FinanceSettingName, raw: unknown) => boolean | undefined;
  readonly object: (name: FinanceSettingName, raw: unknown) => RawSettings;
}

/** What a form or a content endpoint sends for a field that nobody filled in. */
const isAbsent = (raw: unknown): boolean =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '');

export const isRawSettings = (raw: unknown): raw is RawSettings =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A reader that puts every fault it meets on a list, so that all of them are told at once. */
export function settingReader(faults: FinanceFault[]): SettingReader {
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
