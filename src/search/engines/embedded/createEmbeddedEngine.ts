import { err, ok, type Result } from '../../../domain/result';
import type { StockCard } from '../../../domain/stock/stockCard';
import { LIMITS } from '../../limits';
import type { SearchEngine } from '../../searchEngine';
import { TimeIsUp, within } from '../../within';
import { once } from './cache';
import { fetchManifest } from './fetchFile';
import { type IndexFault, valueOrThrow } from './indexFault';
import { createWorkerLink, type WorkerLike, type WorkerLink } from './workerLink';

/** The embedded engine. It rejects with a `SearchFault`; the next search after a fault starts again by itself. */
export type EmbeddedEngine = SearchEngine & {
  /** Cards in the order of `ids`; `undefined` for an id that is not in stock. */
  readonly getCards: (ids: readonly string[]) => Promise<readonly (StockCard | undefined)[]>;
  /** Loads the index before the first search, which uses the same files. Resolves to the number of records. */
  readonly warm: () => Promise<number>;
  /** Loads the index again after a fault. Resolves to the number of records. */
  readonly retry: () => Promise<number>;
};

interface EmbeddedEngineOptions {
  /** The folder of the index, ending with a slash: `/stock-index/`. */
  readonly indexUrl: string;
  /** `createSearchWorker` in a browser. */
  readonly createWorker: () => WorkerLike;
  /** The page's own request for the manifest, if it sent one. Only the first attempt uses it. */
  readonly manifest?: Promise<Response> | undefined;
}

/**
 * The engine in its own Worker, which starts with the first question. A question without an answer within
 * `LIMITS.search` fails as `unreachable`. The Worker then ends, because it may hang; the next question starts a new one.
 */
export const createEmbeddedEngine = ({
  indexUrl,
  createWorker,
  manifest: early,
}: EmbeddedEngineOptions): EmbeddedEngine => {
  let sent = early;
  let attempts = 0;
  let link: WorkerLink | undefined;

  const connect = (): Result<WorkerLink, IndexFault> => {
    if (link?.alive()) return ok(link);
    const made = createWorkerLink(createWorker);
    if (made.kind === 'ok') link = made.value;
    return made;
  };

  interface Opened {
    readonly link: WorkerLink;
    readonly count: number;
  }

  /** The manifest and the Worker load at the same time; opening the index needs both. */
  const attempt = async (): Promise<Result<Opened, IndexFault>> => {
    const afresh = attempts++ > 0;
    const manifest = fetchManifest(indexUrl, sent);
    sent = undefined;
    const connected = connect();
    if (connected.kind === 'err') return connected;
    const read = await manifest;
    if (read.kind === 'err') return read;
    const count = await connected.value.ask('open', {
      indexUrl: absolute(indexUrl),
      manifest: read.value,
      afresh,
    });
    return count.kind === 'ok' ? ok({ link: connected.value, count: count.value }) : count;
  };

  let open = once(attempt);

  const opened = async (): Promise<Opened> => {
    if (link && !link.alive()) open = once(attempt);
    return valueOrThrow(await open());
  };

  const timely = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await within(LIMITS.search, work);
    } catch (error) {
      if (!(error instanceof TimeIsUp)) throw error;
      open = once(attempt);
      link?.end(error.message);
      return valueOrThrow(err<IndexFault>({ kind: 'unreachable', message: error.message }));
    }
  };

  return {
    search: ((requests: unknown) =>
      timely(async () =>
        valueOrThrow(await (await opened()).link.ask('search', { requests })),
      )) as EmbeddedEngine['search'],
    getCards: (ids) => timely(async () => valueOrThrow(await (await opened()).link.ask('cards', { ids }))),
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
