import type { Reporter } from 'gatsby';
import type { SearchEngineSetting } from '../../config/searchEngine';
import type { StockItem } from '../../domain/stock/stockItem';
import type { StockSite } from '../stock/stockSite';
import { checkIndex, createIndexClient, type IndexClient } from './indexClient';
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
    await replaceIndex(createIndexClient(engine.hosted, engine.adminKey), plan, (sent, all) =>
      timer.setStatus(`${sent} of ${all} records`),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reporter.panic(`The hosted index could not be written; shoppers still find the old one.\n  ${reason}`);
  }
  timer.end();
}

/** How many records are sent in one request. */
const BATCH = 1000;

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
  onProgress: (sent: number, all: number) => void = () => {},
): Promise<void> => {
  const done = async (indexName: string, { taskID }: { readonly taskID: number }): Promise<void> => {
    await client.waitForTask({ indexName, taskID, maxRetries: 800 });
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

  // A unique name, because two builds at once must not mix their records.
  const next = `${name}_next_${Date.now().toString(36)}`;
  try {
    const scope = ['settings' as const, 'rules' as const, 'synonyms' as const];
    const copied = { operation: 'copy' as const, destination: next, scope };
    await done(next, await client.operationIndex({ indexName: name, operationIndexParams: copied }));
    for (let sent = 0; sent < records.length; sent += BATCH) {
      const batch = records.slice(sent, sent + BATCH);
      const requests = batch.map((body) => ({ action: 'addObject' as const, body: { ...body } }));
      await done(next, await client.batch({ indexName: next, batchWriteParams: { requests } }));
      onProgress(sent + batch.length, records.length);
    }
    const moved = { operation: 'move' as const, destination: name };
    await done(next, await client.operationIndex({ indexName: next, operationIndexParams: moved }));
  } catch (error) {
    await client.deleteIndex({ indexName: next }).catch(() => undefined);
    throw error;
  }
};
