import { algoliasearch } from 'algoliasearch';
import type { Reporter } from 'gatsby';
import { formatNumber } from '../../src/domain/formatNumber';
import type { HostedSearch, SearchEngineSetting } from '../../src/domain/hostedSearch';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { hostOption } from '../../src/search/engines/algolia/hosts';
import type { StockSite } from '../stock/stockSite';
import { type IndexPlan, planIndex } from './indexPlan';

/** Stops a build that could not write the hosted index at its end, before it changes anything. */
export async function checkHostedIndex(
  engine: SearchEngineSetting,
  items: readonly StockItem[],
  reporter: Reporter,
): Promise<void> {
  if (engine.kind === 'embedded') return;
  const coming = items.filter(({ status }) => status !== 'sold').length;
  const faults = await checkIndex(engine, coming);
  if (faults.length > 0)
    reporter.panic(`The hosted search cannot be used; nothing was built.\n  ${faults.join('\n  ')}`);
  if (engine.adminKey === undefined)
    reporter.warn('ALGOLIA_ADMIN_KEY is not set: this build leaves the hosted index as it is.');
}

/** Writes what the site shows into the hosted index. If that fails, the build does not count as a whole site. */
export async function writeHostedIndex(
  engine: SearchEngineSetting,
  { records, content }: Pick<StockSite, 'records' | 'content'>,
  reporter: Reporter,
): Promise<void> {
  if (engine.kind === 'embedded' || engine.adminKey === undefined) return;
  const timer = reporter.activityTimer(`write the hosted index “${engine.hosted.indexPrefix}”`);
  timer.start();
  try {
    const plan = planIndex(records, content.site.sorts, engine.hosted.indexPrefix);
    timer.setStatus(`${plan.records.length} records`);
    await replaceIndex(createIndexClient(engine.hosted, engine.adminKey), plan);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reporter.panic(`The hosted index could not be written; shoppers still find the old one.\n  ${reason}`);
  }
  timer.end();
}

/** How often the service is asked whether it has finished a step. The client waits up to five seconds in between. */
const MAX_QUESTIONS = 800;

/**
 * Replaces the hosted index with the plan. Shoppers get the old records until all new ones are there: those go into an index
 * beside it, which then replaces it in one step.
 *
 * The order matters: first the shared settings (which create the index and its replicas, if needed), then the settings of
 * each index, which sharing would have overwritten, then the records. Each step waits until the service has finished the
 * step before.
 */
export const replaceIndex = async (
  client: IndexClient,
  { name, shared, own, replicas, records }: IndexPlan,
): Promise<void> => {
  const done = async (indexName: string, { taskID }: { readonly taskID: number }): Promise<void> => {
    await client.waitForTask({ indexName, taskID, maxRetries: MAX_QUESTIONS });
  };
  const { replicas: names } = own;
  const indexSettings = { ...shared, replicas: names as string[] };
  await done(name, await client.setSettings({ indexName: name, indexSettings, forwardToReplicas: true }));
  await done(name, await client.setSettings({ indexName: name, indexSettings: own }));
  await Promise.all(
    replicas.map(async (replica) => {
      const { name: indexName, own: indexSettings } = replica;
      await done(indexName, await client.setSettings({ indexName, indexSettings }));
    }),
  );
  const objects = records.map((record) => ({ ...record }));
  await client.replaceAllObjects({ indexName: name, objects, maxRetries: MAX_QUESTIONS });
};

/** The service's full client, with the key that may write. Only for Node: browsers use the small client with another key. */
export const createIndexClient = ({ appId, host }: HostedSearch, adminKey: string) =>
  algoliasearch(appId, adminKey, hostOption(host));

export type IndexClient = ReturnType<typeof createIndexClient>;

/** `null` if the service answers 404 or another of the given statuses. */
export const orNull = async <Value>(
  request: Promise<Value>,
  statuses: readonly number[] = [404],
): Promise<Value | null> =>
  request.catch((error: unknown) => {
    const status =
      typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
    if (statuses.includes(Number(status))) return null;
    throw error;
  });

/** How many records an index holds; `null` if the index does not exist. */
const countRecords = async (client: IndexClient, indexName: string): Promise<number | null> => {
  const answer = await orNull(
    client.search({ requests: [{ indexName, query: '', hitsPerPage: 0, analytics: false }] }),
  );
  const [result] = answer?.results ?? [];
  return result && 'nbHits' in result ? (result.nbHits ?? 0) : null;
};

type Hosted = Extract<SearchEngineSetting, { kind: 'algolia' }>;

/**
 * Asks the service, before a build changes anything, what would stop the build at its end: keys that are wrong or may do
 * too much, or an index that would shrink.
 * @returns all objections
 */
export const checkIndex = async (
  { hosted, adminKey, allowShrink }: Hosted,
  coming: number,
): Promise<readonly string[]> => {
  if (adminKey === undefined) return [];
  const client = createIndexClient(hosted, adminKey);
  try {
    const recordCount = await countRecords(client, hosted.indexPrefix);
    // A key made for builds may write, and may not look up other keys.
    const key = await orNull(client.getApiKey({ key: hosted.searchKey }), [403, 404]);
    const size = guardSize(recordCount, coming);
    return [
      ...(size === null || allowShrink ? [] : [`${size}; to go on all the same: ALGOLIA_ALLOW_SHRINK=true`]),
      ...[guardSearchKey(key === null ? null : (key.acl ?? []))].flatMap((fault) => fault ?? []),
    ];
  } catch (error) {
    return [`the hosted search did not answer: ${error instanceof Error ? error.message : String(error)}`];
  }
};

/** An index that would keep fewer than this share of its records is not replaced, as with the feed. */
const MIN_SHARE = 0.5;

/**
 * Why a hosted index should not be replaced: the new one would be empty, or far smaller. `null` if nothing is wrong.
 * @param held how many records the index holds; `null` before the first index
 */
export const guardSize = (held: number | null, coming: number): string | null => {
  if (coming === 0) return 'no vehicle is for sale: the hosted index would be empty';
  if (held !== null && coming < held * MIN_SHARE)
    return `the hosted index holds ${formatNumber(held)} records and would be left with ${formatNumber(coming)}, fewer than half`;
  return null;
};

/** What a public key may be allowed to do. */
const HARMLESS: ReadonlySet<string> = new Set(['search']);

/**
 * Why a key must not be published: it may do more than search. `null` if it may not.
 * @param rights what the key may do; `null` if the service does not say: when the build's own key may not look up keys, or
 *   the key was derived from another one
 */
const guardSearchKey = (rights: readonly string[] | null): string | null => {
  const dangerous = (rights ?? []).filter((right) => !HARMLESS.has(right));
  return dangerous.length === 0
    ? null
    : `ALGOLIA_SEARCH_KEY would be published and may do more than search: ${dangerous.join(', ')}`;
};
