import { hasFailedScript } from '../components/ui/later/lateScript';
import { reloadForNewerSite } from '../components/ui/later/reloadForNewerSite';
import { connection } from '../components/ui/visit/connection';
import type { PageShown, WorkerWords } from '../worker/messages';

declare global {
  interface Window {
    /** Set by Gatsby: the next navigation then loads a document. */
    ___swUpdated?: boolean;
  }
}

/** Whether the page was loaded without a worker and none has started since. Then no worker has seen the page's files. */
let cameWithoutWorker = navigator.serviceWorker?.controller === null;

/**
 * Gatsby registers `/sw.js` when its module is loaded, and calls the service worker hooks from then on. Browsers look for a
 * newer worker when they load a document. A tab that stays open looks when the visitor comes back to it.
 */
export function register(): void {
  void import(/* webpackMode: "eager" */ 'gatsby-service-worker');
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void lookForNewer();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => learn(data as WorkerWords));
  if (!cameWithoutWorker) tell(navigator.serviceWorker?.controller, []);
}

/**
 * Called when a worker takes over. On a first visit it arrives after the page, so we tell it which files the page is made
 * of, and the page itself last. Later it is a new worker of a new publication, and a page that lacks a part of itself is
 * reloaded.
 */
export function workerBegins({ active }: ServiceWorkerRegistration): void {
  if (!cameWithoutWorker) {
    if (hasFailedScript()) void reloadForNewerSite();
    else tell(active, []);
    return;
  }
  cameWithoutWorker = false;
  let page = [window.location.pathname];
  // The observer reports a file that is still loading once it has arrived. `workerStart` is 0 if no worker saw the request.
  // The start time does not tell: for the script of a Worker, Chromium reports one that is later than the request.
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const files = entries.filter(({ workerStart }) => workerStart === 0);
    if (files.length > 0) tell(active, [...files.map(({ name }) => name), ...page]);
    page = [];
  }).observe({ type: 'resource', buffered: true });
}

/** Called after a navigation within the site, for which the browser requests no HTML. */
export const keepNextPage = (): void => tell(navigator.serviceWorker?.controller, [window.location.pathname]);

function learn(words: WorkerWords): void {
  connection.learn(words);
  // Gatsby would load the next page as a document, to leave the old publication. A page of the new one need not.
  if (words.publication === window.___webpackCompilationHash) window.___swUpdated = false;
}

async function lookForNewer(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
}

const tell = (worker: ServiceWorker | null | undefined, keep: readonly string[]): void =>
  worker?.postMessage({ shown: window.location.pathname, keep } satisfies PageShown);
