import { parentPort, workerData } from 'node:worker_threads';
import { LeadStore } from './store';
import type { StoreCall, StoreOutcome } from './storeThread';

/** The thread that holds the store; `storeThread.ts` starts it. Calls run as they come, as on the store itself. */
let store: LeadStore | undefined;

async function answer({ method, parameters }: StoreCall): Promise<unknown> {
  if (method === 'open') {
    store = await LeadStore.open(workerData.url, workerData.token);
    return;
  }
  const called = (store as unknown as Record<string, (...parameters: readonly unknown[]) => unknown>)[method];
  return called?.apply(store, parameters as unknown[]);
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
