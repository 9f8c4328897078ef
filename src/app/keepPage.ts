import { whenIdle } from '../components/ui/lazy/whenIdle';
import { connection } from '../components/ui/visit/connection';

const INDEX_MANIFEST = '/stock-index/manifest.json';

/**
 * Follows the service worker. On a first visit it begins after the page, which then has itself kept. Browsers look for a newer worker
 * when they load a document; a tab that stays open looks when the visitor comes back.
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

async function lookForNewer(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
}

/** Has the worker keep the page that is shown, for which the browser requested no HTML. */
export function keepPage(): void {
  if (!navigator.serviceWorker?.controller) return;
  whenIdle(() => void request(window.location.pathname, { headers: { Accept: 'text/html' } }));
}

/** Requests again what the page loaded without the worker, which then keeps it. Most of it is in the browser's own cache. */
function keepFirstPage(): void {
  const asked = new Set<string>();
  // One after the other, so that the page's own requests come first.
  let turn = Promise.resolve();
  // The observer reports a file that is still loading once it has arrived. `workerStart` is 0 if no worker saw the request, and
  // absent in some browsers.
  new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries() as PerformanceResourceTiming[]) {
      if (workerStart > 0 || asked.has(name) || !isFile(name)) continue;
      asked.add(name);
      turn = turn.then(() => request(name));
    }
  }).observe({ type: 'resource', buffered: true });
  if (window.location.pathname.startsWith('/stock/')) void request(INDEX_MANIFEST);
  keepPage();
}

/** Whether an address is a file of the site, for which one more request changes nothing. */
const isFile = (address: string): boolean =>
  address.startsWith(window.location.origin) && /^[^?]+\.\w+$/.test(address);

/** Without the network, the copy that the worker has stays. */
async function request(address: string, options?: RequestInit): Promise<void> {
  const response = await fetch(address, options).catch(() => undefined);
  await response?.blob().catch(() => undefined);
}
