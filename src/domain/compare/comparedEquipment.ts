import type { StockItem } from '../stock/stockItem';

/** Equipment under one heading of the feed that some items have and others lack. */
export interface EquipmentRow {
  /** Absent for entries without a heading. */
  readonly name?: string;
  /** What each item has of it, in one order for all; `undefined` for an item whose equipment the feed doesn't list. */
  readonly values: readonly (readonly string[] | undefined)[];
}

interface ComparedEquipment {
  readonly differences: readonly EquipmentRow[];
  /** What every item has. */
  readonly shared: readonly string[];
}

const keyOf = (entry: string): string => entry.trim().toLowerCase();

/**
 * The equipment of items as sets: spelling in capitals, order and headings make no difference. Entries have the heading and the
 * spelling of the first item that has them. Nothing is compared unless the feed lists the equipment of two items: an item
 * without a list doesn't lack what the others have.
 */
export function comparedEquipment(items: readonly Pick<StockItem, 'equipment'>[]): ComparedEquipment {
  const sets = items.map(
    ({ equipment }) => equipment && new Set(equipment.flatMap(({ entries }) => entries.map(keyOf))),
  );
  const known = sets.filter((set) => set !== undefined);
  if (known.length < 2) return { differences: [], shared: [] };
  const groups = new Map<
    string,
    { readonly name: string | undefined; readonly entries: Map<string, string> }
  >();
  const shared = new Map<string, string>();
  const isPlaced = new Set<string>();
  for (const { name, entries } of items.flatMap(({ equipment = [] }) => equipment)) {
    const group = groups.get(keyOf(name ?? '')) ?? { name, entries: new Map() };
    groups.set(keyOf(name ?? ''), group);
    for (const entry of entries) {
      const key = keyOf(entry);
      if (isPlaced.has(key)) continue;
      isPlaced.add(key);
      (known.every((set) => set.has(key)) ? shared : group.entries).set(key, entry.trim());
    }
  }
  return {
    differences: [...groups.values()]
      .filter(({ entries }) => entries.size > 0)
      .map(({ name, entries }) => ({
        ...(name === undefined ? {} : { name }),
        values: sets.map(
          (set) => set && [...entries].flatMap(([key, entry]) => (set.has(key) ? [entry] : [])),
        ),
      })),
    shared: [...shared.values()],
  };
}
