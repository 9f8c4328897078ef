import { parseFinanceSettings } from '../../src/domain/finance/parseFinanceSettings';
import type { ParseContext } from './collections/context';
import { financeSchema } from './collections/finance';
import { isTimeZone } from './collections/kinds/timeZone';
import type { RawFile } from './files/parseRawFile';
import type { RawContent } from './files/rawContent';
import type { StaticFiles } from './files/staticFiles';

/**
 * Collects the context from unchecked files, so that a faulty site file does not turn every relation to its departments
 * into another fault.
 */
export function parseContextOf(
  { folders }: RawContent,
  country: ParseContext['country'],
  files: StaticFiles,
): ParseContext {
  const site = folders.settings.files.find(({ id }) => id === 'site')?.data ?? {};
  const timeZone = typeof site.timeZone === 'string' && isTimeZone(site.timeZone) ? site.timeZone : 'UTC';
  return {
    country,
    files,
    timeZone,
    finance: financeIn(folders.settings.files.find(({ id }) => id === 'finance')),
    ids: {
      vehicle: folders.vehicles.ids,
      post: folders.posts.ids,
      'team member': folders.team.ids,
      location: folders.locations.ids,
      department: departmentIds(site.departments),
      category: new Set(
        folders.posts.files.map((post) => textOf(post, 'category')).filter((name) => name !== undefined),
      ),
    },
  };
}

function financeIn(file: RawFile | undefined): ParseContext['finance'] {
  if (!file) return undefined;
  if (file.data.enabled === false) return 'off';
  const settings = parseFinanceSettings(file.data);
  const lender = financeSchema.safeParse(file.data);
  return settings.kind === 'ok' && lender.success
    ? { settings: settings.value, lender: lender.data }
    : undefined;
}

/** Undefined without a list of departments. The site file then has a fault, and relations cannot be checked. */
const departmentIds = (departments: unknown): ReadonlySet<string> | undefined =>
  Array.isArray(departments) ? new Set(departments.map((department) => String(department?.id))) : undefined;

/** A text field of an unchecked file. */
export const textOf = ({ data }: RawFile, field: string): string | undefined => {
  const value = data[field];
  return typeof value === 'string' ? value.trim() : undefined;
};
