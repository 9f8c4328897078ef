import { availableParallelism } from 'node:os';

/** Runs a job for each item of a list, as many at once as there are processors. */
export async function several<Item>(
  items: readonly Item[],
  job: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const takeTheNext = async () => {
    for (const item of waiting) await job(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTheNext));
}
