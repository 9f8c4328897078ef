import type { Manifest } from '../search/engines/embedded';
import { APP_DATA, INDEX_MANIFEST, type Kind, keyOf, kindOf, MOST, NEVER_PAGES, type Shelf } from './kinds';
import type { PageShown, WorkerWords } from './messages';
import { forget, keep, kept, OURS, shelfName, trim } from './shelves';

declare const self: ServiceWorkerGlobalScope;

/** The build fills this in: what every device stores from the start, and a name that changes with each publication. */
declare const SHELL: {
  readonly publication: string;
  readonly page: string;
  readonly files: readonly string[];
};

const SHELL_CACHE = `${OURS}shell-${SHELL.publication}`;

/** How long the network may take before a stored copy answers, in milliseconds. */
const PATIENCE = 3000;
const MINUTE = 60_000;

/** Whether the network answered the last request for a file that can change. A worker that was just woken does not know. */
let isReached: boolean | undefined;

/** Until this time the worker waits for a page, however long the network takes. */
let patientUntil = 0;

/** A rule by which the browser answers before the worker has started. TypeScript does not know these rules yet. */
interface Route {
  readonly condition:
    | { readonly requestMode: 'navigate' }
    | { readonly urlPattern: { readonly pathname: string } };
  readonly source: 'network' | 'race-network-and-fetch-handler';
}

interface RoutingEvent extends ExtendableEvent {
  /** In Chromium since version 123. */
  readonly addRoutes?: (routes: readonly Route[]) => Promise<void>;
}

/**
 * A page comes from the network without waiting for a sleeping worker. The worker stores the same answer. If it has the page
 * stored, it usually answers first: see `pageThatBegins`.
 */
const ROUTES: readonly Route[] = [
  ...NEVER_PAGES.map(
    (folder): Route => ({
      condition: { urlPattern: { pathname: `/${folder}/*` } },
      source: 'network',
    }),
  ),
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
];

