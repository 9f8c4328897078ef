import { isDeepStrictEqual } from 'node:util';
import { formatNumber } from '../../src/domain/formatNumber';
import { groupBy } from '../../src/domain/groups';
import type { HostedRecord } from '../../src/search/engines/algolia/hostedRecord';
import { type IndexClient, orNull } from './hostedIndex';
import type { IndexPlan, IndexSettings } from './indexPlan';

interface SettingDifference {
  readonly index: string;
  readonly setting: string;
  /** `undefined` if the index does not have the setting. */
  readonly held: unknown;
  readonly planned: unknown;
}

type HeldRecord = Readonly<Record<string, unknown>>;

/** The attributes in which two records differ, apart from their places. */
const differingAttributes = (held: HeldRecord, planned: HeldRecord): readonly string[] =>
  [...new Set([...Object.keys(held), ...Object.keys(planned)])].filter(
    (name) => name !== 'places' && !isDeepStrictEqual(held[name], planned[name]),
  );

/** Law: `added`, `changed`, `moved` and `same` together are the planned records. `removed` is what else the index holds. */
export const compareRecords = (held: readonly HeldRecord[], planned: readonly HostedRecord[]) => {
  const heldById = new Map(held.map((record) => [String(record.objectID), record]));
  const added: string[] = [];
  const changed: { id: string; attributes: readonly string[] }[] = [];
  // Records that differ only in their places in the orders, because others were added or removed.
  let moved = 0;
  let same = 0;
  for (const record of planned) {
    const before = heldById.get(record.objectID);
    heldById.delete(record.objectID);
    if (!before) {
      added.push(record.objectID);
      continue;
    }
    const attributes = differingAttributes(before, record as unknown as HeldRecord);
    if (attributes.length > 0) changed.push({ id: record.objectID, attributes });
    else if (isDeepStrictEqual(before.places, record.places)) same += 1;
    else moved += 1;
  }
  return { added, changed, removed: [...heldById.keys()], moved, same };
};

/** The planned settings that differ in an index. Its other settings belong to its owner. */
const compareSettings = (
  index: string,
  held: IndexSettings,
  planned: IndexSettings,
): readonly SettingDifference[] =>
  Object.entries(planned).flatMap(([setting, value]) =>
    isDeepStrictEqual(held[setting], value) ? [] : [{ index, setting, held: held[setting], planned: value }],
  );

/** Asks the service what the index holds, and compares. Changes nothing. */
export const compareIndex = async (client: IndexClient, plan: IndexPlan) => {
  const records: HeldRecord[] = [];
  await orNull(
    client.browseObjects<HeldRecord>({
      indexName: plan.name,
      browseParams: { attributesToRetrieve: ['*'] },
      aggregator: ({ hits }) => records.push(...(JSON.parse(JSON.stringify(hits)) as HeldRecord[])),
    }),
  );
  // Indexes that do not exist yet: the index itself, or the replica of a new sort order.
  const missing: string[] = [];
  const settings: SettingDifference[] = [];
  for (const { name, own } of [plan, ...plan.replicas]) {
    const held = await orNull(client.getSettings({ indexName: name }));
    if (held === null) missing.push(name);
    else settings.push(...compareSettings(name, { ...held }, { ...plan.shared, ...own }));
  }
  // As they would be sent: JSON leaves out undefined values.
  const planned = JSON.parse(JSON.stringify(plan.records)) as HostedRecord[];
  return { ...compareRecords(records, planned), missing, settings };
};

const MAX_SHOWN = 10;

const some = (what: string, lines: readonly string[]): readonly string[] => [
  `  ${what}: ${formatNumber(lines.length)}`,
  ...lines.slice(0, MAX_SHOWN).map((line) => `    ${line}`),
  ...(lines.length > MAX_SHOWN ? [`    … and ${formatNumber(lines.length - MAX_SHOWN)} more`] : []),
];

const written = (value: unknown): string => (value === undefined ? 'not set' : JSON.stringify(value));

/** The settings to change. A setting that is alike in several indexes is one line. */
const settingLines = (settings: readonly SettingDifference[]): readonly string[] => {
  const lines = groupBy(
    settings,
    ({ setting, held, planned }) => `${setting}: ${written(held)} → ${written(planned)}`,
  );
  return [...lines].map(([line, same]) => `${line} (${same.map(({ index }) => index).join(', ')})`);
};

/** The difference as text for the person who asked: totals, the first examples of each kind, and every setting. */
export const describeDifference = (
  name: string,
  difference: Awaited<ReturnType<typeof compareIndex>>,
): string => {
  const { added, changed, removed, moved, same, missing, settings } = difference;
  const differing = [added, changed, removed, missing, settings].flat().length + moved;
  if (differing === 0)
    return `The hosted index “${name}” is as a build would make it: ${formatNumber(same)} records.`;
  const changes = changed.map(({ id, attributes }) => `${id}: ${attributes.join(', ')}`);
  return [
    `What a build would change in the hosted index “${name}” (nothing was changed now):`,
    ...some('added', added),
    ...some('changed', changes),
    ...some('removed', removed),
    `  in another place of an order alone: ${formatNumber(moved)}`,
    `  as they are: ${formatNumber(same)}`,
    ...missing.map((index) => `  new index: ${index}`),
    ...settingLines(settings).map((line) => `  setting ${line}`),
  ].join('\n');
};
