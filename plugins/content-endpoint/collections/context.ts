import type { Country } from '../../../src/domain/country';
import type { FinanceSettings } from '../../../src/domain/finance/financeSettings';
import type { StaticFiles } from '../files/staticFiles';
import type { Lender } from './creditNote';

/** What a schema needs to know beyond the file itself. It is known before any file is parsed. */
export interface ParseContext {
  readonly country: Country;
  readonly files: StaticFiles;
  /** The dealership's time zone, for dates without an offset. */
  readonly timeZone: string;
  /** For repayments in words; `off` if they are switched off, undefined if their settings have faults. */
  readonly finance: { readonly settings: FinanceSettings; readonly lender: Lender } | 'off' | undefined;
  /** The valid ids by target. Undefined if they are not known; then every id is accepted. */
  readonly ids: Readonly<Record<RelationTarget, ReadonlySet<string> | undefined>>;
}

/** The possible targets of a relation. */
export type RelationTarget = 'vehicle' | 'post' | 'team member' | 'department' | 'category' | 'location';

/** For files that are read alone: nothing is known of other entries, so every id is accepted. */
export const ALONE: Omit<ParseContext, 'country' | 'files'> = {
  timeZone: 'UTC',
  finance: undefined,
  ids: {
    vehicle: undefined,
    post: undefined,
    'team member': undefined,
    department: undefined,
    location: undefined,
    category: undefined,
  },
};