self.addEventListener('install', (event: RoutingEvent) => {
  event.waitUntil(
    (async () => {
      // A browser may not support these routes. The worker then answers itself.
      await event.addRoutes?.(ROUTES).catch(() => undefined);
      await keepShell();
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const ours = new Set([SHELL_CACHE, ...(Object.keys(MOST) as Shelf[]).map(shelfName)]);
      const names = await caches.keys();
      await Promise.all(
        names.filter((name) => name.startsWith(OURS) && !ours.has(name)).map((name) => caches.delete(name)),
      );
      // Without routes, the browser requests a page while it starts this worker.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // `no-store` means that the page wants the network's answer or none.
  if (request.method !== 'GET' || origin !== self.location.origin || request.cache === 'no-store') return;
  // A request for a part of a film or a document.
  if (request.headers.has('range')) return;
  const kind = kindOf(pathname, request.mode === 'navigate');
  if (!kind) return;
  const answer = kind.shelf === 'pages' ? pageThatBegins : kind.first === 'network' ? fromNetwork : fromShelf;
  event.respondWith(answer(event, kind, pathname));
});

self.addEventListener('message', (event) => {
  const { data } = event as { readonly data?: Partial<PageShown> & { readonly gatsbyApi?: string } };
  // Gatsby found a page of one publication with data of another, and is about to reload the page.
  if (data?.gatsbyApi === 'clearPathResources') patientUntil = Date.now() + MINUTE;
  if (typeof data?.shown === 'string' && Array.isArray(data.keep)) {
    const page: PageShown = { shown: data.shown, keep: data.keep };
    event.waitUntil(
      (async () => {
        await sayHowOld(event, page);
        await keepShown(page);
        await sayHowOld(event, page);
      })(),
    );
  }
});

/** Stores the offline page. Rejects if it cannot be fetched: the browser then tries again at the next visit. */
async function keepShell(): Promise<void> {
  const page = await fetch(SHELL.page, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`${SHELL.page} answered with ${page.status}.`);
  // We copy the response: some hosts redirect addresses with `.html`, and no browser shows a redirected response as a page.
  const copy = new Response(await page.blob(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  await (await caches.open(SHELL_CACHE)).put(SHELL.page, copy);
  await keepAll(SHELL.files, undefined);
}

/** What a page needs before its first paint: the viewport, and the fonts and pictures that it preloads. */
const NEEDED_FIRST = /<(?:meta name="viewport"|link rel="preload")[^>]*>/g;

/**
 * A page that is stored here begins before the network has answered. It begins with what the stored copy needed first, so
 * that fonts and pictures are there when the page arrives. Then follows the whole page as `fromNetwork` answers it: browsers
 * ignore the second start of a document.
 */
async function pageThatBegins(event: FetchEvent, kind: Kind, path: string): Promise<Response> {
  const answer = fromNetwork(event, kind, path);
  const key = keyOf(path, kind);
  const copy = await kept('pages', key);
  if (!copy) return answer;
  const html = await copy.text();
  const headers = new Headers(copy.headers);
  // These described the copy's bytes.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const page = new ReadableStream<Uint8Array>({
    start: (to) => {
      const neededFirst = html.match(NEEDED_FIRST) ?? [];
      to.enqueue(bytesOf(`<!DOCTYPE html><head><meta charset="utf-8">${neededFirst.join('')}`));
      void sendRest(to, html, answer, key).catch((fault: unknown) => to.error(fault));
    },
  });
  return new Response(page, { headers });
}

/**
 * Sends the page itself, without waiting for the browser to read. If the network was faster, the browser never reads, and a
 * worker that waits cannot be replaced by a newer one.
 */
async function sendRest(
  to: ReadableStreamDefaultController<Uint8Array>,
  copy: string,
  answer: Promise<Response>,
  key: string,
): Promise<void> {
  const response = await answer;
  if (response.type === 'opaqueredirect') {
    // The page has moved. The browser asks again, and without a stored copy the redirect reaches it.
    await forget('pages', key);
    to.enqueue(bytesOf('<meta http-equiv="refresh" content="0">'));
  } else if (response.body) {
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) to.enqueue(part.value);
  } else to.enqueue(bytesOf(copy));
  to.close();
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The current file. If the network fails or takes longer than `PATIENCE`, the stored copy. */
async function fromNetwork(event: FetchEvent, kind: Kind, path: string): Promise<Response> {
  const key = keyOf(path, kind);
  const isPage = kind.shelf === 'pages';
  const fresh = asked(event, isPage).then((response) => {
    if (key !== INDEX_MANIFEST) event.waitUntil(keep(kind.shelf, key, response.clone()));
    return response;
  });
  // The network may answer after the stored copy did. Its answer is stored for the next time.
  event.waitUntil(fresh.catch(() => undefined));
  const mayBeOld = !isPage || Date.now() > patientUntil;
  try {
    const early = mayBeOld ? await Promise.race([fresh, wait(PATIENCE)]) : await fresh;
    const old = early === undefined ? await keptAnswer(event, kind.shelf, key) : undefined;
    if (old === undefined) {
      const response = early ?? (await fresh);
      tell(event, true);
      return response;
    }
    tell(event, false);
    return old;
  } catch {
    tell(event, false);
    return (
      (await keptAnswer(event, kind.shelf, key)) ??
      (isPage ? await caches.match(SHELL.page, { cacheName: SHELL_CACHE }) : undefined) ??
      Response.error()
    );
  }
}

/** The network's answer. The browser may already have requested a page while it started this worker. */
async function asked({ request, preloadResponse }: FetchEvent, isPage: boolean): Promise<Response> {
  const early: Response | undefined = isPage ? await preloadResponse : undefined;
  return early ?? fetch(request);
}

const wait = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The stored copy of a file. Gatsby compares a page's publication with the one in `app-data.json`, and reloads the page if
 * they differ. The worker stores pages one by one, from several publications, so it tells each page its own.
 */
async function keptAnswer(event: FetchEvent, shelf: Shelf, key: string): Promise<Response | undefined> {
  const publication = key === APP_DATA ? await publicationOf(event.clientId) : undefined;
  return publication === undefined
    ? kept(shelf, key)
    : new Response(JSON.stringify({ webpackCompilationHash: publication }), {
        headers: { 'Content-Type': 'application/json' },
      });
}

/** The publication of a tab's stored page. */
async function publicationOf(clientId: string): Promise<string | undefined> {
  const client = await self.clients.get(clientId);
  if (!client) return undefined;
  const page = await kept('pages', keyOf(new URL(client.url).pathname, { shelf: 'pages', first: 'network' }));
  return /"___webpackCompilationHash":"([^"]+)"/.exec((await page?.text()) ?? '')?.[1];
}

/** The stored file, else the network's. After a fault the search requests past every cache, with `reload`. */
async function fromShelf(event: FetchEvent, { shelf }: Kind, key: string): Promise<Response> {
  const { request } = event;
  const copy = request.cache === 'reload' ? undefined : await kept(shelf, key);
  if (copy) return copy;
  const response = await fetch(request);
  event.waitUntil(keep(shelf, key, response.clone()));
  return response;
}

/** Tells the requesting page whether the network answered. A page that is still opening asks later: `sayHowOld`. */
async function tell({ clientId }: FetchEvent, answered: boolean): Promise<void> {
  isReached = answered;
  const client = clientId === '' ? undefined : await self.clients.get(clientId);
  client?.postMessage({ isReached } satisfies WorkerWords);
}

/** Tells a page how old its files are: the page, its data and, for a listing, the index. */
async function sayHowOld({ source }: ExtendableMessageEvent, { shown }: PageShown): Promise<void> {
  const page = await kept('pages', keyOf(shown, { shelf: 'pages', first: 'network' }));
  const data = await kept('data', `/page-data${shown}page-data.json`);
  const index = shown.startsWith('/stock/') ? await kept('index', INDEX_MANIFEST) : undefined;
  const times = [page, data, index].map((file) => Date.parse(file?.headers.get('Date') ?? ''));
  const since = Math.min(...times.filter((time) => !Number.isNaN(time)));
  const { publication } = SHELL;
  const words: WorkerWords = { isReached, publication, ...(Number.isFinite(since) ? { since } : {}) };
  source?.postMessage(words);
}

async function keepShown({ shown, keep: addresses }: PageShown): Promise<void> {
  await keepAll(addresses, shown);
  if (shown.startsWith('/stock/')) await keepIndex();
  await trim();
}

/**
 * Stores files one after another, so that the visitor's own requests come first.
 * @param page the address in the list that is a page
 */
async function keepAll(addresses: readonly string[], page: string | undefined): Promise<void> {
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, self.location.origin);
    const kind = origin === self.location.origin ? kindOf(pathname, pathname === page) : undefined;
    if (kind) await fetchAndKeep(kind, pathname);
  }
}

async function fetchAndKeep(kind: Kind, path: string): Promise<void> {
  const key = keyOf(path, kind);
  if (kind.first === 'shelf' && (await kept(kind.shelf, key))) return;
  try {
    await keep(kind.shelf, key, await fetch(path));
  } catch {
    // Without the network, the earlier copy stays.
  }
}

/**
 * Stores the search index of the current publication. The manifest comes last, so a stored manifest never names a missing
 * file. Of an index in many parts, only the parts that were shown are stored.
 */
async function keepIndex(): Promise<void> {
  try {
    const manifest = await fetch(INDEX_MANIFEST, { cache: 'no-cache' });
    const { core, text, cards } = ((await manifest.clone().json()) as Manifest).files;
    for (const name of [core, text, ...(cards.perShard === undefined ? [`${cards.name}.bin`] : [])]) {
      const path = INDEX_MANIFEST.replace(/[^/]+$/, name);
      await fetchAndKeep({ shelf: 'index', first: 'shelf' }, path);
      if (!(await kept('index', path))) return;
    }
    await keep('index', INDEX_MANIFEST, manifest);
  } catch {
    // The earlier index stays.
  }
}
