/** The equipment of a vehicle, under the heading that the feed gives it. */
export interface EquipmentGroup {
  /** Absent for entries without a heading. */
  readonly name?: string;
  readonly entries: readonly string[];
}

/** An entry with a short heading: `Wheels: 18 inch`. In `Note: this car: one owner` only `Note` is one; an address has none. */
const HEADED = /^([^:]{1,40}): +(\S.*)$/s;

/**
 * Groups the entries of a feed by heading, in the order of the feed; entries without a heading come first. Headings that
 * differ only in capitals are the same. An entry is in each group only once.
 */
export function groupEquipment(entries: readonly string[]): readonly EquipmentGroup[] {
  const groups = new Map<string, { readonly name: string; readonly entries: Set<string> }>([
    ['', { name: '', entries: new Set() }],
  ]);
  for (const entry of entries) {
    const [, name = '', rest = entry] = HEADED.exec(entry) ?? [];
    const key = name.toLowerCase();
    const group = groups.get(key) ?? { name, entries: new Set<string>() };
    groups.set(key, group);
    group.entries.add(rest);
  }
  return [...groups.values()]
    .filter(({ entries: { size } }) => size > 0)
    .map((group) => ({ ...(group.name ? { name: group.name } : {}), entries: [...group.entries] }));
}

/** How many entries there are in all groups together. */
export const equipmentCount = (groups: readonly EquipmentGroup[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);
