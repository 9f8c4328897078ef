import { z } from 'zod';
import type { Fault } from '../../src/domain/fault';
import { FILTER_TYPE_NAMES, filterItemFaults } from '../../src/domain/filters/filterType';
import { FIELD_NAMES, inOneSpelling } from './collections/filters';
import type { RawContent } from './files/rawContent';

/** The fields of a row that this check needs. The schema reports faults of the others. */
const pairing = z.object({
  field: z.enum(FIELD_NAMES),
  type: z.enum(FILTER_TYPE_NAMES),
  hardcodedValues: z.array(z.string()).default([]),
});

const listOf = (value: unknown, name: string): readonly unknown[] => {
  const list = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : [];
  return Array.isArray(list) ? list : [];
};

/** Finds filters whose control cannot set their field or cannot read their options. */
export function checkFilterPairings({ folders }: RawContent): readonly Fault[] {
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
