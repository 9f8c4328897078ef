import type { IndexClient } from './indexClient';
import type { IndexPlan } from './indexPlan';

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
