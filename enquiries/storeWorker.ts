import { parentPort, workerData } from 'node:worker_threads';
import { type KeptStore, openKeptStore } from './keptStore';
import type { StoreCall, StoreOutcome } from './storeThread';

/** The thread that holds the store; `storeThread.ts` starts it. Calls run as they come, as on the store itself. */
let kept: KeptStore | undefined;

/** How often the thread tries to write, so that the health check knows: more often while it cannot. */
const TRY_EVERY_MS = { whileItWorks: 60_000, whileItFails: 5000 };

/** What a sender takes for a promise that their enquiry is stored. */
const PROMISES: ReadonlySet<string> = new Set(['accept', 'answerTo']);

async function answer({ method, parameters }: StoreCall): Promise<unknown> {
  if (method === 'open') {
    kept = await openKeptStore(workerData.url, workerData.token);
    tryWriting(kept);
    return;
  }
  if (kept?.isInPlace() === false && method !== 'close') await kept.putBack();
  const store = kept?.current;
  const called = (store as unknown as Record<string, (...parameters: readonly unknown[]) => unknown>)[method];
  const value = await called?.apply(store, parameters as unknown[]);
  if (PROMISES.has(method) && (kept?.current !== store || !kept?.isInPlace()))
    throw Object.assign(new Error('The file of the store has left its place'), { code: 'STORE_MOVED' });
  return value;
}

async function tryWriting(store: KeptStore): Promise<void> {
  let pause = TRY_EVERY_MS.whileItWorks;
  try {
    if (!store.isInPlace()) await store.putBack();
    await store.current.tryWriting();
  } catch {
    pause = TRY_EVERY_MS.whileItFails;
  }
  setTimeout(tryWriting, pause, store).unref();
}

parentPort?.on('message', async (call: StoreCall) => {
  const { id } = call;
  let outcome: StoreOutcome;
  try {
    outcome = { id, value: await answer(call) };
  } catch (error) {
    const { name, message, code } = error as { name: string; message: string; code?: unknown };
    outcome = { id, fault: { name, message, ...(typeof code === 'string' ? { code } : {}) } };
  }
  parentPort?.postMessage(outcome);
});
