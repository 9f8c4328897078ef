/**
 * Appended to the worker that `gatsby-plugin-offline` writes. Pages and data come from the network first, so that no shopper
 * sees yesterday's price; files that never change come from the device. See record 102.
 */
import { CACHES, OFFLINE_PAGE, OLD_CACHES } from './caches';
import { hasRightType, isWhole } from './rightAnswer';

declare const self: ServiceWorkerGlobalScope;

const APP_DATA = '/page-data/app-data.json';
const MANIFEST = '/stock-index/manifest.json';

const ANY_VARY = { ignoreVary: true };

const { CacheFirst, NetworkFirst } = workbox.strategies;
const pathOf = ({ url }: { readonly url: string }): string => new URL(url).pathname;

/** What every cache does: one name for a file with any query, only whole files, and the oldest make room. */
const keeping = (most: number): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => pathOf(request).replace(/(\/[^./]+)$/, '$1/'),
  cacheWillUpdate: async ({ request, response }) =>
    (await isWhole(pathOf(request), response)) ? response : null,
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
  },
});

/** After three seconds, or if the network fails, a kept copy answers. */
function networkFirst(cacheName: string, most: number, ...more: readonly WorkboxPlugin[]): WorkboxHandler {
  const plugins = [keeping(most), ...more];
  return new NetworkFirst({ cacheName, plugins, matchOptions: ANY_VARY, networkTimeoutSeconds: 3 });
}

/** For files named by their content. After a fault the search requests past every cache, with `reload`. */
function keptFirst(cacheName: string, most: number): WorkboxHandler {
  const kept = new CacheFirst({ cacheName, plugins: [keeping(most)], matchOptions: ANY_VARY });
  const anew = networkFirst(cacheName, most);
  return { handle: (call) => (call.request.cache === 'reload' ? anew : kept).handle(call) };
}

/** The page that requested a file. */
const pageOf = async (event?: FetchEvent) => (event?.clientId ? self.clients.get(event.clientId) : undefined);

/** Tells the page whether the site answered; the page then says how old its files are. Data of a wrong type is no answer. */
const honest: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    if (response.ok && !hasRightType(pathOf(request), response)) throw new TypeError('Not this site’s data');
    (await pageOf(event))?.postMessage({ isReached: true });
    return response;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    const page = await pageOf(event);
    page?.postMessage({ isReached: false });
    return page && pathOf(request) === APP_DATA
      ? ((await appDataOf(page)) ?? cachedResponse)
      : cachedResponse;
  },
};

/**
 * Gatsby compares a page's publication with the one in `app-data.json`, and reloads the page if they differ. Pages are kept one
 * by one, from several publications, so without a network each is told its own.
 */
async function appDataOf(client: Client): Promise<Response | undefined> {
  const page = await caches.match(pathOf(client), { cacheName: CACHES.pages, ...ANY_VARY });
  const [, hash] = /"___webpackCompilationHash":"([^"]+)"/.exec((await page?.text()) ?? '') ?? [];
  const headers = { 'Content-Type': 'application/json' };
  return hash ? new Response(JSON.stringify({ webpackCompilationHash: hash }), { headers }) : undefined;
}

/** A kept manifest names only kept files, so they are kept before it. Of an index in many parts, those that were shown. */
const afterItsFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const { core, text, cards } = (await response.clone().json()).files;
    const cache = await caches.open(CACHES.index);
    for (const name of [core, text, ...(cards.perShard === undefined ? [`${cards.name}.bin`] : [])]) {
      const path = MANIFEST.replace(/[^/]+$/, name);
      if (await cache.match(path, ANY_VARY)) continue;
      const file = await fetch(path);
      if (!(await isWhole(path, file))) return null;
      await cache.put(path, file);
    }
    return response;
  },
};

/** The first row that matches decides. What matches none is left to the browser. */
const ROUTES: readonly (readonly [path: RegExp, handler: WorkboxHandler])[] = [
  [/^\/(?:page-data|slice-data)\/.+\.json$/, networkFirst(CACHES.data, 1300, honest)],
  [/^\/stock-index\/.+\.[0-9a-f]{8}(?:\.\d+)?\.(?:bin|json)$/, keptFirst(CACHES.index, 40)],
  [/^\/stock-index\/manifest\.json$/, networkFirst(CACHES.index, 40, honest, afterItsFiles)],
  [/^\/[^/]+-[0-9a-f]{20}\.(?:js|css)$|^\/static\/.+\.woff2$/, keptFirst(CACHES.files, 300)],
  [/^\/icons\/.+\.(?:svg|png)$/, networkFirst(CACHES.files, 300)],
  [/^\/(?:static|pictures)\/.+\.\w+$/, keptFirst(CACHES.pictures, 600)],
  [/\.(?:avif|webp|png|jpe?g|gif|svg)$/, networkFirst(CACHES.pictures, 600)],
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

const pages = networkFirst(CACHES.pages, 600);
navigationRoute.handler = {
  handle: ({ request, event }) => {
    // For Back, browsers take a page from their own cache, though it may be of an earlier publication than its data. Without
    // the event, the answer that the browser requested while the worker started is not used.
    const isBack = request.cache === 'force-cache';
    const answer = pages.handle(
      isBack ? { request: new Request(request, { cache: 'no-cache' }) } : { request, event },
    );
    return answer.catch(async () => (await caches.match(OFFLINE_PAGE)) ?? Response.error());
  },
};

workbox.precaching.addPlugins([
  {
    fetchDidSucceed: async ({ request, response }) => {
      if (await isWhole(pathOf(request).replace(/index\.html$/, ''), response)) return response;
      throw new TypeError(`${request.url} is not what it should be`);
    },
  },
]);
workbox.core.registerQuotaErrorCallback(() => void caches.delete(CACHES.pictures));

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
