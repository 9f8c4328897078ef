/**
 * Appended to the worker that `gatsby-plugin-offline` writes, for what its options cannot say: pages and data come from the network
 * first, so that no shopper sees yesterday's price, and a script is kept only if it is whole. See record 14.
 */
import { CACHES, OFFLINE_PAGE, OLD_CACHES } from './caches';
import { ANY_VARY, afterItsFiles, honest, isWhole, keeping, pathOf, unlessCutOff } from './plugins';

declare const self: ServiceWorkerGlobalScope;

const { CacheFirst, NetworkFirst } = workbox.strategies;

/** After three seconds, or if the network fails, a kept copy answers. */
function networkFirst(cacheName: string, most: number, ...more: readonly WorkboxPlugin[]): WorkboxHandler {
  const plugins = [keeping(most), ...more];
  return new NetworkFirst({ cacheName, plugins, matchOptions: ANY_VARY, networkTimeoutSeconds: 3 });
}

/** For files named by their content. After a fault the search requests past every cache, with `reload`. */
function keptFirst(cacheName: string, most: number): WorkboxHandler {
  const strategy = new CacheFirst({ cacheName, plugins: [keeping(most)], matchOptions: ANY_VARY });
  const anew = networkFirst(cacheName, most);
  return { handle: (call) => (call.request.cache === 'reload' ? anew : strategy).handle(call) };
}

/** The first row that matches decides, after the plugin's rules (`gatsby-config.ts`). What matches none is left to the browser. */
const ROUTES: readonly (readonly [path: RegExp, handler: WorkboxHandler])[] = [
  [/^\/(?:page-data|slice-data)\/.+\.json$/, networkFirst(CACHES.data, 1300, honest)],
  [/^\/stock-index\/.+\.[0-9a-f]{8}(?:\.\d+)?\.(?:bin|json)$/, keptFirst(CACHES.index, 40)],
  [/^\/stock-index\/manifest\.json$/, networkFirst(CACHES.index, 40, honest, afterItsFiles)],
  [/^\/[^/]+-[0-9a-f]{12}\.(?:js|css)$/, keptFirst(CACHES.files, 300)],
];

/** Enquiries, the content editor, previews, and what only hosts read. */
const NEVER = /^\/(?:(?:api|admin|preview)(?:\/|$)|_|sw\.js$|whole-site\.json$)/i;

/** `no-store` means that a page wants the network's answer or none. */
const isOurs: WorkboxMatch = ({ url, request }) =>
  url.origin === self.location.origin && request.cache !== 'no-store' && !NEVER.test(url.pathname);

for (const [path, handler] of ROUTES)
  workbox.routing.registerRoute((call) => isOurs(call) && path.test(call.url.pathname), handler);

// A page that was reached by a link has itself kept with a request that looks like a navigation.
navigationRoute.match = (call) =>
  isOurs(call) &&
  !/\.\w+$/.test(call.url.pathname) &&
  /^text\/html/.test(call.request.headers.get('Accept') ?? '');

const pages = networkFirst(CACHES.pages, 600, unlessCutOff);
/** Without a time limit: Gatsby reloads a page that is older than its data, and the kept copy would be the same page again. */
const present = new NetworkFirst({
  cacheName: CACHES.pages,
  plugins: [keeping(600), unlessCutOff],
  matchOptions: ANY_VARY,
});

/**
 * For Back (`force-cache`), browsers take a page from their own cache, though it may be of an earlier publication than its
 * data. So it is fetched again, without the event, which brings the browser's own answer.
 */
function answerPage({ request, event }: WorkboxCall): Promise<Response> {
  if (request.cache === 'force-cache')
    return pages.handle({ request: new Request(request, { cache: 'no-cache' }) });
  return (request.cache === 'no-cache' ? present : pages).handle({ request, event });
}

navigationRoute.handler = {
  handle: (call) =>
    answerPage(call).catch(async () => (await caches.match(OFFLINE_PAGE)) ?? Response.error()),
};

/** A page that was on its way when this worker began asks to be answered by it. */
self.addEventListener('message', (event) => {
  if (event.data?.claim) event.waitUntil(self.clients.claim());
});

workbox.precaching.addPlugins([
  {
    fetchDidSucceed: async ({ request, response }) => {
      if (await isWhole(pathOf(request).replace(/index\.html$/, ''), response)) return response;
      throw new TypeError(`${request.url} is not what it should be`);
    },
  },
]);
// What the plugin keeps: pictures, above all.
workbox.core.registerQuotaErrorCallback(() => void caches.delete(workbox.core.cacheNames.runtime));

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function keepOfflinePage(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { cache: 'no-cache' });
  const html = await page.text();
  if (!page.ok || !html.includes('id="___gatsby"')) throw new Error(`${OFFLINE_PAGE}: ${page.status}`);
  // A copy, because some hosts redirect addresses with `.html`, and no browser shows a redirected answer as a page.
  const copy = new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  await (await caches.open(CACHES.offline)).put(OFFLINE_PAGE, copy);
}

/** Deletes the caches of earlier versions, and has the browser request a page while it starts this worker. */
async function begin(): Promise<void> {
  const now = new Set(Object.values(CACHES));
  const old = (await caches.keys()).filter((name) => OLD_CACHES.test(name) && !now.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
}
