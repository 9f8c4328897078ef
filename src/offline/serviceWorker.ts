/**
 * Appended to the worker that `gatsby-plugin-offline` writes. Pages and data come from the network first, so that no shopper
 * sees yesterday's price; files that never change from the device. See record 102.
 */
import { CACHES, OFFLINE_PAGE, OLD_CACHES } from './caches';
import { hasRightType, isWhole } from './rightAnswer';

declare const self: ServiceWorkerGlobalScope;

/** How long the network may take before a kept copy answers. */
const PATIENCE_SECONDS = 3;

const APP_DATA = '/page-data/app-data.json';
const MANIFEST = '/stock-index/manifest.json';

const pathOf = ({ url }: { readonly url: string }): string => new URL(url).pathname;

/** `/about` and `/about/` are the same page, and a query never changes one of our files. */
const keyOf = (request: Request): string => {
  const path = pathOf(request);
  return /\.\w+$|\/$/.test(path) ? path : `${path}/`;
};

/** What every cache does: one name for a file, only whole files, and the oldest make room. */
const keeping = (most: number): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  cacheWillUpdate: async ({ request, response }) =>
    (await isWhole(pathOf(request), response)) ? response : null,
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
  },
});

const networkFirst = (cacheName: string, most: number, ...plugins: readonly WorkboxPlugin[]) =>
  new workbox.strategies.NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [keeping(most), ...plugins],
  });

/** Files named by their content. After a fault the search asks past every cache, with `reload`. */
function keptFirst(cacheName: string, most: number): WorkboxHandler {
  const plugins = [keeping(most)];
  const kept = new workbox.strategies.CacheFirst({ cacheName, plugins, matchOptions: { ignoreVary: true } });
  const anew = networkFirst(cacheName, most);
  return { handle: (call) => (call.request.cache === 'reload' ? anew : kept).handle(call) };
}

/** Tells a page whether the site answered. The page then says how old its files are. */
async function tell(event: FetchEvent | undefined, isReached: boolean): Promise<void> {
  const client = event?.clientId ? await self.clients.get(event.clientId) : undefined;
  client?.postMessage({ isReached });
}

const honest: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    if (response.ok && !hasRightType(pathOf(request), response))
      throw new TypeError('Not an answer of this site');
    void tell(event, true);
    return response;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    void tell(event, false);
    return pathOf(request) === APP_DATA ? ((await ownAppData(event)) ?? cachedResponse) : cachedResponse;
  },
};

/**
 * Gatsby compares a page's publication with the one in `app-data.json`, and reloads the page if they differ. Pages are kept one
 * by one, from several publications, so without a network each is told its own.
 */
async function ownAppData(event: FetchEvent | undefined): Promise<Response | undefined> {
  const client = event && (await self.clients.get(event.clientId));
  const page = client && (await caches.match(pathOf(client), { cacheName: CACHES.pages, ignoreVary: true }));
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
      if (await cache.match(path)) continue;
      const file = await fetch(path);
      if (!(await isWhole(path, file))) return null;
      await cache.put(path, file);
    }
    return response;
  },
};

const pages = networkFirst(CACHES.pages, 600);
const data = networkFirst(CACHES.data, 1300, honest);
const manifest = networkFirst(CACHES.index, 40, honest, afterItsFiles);
const indexFiles = keptFirst(CACHES.index, 40);
const files = keptFirst(CACHES.files, 300);
const icons = networkFirst(CACHES.files, 300);
const pictures = keptFirst(CACHES.pictures, 600);
const otherPictures = networkFirst(CACHES.pictures, 600);

/** Enquiries, the content editor, previews, and what only hosts read. */
const NEVER = /^\/(?:(?:api|admin|preview)(?:\/|$)|_|sw\.js$|whole-site\.json$)/i;

/** The first row that matches decides. What matches none is left to the browser. */
const ROUTES: readonly (readonly [path: RegExp, handler: WorkboxHandler])[] = [
  [/^\/(?:page-data|slice-data)\/.+\.json$/, data],
  [/^\/stock-index\/.+\.[0-9a-f]{8}(?:\.\d+)?\.(?:bin|json)$/, indexFiles],
  [/^\/stock-index\/manifest\.json$/, manifest],
  [/^\/[^/]+-[0-9a-f]{20}\.(?:js|css)$|^\/static\/.+\.woff2$/, files],
  [/^\/icons\/.+\.(?:svg|png)$/, icons],
  [/^\/(?:static|pictures)\/.+\.\w+$/, pictures],
  [/\.(?:avif|webp|png|jpe?g|gif|svg)$/, otherPictures],
];

/** `no-store` means that the page wants the network's answer or none; a range is a part of a film. */
const isOurs: WorkboxMatch = ({ url, request }) =>
  url.origin === self.location.origin &&
  request.cache !== 'no-store' &&
  !request.headers.has('range') &&
  !NEVER.test(url.pathname);

for (const [path, handler] of ROUTES)
  workbox.routing.registerRoute((call) => isOurs(call) && path.test(call.url.pathname), handler);

// A page that was reached by a link has itself kept with a request like a navigation.
navigationRoute.match = (call) =>
  isOurs(call) &&
  !/\.\w+$/.test(call.url.pathname) &&
  (call.request.headers.get('Accept') ?? '').startsWith('text/html');
navigationRoute.handler = {
  handle: (call) =>
    pages.handle(isBack(call) ? pastBrowserCache(call) : call).catch(async () => {
      return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
    }),
};

/** For Back, browsers take a page from their own cache, though it may be of an earlier publication than its data. */
const isBack = ({ request }: WorkboxCall): boolean => request.cache === 'force-cache';

/** Without the event, which brings the answer that the browser requested while the worker started. */
const pastBrowserCache = ({ request }: WorkboxCall): WorkboxCall => ({
  request: new Request(request, { cache: 'no-cache' }),
});

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
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

async function keepOfflinePage(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`${OFFLINE_PAGE} answered with ${page.status}`);
  // A copy, because some hosts redirect addresses with `.html`, and no browser shows a redirected answer as a page.
  const copy = new Response(await page.blob(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  await (await caches.open(CACHES.offline)).put(OFFLINE_PAGE, copy);
}

async function deleteOldCaches(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  const names = (await caches.keys()).filter(
    (name) => OLD_CACHES.test(name) && !Object.values(CACHES).includes(name),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}
