import { CACHES } from './caches';

declare const self: ServiceWorkerGlobalScope;

const APP_DATA = '/page-data/app-data.json';
const MANIFEST = '/stock-index/manifest.json';

export const ANY_VARY = { ignoreVary: true };

export const pathOf = ({ url }: { readonly url: string }): string => new URL(url).pathname;

/** What every cache does: one name for a file with any query, only whole files, and the oldest make room. */
export const keeping = (most: number): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => pathOf(request).replace(/(\/[^./]+)$/, '$1/'),
  cacheWillUpdate: async ({ request, response }) =>
    (await isWhole(pathOf(request), response)) ? response : null,
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
  },
});

/** The page that requested a file. */
const pageOf = async (event?: FetchEvent) => (event?.clientId ? self.clients.get(event.clientId) : undefined);

/** Requests that a kept copy has answered. If the network answers later, the page still shows what was kept. */
const answeredByCopy = new WeakSet<FetchEvent>();

/** Tells the page whether the site answered; the page then says how old its files are. Data of the wrong type does not count as an answer. */
export const honest: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    if (response.ok && !hasRightType(pathOf(request), response)) throw new TypeError('Not this site’s data');
    // Gatsby would ask without end for the data of its page for errors. An answer that failed it asks for four times.
    if (response.status >= 500 && pathOf(request).startsWith('/page-data/500'))
      throw new TypeError('No page');
    if (!event || !answeredByCopy.has(event)) (await pageOf(event))?.postMessage({ isReached: true });
    return response;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    if (event) answeredByCopy.add(event);
    const page = await pageOf(event);
    page?.postMessage({ isReached: false });
    return page && pathOf(request) === APP_DATA
      ? ((await appDataOf(page)) ?? cachedResponse)
      : cachedResponse;
  },
};

/**
 * Gatsby compares a page's publication with the one in `app-data.json`, and reloads the page if they differ. Pages are kept one
 * by one, from several publications, so without a network each gets its own.
 */
async function appDataOf(client: Client): Promise<Response | undefined> {
  const page = await caches.match(pathOf(client), { cacheName: CACHES.pages, ...ANY_VARY });
  const [, hash] = /___webpackCompilationHash="([^"]+)"/.exec((await page?.text()) ?? '') ?? [];
  const headers = { 'Content-Type': 'application/json' };
  return hash ? new Response(JSON.stringify({ webpackCompilationHash: hash }), { headers }) : undefined;
}

/** A page that broke off is no answer if this device has a whole one. */
export const unlessCutOff: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const path = pathOf(request).replace(/(\/[^./]+)$/, '$1/');
    const isPage = response.status === 200 && hasRightType(path, response);
    const kept = isPage && (await caches.match(path, { cacheName: CACHES.pages, ...ANY_VARY }));
    if (kept && !/<\/html>\s*$/.test(await response.clone().text()))
      throw new TypeError('The page is cut off');
    return response;
  },
};

/** A kept manifest may only name kept files, so the files are kept first; of an index in many parts, the parts that were shown. */
export const afterItsFiles: WorkboxPlugin = {
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

/** The content types that a file may have, by the end of its name. A path without such an end is a page. */
const TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/(?:x-)?javascript\b/],
  [/\.json$/, /^application\/json\b/],
  // Fonts and the index: hosts differ, but a page in their place is wrong on all of them.
  [/\.\w+$/, /^(?!text\/html)/],
  [/$/, /^text\/html\b/],
];

/** Whether an answer without an error is what its path names, and not the page of a captive portal or of a half-done upload. */
function hasRightType(path: string, { headers }: Response): boolean {
  const [, type] = TYPES.find(([name]) => name.test(path)) ?? [];
  return type?.test(headers.get('Content-Type') ?? '') === true;
}

/** Whether the answer may be kept: this site's own file, at its own address, of the right type, and not cut off. */
export async function isWhole(path: string, response: Response): Promise<boolean> {
  const { status, type, redirected } = response;
  if (status !== 200 || type !== 'basic' || redirected || !hasRightType(path, response)) return false;
  if (/\.js$/.test(path)) return /;\s*$/.test(await response.clone().text());
  if (/\.json$/.test(path)) return isJson(await response.clone().text());
  // Gatsby's own element tells a page of this site from any other.
  if (!/\.\w+$/.test(path)) return /id="___gatsby"[\s\S]*<\/html>\s*$/.test(await response.clone().text());
  return true;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
