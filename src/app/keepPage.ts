import { whenIdle } from '../components/ui/lazy/whenIdle';
import { connection } from '../components/ui/visit/connection';

/** Whether the site has a service worker. `src/gatsby/webpack.ts` defines it. */
declare const HAS_WORKER: boolean;

const INDEX_MANIFEST = '/stock-index/manifest.json';

/**
 * Follows the service worker. On a first visit it starts after the page, so it is told what to keep of the page. Browsers look for
 * a newer worker when they load a document; a tab that stays open looks when the visitor comes back.
 */
export function watchWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (!serviceWorker.controller) {
    serviceWorker.addEventListener('controllerchange', () => whenIdle(keepFirstPage), { once: true });
    // A worker that began while this page was on its way does not have it yet.
    void serviceWorker.ready.then(({ active }) => active?.postMessage({ claim: true }));
  } else if (beganBeforeWorker()) whenIdle(keepFirstPage);
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly isReached?: boolean }>) => {
    if (typeof data?.isReached === 'boolean') connection.learn(data.isReached);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void lookForNewer();
  });
}

/** Whether the browser requested the page itself without the worker, which has begun since. */
function beganBeforeWorker(): boolean {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.workerStart === 0;
}

/**
 * Has Gatsby register the worker once the page is live and idle. To start a worker takes a phone as long as to make a page live,
 * and on later visits the earlier worker answers in any case.
 */
export function startWorker(): void {
  if (HAS_WORKER && navigator.serviceWorker)
    whenIdle(() => void import(/* webpackMode: "eager" */ 'gatsby-register-worker'));
}

async function lookForNewer(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
}

/**
 * Has the worker keep the page that is shown, for which the browser requested no HTML. The worker tells this request from
 * others by the type.
 */
export function keepPage(): void {
  if (!navigator.serviceWorker?.controller) return;
  whenIdle(() => void request(window.location.pathname, { headers: { Accept: 'text/html' } }));
}

/**
 * Gives the worker the addresses of the files that the page loaded without it, and has it keep them. Most of them are in the
 * browser's own cache.
 */
function keepFirstPage(): void {
  // The observer reports a file that is still loading once it has arrived. `workerStart` is 0 if no worker saw the request, and
  // absent in some browsers.
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const keep = entries.filter(({ workerStart }) => !(workerStart > 0)).map(({ name }) => name);
    navigator.serviceWorker.controller?.postMessage({ keep });
  }).observe({ type: 'resource', buffered: true });
  if (window.location.pathname.startsWith('/stock/')) void request(INDEX_MANIFEST);
  keepPage();
}

/** Without the network, the copy that the worker has stays. */
async function request(address: string, options?: RequestInit): Promise<void> {
  const response = await fetch(address, options).catch(() => undefined);
  await response?.blob().catch(() => undefined);
}
