import { hasFailedScript } from '../components/ui/later/lateScript';
import { reloadForNewerSite } from '../components/ui/later/reloadForNewerSite';
import { connection } from '../components/ui/visit/connection';
import type { PageShown, WorkerWords } from '../worker/messages';

declare global {
  interface Window {
    /** Gatsby's mark: the next navigation loads a document. */
    ___swUpdated?: boolean;
  }
}

/** Whether the page came without a worker, and none has begun since: no worker has seen what the page is made of. */
let cameWithoutWorker = navigator.serviceWorker?.controller === null;

/**
 * Gatsby registers `/sw.js` when its module is read, and calls the hooks of a worker's life from then on. Browsers look for
 * another worker when they load a document: a tab that stays open looks when the visitor comes back to it.
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
 * A worker has begun to answer. On a first visit it comes after the page: it is told what the page was made of, and the page
 * itself last. Later it is another one, as a new publication brings it: a page that lacks a part of itself is then loaded
 * again.
 */
export function workerBegins({ active }: ServiceWorkerRegistration): void {
  if (!cameWithoutWorker) {
    if (hasFailedScript()) void reloadForNewerSite();
    else tell(active, []);
    return;
  }
  cameWithoutWorker = false;
  const began = performance.now();
  let page = [window.location.pathname];
  // A file that is still on its way appears once it has come.
  new PerformanceObserver((list) => {
    const files = list.getEntries().filter(({ startTime }) => startTime < began);
    if (files.length > 0) tell(active, [...files.map(({ name }) => name), ...page]);
    page = [];
  }).observe({ type: 'resource', buffered: true });
}

/** After a navigation within the site, for which the browser asks for no HTML. */
export const keepNextPage = (): void => tell(navigator.serviceWorker?.controller, [window.location.pathname]);

function learn(words: WorkerWords): void {
  connection.learn(words);
  // Gatsby loads the next page as a document, to leave the publication before. A page of the new one need not.
  if (words.publication === window.___webpackCompilationHash) window.___swUpdated = false;
}

async function lookForNewer(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
}

const tell = (worker: ServiceWorker | null | undefined, keep: readonly string[]): void =>
  worker?.postMessage({ shown: window.location.pathname, keep } satisfies PageShown);
