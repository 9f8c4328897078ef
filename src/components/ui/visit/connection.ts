import { useSyncExternalStore } from 'react';
import { pastTime } from './deviceTime';

/** The site cannot be reached, so what the page shows may have changed. */
export interface Offline {
  /** When this device downloaded what the page shows, by the device's clock: `Monday 9:12 am`; absent if unknown. */
  readonly asAt?: string;
}

let offline: Offline | undefined;
/** When the page was downloaded, in milliseconds since 1970. The worker tells a page that it may have stored. */
let shownSince: number | undefined;
const listeners = new Set<() => void>();

function become(isReached: boolean): void {
  const asAt = shownSince === undefined ? undefined : pastTime(shownSince);
  if (isReached ? offline === undefined : offline && offline.asAt === asAt) return;
  offline = isReached ? undefined : { asAt };
  for (const listener of listeners) listener();
}

/** What a page knows about its connection, from the browser and from the service worker, if there is one. */
export const connection = {
  /** Called with the service worker's message: whether the site answered, and how old the page's stored files are. */
  learn: ({ isReached, since }: { readonly isReached?: boolean; readonly since?: number }): void => {
    if (since !== undefined) shownSince = since;
    become(isReached ?? offline === undefined);
  },
} as const;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    if (!navigator.serviceWorker?.controller) shownSince ??= Date.now();
    window.addEventListener('online', followBrowser);
    window.addEventListener('offline', followBrowser);
  }
  listeners.add(listener);
  if (!navigator.onLine) become(false);
  return () => listeners.delete(listener);
}

const followBrowser = () => become(navigator.onLine);

/** Set if the site cannot be reached, as far as this page knows; `undefined` in the built page. */
export const useOffline = (): Offline | undefined =>
  useSyncExternalStore(
    subscribe,
    () => offline,
    () => undefined,
  );
