import type { ParseContext } from './collections/context';
import { isTimeZone } from './collections/kinds/timeZone';
import type { RawContent } from './files/rawContent';
import type { RawFile } from './files/rawFile';
import type { StaticFiles } from './files/staticFiles';

/**
 * What fields are checked against, taken from files that are not checked themselves yet: a faulty site file must not
 * make every relation to its departments a fault of its own.
 */
export function parseContextOf({ folders }: RawContent, files: StaticFiles): ParseContext {
  const site = folders.settings.files.find(({ id }) => id === 'site')?.data ?? {};
  const timeZone = typeof site.timeZone === 'string' && isTimeZone(site.timeZone) ? site.timeZone : 'UTC';
  return {
    files,
    timeZone,
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

/** Without a list of departments, which is a fault of the site file, no relation to one can be judged. */
const departmentIds = (departments: unknown): ReadonlySet<string> | undefined =>
  Array.isArray(departments) ? new Set(departments.map((department) => String(department?.id))) : undefined;

/** A field of an unchecked file, where it is text. */
export const textOf = ({ data }: RawFile, field: string): string | undefined => {
  const value = data[field];
  return typeof value === 'string' ? value.trim() : undefined;
};
