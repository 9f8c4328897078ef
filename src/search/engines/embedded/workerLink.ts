import { err, type Result } from '../../../domain/result';
import type { StockCard } from '../../../domain/stock/stockCard';
import type { IndexFault } from './indexFault';
import type { Manifest } from './indexFile';
import type { BatchResponse } from './writeResponse';

/** The page's questions to the Worker, and the Worker's answers. */
interface WorkerCalls {
  /** Opens the index; the page has fetched the manifest while the Worker was starting. */
  readonly open: { readonly ask: OpenCall; readonly answer: number };
  readonly search: { readonly ask: { readonly requests: unknown }; readonly answer: BatchResponse };
  readonly cards: {
    readonly ask: { readonly ids: readonly string[] };
    readonly answer: readonly (StockCard | undefined)[];
  };
}

export interface OpenCall {
  readonly indexUrl: string;
  readonly manifest: Manifest;
  /** Set after a fault: bypass the browser's cache. */
  readonly afresh: boolean;
}

type WorkerCallType = keyof WorkerCalls;

export type WorkerQuestion = {
  [Type in WorkerCallType]: { readonly id: number; readonly type: Type } & WorkerCalls[Type]['ask'];
}[WorkerCallType];

export interface WorkerReply {
  readonly id: number;
  readonly result: Result<WorkerCalls[WorkerCallType]['answer'], IndexFault>;
}

/** The part of a Worker that the engine uses, so that a test can replace it. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  readonly postMessage: (message: unknown) => void;
  readonly terminate: () => void;
}

/** Sends questions to one Worker; each gets its own promise. */
export interface WorkerLink {
  readonly ask: <Type extends WorkerCallType>(
    type: Type,
    question: WorkerCalls[Type]['ask'],
  ) => Promise<Result<WorkerCalls[Type]['answer'], IndexFault>>;
  /** False after the Worker failed. Open questions were then answered with `worker`, and the Worker is gone. */
  readonly alive: () => boolean;
  /** Ends the Worker. Open questions are answered with `unreachable`. */
  readonly end: (message: string) => void;
}

export const createWorkerLink = (createWorker: () => WorkerLike): Result<WorkerLink, IndexFault> => {
  const waiting = new Map<number, (result: WorkerReply['result']) => void>();
  let alive = true;
  let nextId = 0;
  let worker: WorkerLike;
  try {
    worker = createWorker();
  } catch (error) {
    return err({ kind: 'worker', message: `The search Worker cannot be made: ${String(error)}` });
  }
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    const settle = waiting.get(data.id);
    waiting.delete(data.id);
    settle?.(data.result);
  };
  const stop = (fault: IndexFault): void => {
    alive = false;
    worker.terminate();
    for (const settle of waiting.values()) settle(err(fault));
    waiting.clear();
  };
  worker.onerror = (event) =>
    stop({ kind: 'worker', message: `The search Worker failed: ${event.message ?? 'unknown'}` });
  return {
    kind: 'ok',
    value: {
      alive: () => alive,
      end: (message) => stop({ kind: 'unreachable', message }),
      ask: <Type extends WorkerCallType>(type: Type, question: WorkerCalls[Type]['ask']) =>
        new Promise<Result<WorkerCalls[Type]['answer'], IndexFault>>((resolve) => {
          if (!alive) {
            resolve(err({ kind: 'worker', message: 'The search Worker has stopped.' }));
            return;
          }
          const id = nextId++;
          waiting.set(id, resolve as (result: WorkerReply['result']) => void);
          worker.postMessage({ id, type, ...question });
        }),
    },
  };
};

/** In its own file, because only a bundler understands this URL; tests do not load it. */
export const createSearchWorker = (): Worker =>
  new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url), {
    type: 'module',
  });
