import { useSyncExternalStore } from 'react';
import { pastTime } from './deviceTime';

/** The site cannot be reached, so what the page shows may have changed. */
export interface Offline {
  /** When this device downloaded what the page shows, by the device's clock: `Monday 9:12 am`; absent if unknown. */
  readonly asAt?: string;
}

let offline: Offline | undefined;
/** Whether the site answered when the page last learned of it. */
let latest = true;
const listeners = new Set<() => void>();

function become(next: Offline | undefined): void {
  if (offline?.asAt === next?.asAt && !offline === !next) return;
  offline = next;
  for (const listener of listeners) listener();
}

/** What a page knows about its connection, from the browser and from the service worker, if there is one. */
export const connection = {
  /** Called when the browser or the service worker has learned whether the site answers. */
  learn: async (isReached: boolean): Promise<void> => {
    latest = isReached;
    if (isReached) return become(undefined);
    const since = await shownSince().catch(() => undefined);
    // The network may be back by now.
    if (latest === isReached) become(since === undefined ? {} : { asAt: pastTime(since) });
  },
} as const;

/** When the page was loaded: what a page without a worker shows was downloaded then. */
const LOADED = Date.now();

/** When the oldest file of the page was downloaded, in milliseconds since 1970: the page, its data and a listing's index. */
async function shownSince(): Promise<number | undefined> {
  const { pathname } = window.location;
  if (!navigator.serviceWorker?.controller) return LOADED;
  const page = pathname.replace(/\/?$/, '/');
  const files = [page, `/page-data${page === '/' ? '/index/' : page}page-data.json`];
  if (page.startsWith('/stock/')) files.push('/stock-index/manifest.json');
  const cached = await Promise.all(files.map((path) => caches.match(path, { ignoreVary: true })));
  const times = cached
    .map((file) => Date.parse(file?.headers.get('Date') ?? ''))
    .filter((time) => !Number.isNaN(time));
  return times.length > 0 ? Math.min(...times) : undefined;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', followBrowser);
    window.addEventListener('offline', followBrowser);
  }
  listeners.add(listener);
  if (!navigator.onLine) void connection.learn(false);
  return () => listeners.delete(listener);
}

const followBrowser = () => void connection.learn(navigator.onLine);

/** Set if the site cannot be reached, as far as this page knows; `undefined` in the built page. */
export const useOffline = (): Offline | undefined =>
  useSyncExternalStore(
    subscribe,
    () => offline,
    () => undefined,
  );
