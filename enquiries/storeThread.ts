import { Worker } from 'node:worker_threads';
import { besideProgram } from './besideProgram';
import type { LeadStore } from './store';

/** The store, in this thread or in one of its own, to which every call is a message: arguments and results are plain data. */
export type OpenStore = Pick<LeadStore, MethodsOf<LeadStore>> & {
  readonly close: () => void | Promise<void>;
};

type MethodsOf<T> = {
  [K in keyof T]: T[K] extends (...parameters: never[]) => Promise<unknown> ? K : never;
}[keyof T];

export interface StoreCall {
  readonly id: number;
  readonly method: string;
  readonly parameters: readonly unknown[];
}

/** The outcome of a call. Of an error, only what the log may show is sent. */
export type StoreOutcome =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number;
      readonly fault: { readonly name: string; readonly message: string; readonly code?: string };
    };

/**
 * Opens the store in its own thread: the driver waits for a locked or slow database without letting anything else run,
 * and visitors of the site should not have to wait with it. `storeWorker.ts` is the other end.
 * @throws if the store cannot be opened
 */
export async function openStoreThread(url: string, token?: string): Promise<OpenStore> {
  const { path, execArgv } = besideProgram('storeWorker');
  const worker = new Worker(path, { workerData: { url, token }, execArgv: [...execArgv] });
  const calls = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>();
  let lastId = 0;
  let fault: Error | undefined;

  const failAll = (error: Error) => {
    fault ??= error;
    for (const { failed } of calls.values()) failed(fault);
    calls.clear();
  };
  worker.on('message', (outcome: StoreOutcome) => {
    const call = calls.get(outcome.id);
    calls.delete(outcome.id);
    if ('value' in outcome) call?.done(outcome.value);
    else {
      const { message, ...about } = outcome.fault;
      call?.failed(Object.assign(new Error(message), about));
    }
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(Object.assign(new Error('The store has ended'), { code: 'STORE_ENDED' })));

  const call = (method: string, parameters: readonly unknown[]): Promise<unknown> =>
    new Promise((done, failed) => {
      if (fault !== undefined) return failed(fault);
      lastId += 1;
      calls.set(lastId, { done, failed });
      worker.postMessage({ id: lastId, method, parameters } satisfies StoreCall);
    });

  try {
    await call('open', []);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  const close = async () => {
    await call('close', []);
    await worker.terminate();
  };
  return new Proxy({} as OpenStore, {
    get: (_, name) => {
      if (name === 'close') return close;
      // A promise is recognised by `then`; the store has no such method.
      if (typeof name !== 'string' || name === 'then') return undefined;
      return (...parameters: readonly unknown[]) => call(name, parameters);
    },
  });
}
