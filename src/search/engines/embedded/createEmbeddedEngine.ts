import type { ListedCostTerms } from '../../../domain/ownership/listedCost';
import type { Result } from '../../../domain/result';
import { LIMITS, TimeIsUp, within } from '../../limits';
import type { SearchEngine } from '../../searchEngine';
import type { ToPayTerms } from '../../toPayTerms';
import type { BatchResponse } from './answerRequests';
import { once } from './cache';
import { fail, fetchManifest, type IndexFault, type Manifest, SearchFault } from './indexFile';

/** The embedded engine. It rejects with a `SearchFault`; the next search after a fault starts again by itself. */
export type EmbeddedEngine = SearchEngine & {
  /** Loads the index before the first search, which uses the same files. Resolves to the number of records. */
  readonly warm: () => Promise<number>;
  /** Loads the index again after a fault. Resolves to the number of records. */
  readonly retry: () => Promise<number>;
};

interface EmbeddedEngineOptions {
  readonly indexUrl: string;
  /** `createSearchWorker` in a browser. */
  readonly createWorker: () => WorkerLike;
  /** The page's own request for the manifest, if it sent one. Only the first attempt uses it. */
  readonly manifest?: Promise<Response> | undefined;
  /** The terms of a shopper who wants to see what they would pay, asked for with each search. */
  readonly toPay?: () => ToPayTerms | undefined;
  /** The terms of a shopper who orders a list by what each costs a week, asked for with each search in that order. */
  readonly weeklyCost?: () => ListedCostTerms | undefined;
}

/**
 * The engine in its own Worker, which starts with the first question. A question without an answer within
 * `LIMITS.search` fails as `unreachable`. The Worker then ends, because it may hang; the next question starts a new one.
 */
export const createEmbeddedEngine = ({
  indexUrl,
  createWorker,
  manifest: early,
  toPay = () => undefined,
  weeklyCost = () => undefined,
}: EmbeddedEngineOptions): EmbeddedEngine => {
  let sent = early;
  let attempts = 0;
  let link: WorkerLink | undefined;

  const connect = async (): Promise<WorkerLink> => {
    if (!link?.alive()) link = createWorkerLink(createWorker);
    return link;
  };

  /** The manifest and the Worker load at the same time; opening the index needs both. */
  const attempt = async () => {
    const afresh = attempts++ > 0;
    const early = sent;
    sent = undefined;
    const [manifest, connected] = await Promise.all([fetchManifest(indexUrl, early), connect()]);
    const count = await connected.ask('open', { indexUrl: absolute(indexUrl), manifest, afresh });
    return { link: connected, count };
  };

  let open = once(attempt);

  const opened = () => {
    if (link && !link.alive()) open = once(attempt);
    return open();
  };

  const timely = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await within(LIMITS.search, work);
    } catch (error) {
      if (!(error instanceof TimeIsUp)) throw error;
      open = once(attempt);
      link?.end(error.message);
      return fail('unreachable', error.message);
    }
  };

  return {
    search: ((requests: unknown) =>
      timely(async () =>
        (await opened()).link.ask('search', { requests, toPay: toPay(), weeklyCost: weeklyCost() }),
      )) as EmbeddedEngine['search'],
    warm: () => timely(async () => (await opened()).count),
    retry: () =>
      timely(async () => {
        open = once(attempt);
        return (await opened()).count;
      }),
  };
};

/** A Worker resolves addresses against its own script, so it needs absolute ones. */
const absolute = (url: string): string =>
  typeof location === 'undefined' ? url : new URL(url, location.href).href;

/** The page's questions to the Worker, and the Worker's answers. */
interface WorkerCalls {
  /** Opens the index; the page has fetched the manifest while the Worker was starting. */
  readonly open: { readonly ask: OpenCall; readonly answer: number };
  readonly search: {
    readonly ask: {
      readonly requests: unknown;
      readonly toPay: ToPayTerms | undefined;
      readonly weeklyCost: ListedCostTerms | undefined;
    };
    readonly answer: BatchResponse;
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

/** A fault crosses as plain data. */
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

interface WorkerLink {
  readonly ask: <Type extends WorkerCallType>(
    type: Type,
    question: WorkerCalls[Type]['ask'],
  ) => Promise<WorkerCalls[Type]['answer']>;
  /** False after the Worker failed. Open questions were then answered with `worker`, and the Worker is gone. */
  readonly alive: () => boolean;
  /** Ends the Worker. Open questions are answered with `unreachable`. */
  readonly end: (message: string) => void;
}

/** @throws `SearchFault` */
const createWorkerLink = (createWorker: () => WorkerLike): WorkerLink => {
  const waiting = new Map<number, (result: WorkerReply['result']) => void>();
  let alive = true;
  let nextId = 0;
  let worker: WorkerLike;
  try {
    worker = createWorker();
  } catch (error) {
    return fail('worker', `The search Worker cannot be made: ${String(error)}`);
  }
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    const settle = waiting.get(data.id);
    waiting.delete(data.id);
    settle?.(data.result);
  };
  const stop = (fault: IndexFault): void => {
    alive = false;
    worker.terminate();
    for (const settle of waiting.values()) settle({ kind: 'err', fault });
    waiting.clear();
  };
  worker.onerror = (event) =>
    stop({ kind: 'worker', message: `The search Worker failed: ${event.message ?? 'unknown'}` });
  return {
    alive: () => alive,
    end: (message) => stop({ kind: 'unreachable', message }),
    ask: async <Type extends WorkerCallType>(type: Type, question: WorkerCalls[Type]['ask']) => {
      if (!alive) fail('worker', 'The search Worker has stopped.');
      const result = await new Promise<WorkerReply['result']>((settle) => {
        const id = nextId++;
        waiting.set(id, settle);
        worker.postMessage({ id, type, ...question });
      });
      if (result.kind === 'err') throw new SearchFault(result.fault);
      return result.value as WorkerCalls[Type]['answer'];
    },
  };
};

/** In its own file, because only a bundler understands this URL; tests do not load it. */
export const createSearchWorker = (): Worker =>
  new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url), {
    type: 'module',
  });
