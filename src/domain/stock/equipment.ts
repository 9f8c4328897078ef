/** What a vehicle is fitted with, under the heading that the feed gives it. */
export interface EquipmentGroup {
  /** Absent for what the feed puts under no heading. */
  readonly name?: string;
  readonly entries: readonly string[];
}

/** A heading is short. `Wheels: 18 inch` has one, `Note: this car: one owner` has one, an address has none. */
const HEADED = /^([^:]{1,40}): +(\S.*)$/s;

/**
 * The entries of a feed in groups, in the order in which the feed names the groups; entries without a heading come
 * first. Groups whose headings differ only in capitals are one. Each entry stands in a group once.
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
