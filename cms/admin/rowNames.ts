import { slug } from '../../src/domain/stock/slug';
import type { Kept } from './decapWindow';

type Fields = Readonly<Record<string, unknown>>;

/** The lists whose rows have a name in the system, the field that it is made from, and a list within each row. */
interface Named {
  readonly list: string;
  readonly from: string;
  readonly within?: Named;
}

const NAMED = new Map<string, Named>([
  ['filters', { list: 'groups', from: 'label', within: { list: 'filterItems', from: 'label' } }],
  ['site', { list: 'departments', from: 'name' }],
]);

const rowsOf = (fields: Fields, { list }: Named): readonly Fields[] =>
  Array.isArray(fields[list]) ? (fields[list] as readonly Fields[]) : [];

const idsIn = (fields: Fields, named: Named): readonly unknown[] =>
  rowsOf(fields, named).flatMap((row) => [row.id, ...(named.within ? idsIn(row, named.within) : [])]);

/**
 * The fields of a page of the settings, each new row of which gets a name in the system from what people call it. A row
 * keeps its name when its words change: others refer to it.
 * @param id `filters` or `site`; others stay as they are
 */
export function nameRows(id: string, fields: Fields): Fields {
  const named = NAMED.get(id);
  if (!named || idsIn(fields, named).every(Boolean)) return fields;
  const taken = new Set(idsIn(fields, named).filter(Boolean));
  const nameOf = (words: unknown): string => {
    const name = slug(String(words ?? '')) || 'row';
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
    taken.add(free);
    return free;
  };
  const withNames = (all: Fields, { list, from, within }: Named): Fields => ({
    ...all,
    ...(Array.isArray(all[list]) && {
      [list]: (all[list] as readonly Fields[]).map((row) => {
        const own = row.id ? row : { ...row, id: nameOf(row[from]) };
        return within ? withNames(own, within) : own;
      }),
    }),
  });
  return withNames(fields, named);
}

/** The entry that is to be saved, with those names; undefined if it has them. */
export function withRowNames(entry: Kept): Kept | undefined {
  if (entry.get('collection') !== 'settings') return undefined;
  const data = entry.get('data') as Kept;
  const id = String(entry.get('slug'));
  const list = NAMED.get(id)?.list;
  const fields = data.toJS() as Fields;
  const named = nameRows(id, fields);
  return list === undefined || named === fields ? undefined : data.merge({ [list]: named[list] });
}
