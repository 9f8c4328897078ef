import { availableParallelism } from 'node:os';
import pMap from 'p-map';

/** Runs a job for each item of a list, as many at once as there are processors. Starts no more after a failure. */
export async function several<Item>(
  items: readonly Item[],
  job: (item: Item) => Promise<void>,
): Promise<void> {
  await pMap(items, job, { concurrency: availableParallelism() });
}
