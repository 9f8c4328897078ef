import { z } from 'zod';
import { filterItemFaults } from '../../src/domain/filters/filterItemFaults';
import { FILTER_TYPE_NAMES } from '../../src/domain/filters/filterType';
import { FIELD_NAMES, inOneSpelling } from './collections/filters';
import type { ContentFault } from './contentFault';
import type { RawContent } from './files/rawContent';

/** As much of a row as its pairing needs; what is wrong with the rest, the schema says. */
const pairing = z.object({
  field: z.enum(FIELD_NAMES),
  type: z.enum(FILTER_TYPE_NAMES),
  hardcodedValues: z.array(z.string()).default([]),
});

const listOf = (value: unknown, name: string): readonly unknown[] => {
  const list = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : [];
  return Array.isArray(list) ? list : [];
};

/** Filters whose control cannot set their field, or whose options it cannot read: rows are checked one by one. */
export function checkFilterPairings({ folders }: RawContent): readonly ContentFault[] {
  return folders.settings.files
    .filter(({ id }) => id === 'filters')
    .flatMap((raw) =>
      listOf(inOneSpelling(raw).data, 'groups').flatMap((group, g) =>
        listOf(group, 'filterItems').flatMap((item, i) => {
          const row = pairing.safeParse(item);
          if (!row.success) return [];
          return filterItemFaults(row.data).map(({ path: [name, place], reason }) => ({
            file: raw.file,
            field: `groups[${g}].filterItems[${i}].${name}${place === undefined ? '' : `[${place}]`}`,
            reason,
          }));
        }),
      ),
    );
}
