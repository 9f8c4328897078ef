import { pageValue } from '../../../device/pageValue';
import { pastTime } from './deviceTime';
import { useStored } from './useStored';

/** The site cannot be reached, so what the page shows may have changed. */
export interface Offline {
  /** When this device downloaded what the page shows, by the device's clock: `Monday 9:12 am`; absent if unknown. */
  readonly asAt?: string;
}

const offline = pageValue<Offline | undefined>(undefined);
/** Whether the site answered when the page last learned of it. */
let latest = true;

/** What a page knows about its connection, from the browser and from the service worker, if there is one. */
export const connection = {
  /** Called when the browser or the service worker has learned whether the site answers. */
  learn: async (isReached: boolean): Promise<void> => {
    latest = isReached;
    if (isReached) return offline.set(undefined);
    const since = await shownSince().catch(() => undefined);
    // The network may be back by now.
    if (latest === isReached) offline.set(since === undefined ? {} : { asAt: pastTime(since) });
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
  // The browser keeps one such listener each, however many parts subscribe.
  window.addEventListener('online', followBrowser);
  window.addEventListener('offline', followBrowser);
  if (!navigator.onLine) void connection.learn(false);
  return offline.subscribe(listener);
}

const followBrowser = () => void connection.learn(navigator.onLine);

/** Set if the site cannot be reached, as far as this page knows; `undefined` in the built page. */
export const useOffline = (): Offline | undefined => useStored({ ...offline, subscribe });
