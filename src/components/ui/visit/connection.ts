import { useSyncExternalStore } from 'react';
import { pastTime } from './deviceTime';

/** The site cannot be reached: what the page shows may have changed since. */
export interface Offline {
  /** When this device had what the page shows from the site, on the device's clock: `Monday 9:12 am`; absent: not known yet. */
  readonly asAt?: string;
}

let offline: Offline | undefined;
/** In milliseconds. A page that a service worker may have kept learns it from the worker; any other came just now. */
let shownSince: number | undefined;
const listeners = new Set<() => void>();

function become(isReached: boolean): void {
  const asAt = shownSince === undefined ? undefined : pastTime(shownSince);
  if (isReached ? offline === undefined : offline && offline.asAt === asAt) return;
  offline = isReached ? undefined : { asAt };
  for (const listener of listeners) listener();
}

/** What a page learns of its connection: from the browser, and from the service worker where there is one. */
export const connection = {
  /** The service worker says whether the site answered, and from when the files are that it keeps of this page. */
  learn: ({ isReached, since }: { readonly isReached?: boolean; readonly since?: number }): void => {
    if (since !== undefined) shownSince = since;
    become(isReached ?? offline === undefined);
  },
} as const;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    if (!navigator.serviceWorker?.controller) shownSince ??= Date.now();
    window.addEventListener('online', asBrowserSays);
    window.addEventListener('offline', asBrowserSays);
  }
  listeners.add(listener);
  if (!navigator.onLine) become(false);
  return () => listeners.delete(listener);
}

const asBrowserSays = () => become(navigator.onLine);

/** Whether the site cannot be reached, as far as this page knows. Unknown, and so `undefined`, in the built page. */
export const useOffline = (): Offline | undefined =>
  useSyncExternalStore(
    subscribe,
    () => offline,
    () => undefined,
  );
