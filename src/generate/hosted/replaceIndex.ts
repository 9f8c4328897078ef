import type { IndexClient } from './indexClient';
import type { IndexPlan } from './indexPlan';

/** Records that are sent at once. */
const BATCH = 1000;

/**
 * Makes the hosted index what the plan says. Shoppers find the old records until the new ones are all there: they are
 * sent to an index beside it, which then takes its place in one step.
 *
 * The order matters. Settings first, shared with the replicas (this makes the index and its replicas, where there are
 * none); then what each has for itself, which sharing would have overwritten; then the records. Each step waits for the
 * service to have done the one before.
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

  // A name of its own: two builds at once must not mix their records.
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
