import fc from 'fast-check';

const ORIGIN = 'https://dealer.example';

interface FakeRequest {
  readonly url: string;
  readonly cache: string;
  readonly headers: Map<string, string>;
}
type Match = (call: { readonly url: URL; readonly request: FakeRequest }) => boolean;

class Strategy {
  constructor(readonly options: { readonly cacheName: string }) {}
  handle = async () => this.options.cacheName;
}
class CacheFirst extends Strategy {}
class NetworkFirst extends Strategy {}

const routes: { readonly match: Match; readonly handler: object }[] = [];
const navigationRoute: { match: Match; handler: object } = { match: () => true, handler: {} };

beforeAll(() => {
  Object.assign(globalThis, {
    self: { location: { origin: ORIGIN }, addEventListener: () => undefined },
    navigationRoute,
    workbox: {
      core: { cacheNames: { runtime: 'runtime' }, registerQuotaErrorCallback: () => undefined },
      precaching: { addPlugins: () => undefined },
      routing: { registerRoute: (match: Match, handler: object) => routes.push({ match, handler }) },
      strategies: { CacheFirst, NetworkFirst },
    },
  });
  require('../../src/offline/serviceWorker');
});

function callFor(path: string, { isPage = false, cache = 'default', origin = ORIGIN } = {}) {
  const url = new URL(path, origin);
  const headers = new Map<string, string>(isPage ? [['Accept', 'text/html,*/*']] : [['Accept', '*/*']]);
  return { url, request: { url: url.href, cache, headers } };
}

const handlerOf = (path: string, options?: Parameters<typeof callFor>[1]) =>
  [navigationRoute, ...routes].find(({ match }) => match(callFor(path, options)))?.handler;

describe('what the service worker does with an address', () => {
  it('leaves enquiries, the content editor, previews and the worker itself to the browser, whatever follows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/api', '/admin', '/preview', '/API', '/Admin'),
        fc.webPath(),
        fc.boolean(),
        (folder, rest, isPage) => {
          expect(handlerOf(folder + (rest.startsWith('/') ? rest : ''), { isPage })).toBeUndefined();
        },
      ),
    );
    for (const path of ['/sw.js', '/_headers', '/whole-site.json', '/rss.xml', '/price-list.pdf'])
      expect([path, handlerOf(path)]).toEqual([path, undefined]);
  });

  it('leaves other sites to the browser, and what must come from the network', () => {
    expect(handlerOf('/pictures/a.webp', { origin: 'https://other.example' })).toBeUndefined();
    expect(handlerOf('/page-data/app-data.json', { cache: 'no-store' })).toBeUndefined();
  });

  it('asks the network first for anything that can change', () => {
    for (const path of [
      '/page-data/app-data.json',
      '/page-data/sq/d/1342443782.json',
      '/slice-data/site-header.json',
      '/stock-index/manifest.json',
    ])
      expect([path, handlerOf(path)]).toEqual([path, expect.any(NetworkFirst)]);
  });

  it('answers from the device with files whose content never changes, and past it after a fault', async () => {
    for (const [path, cacheName] of [
      ['/app-c2fff020f860.js', 'forecourt-files-2'],
      ['/stock-index/core.c819335c.bin', 'forecourt-index-2'],
      ['/stock-index/cards.02355f34.12.bin', 'forecourt-index-2'],
    ] as const) {
      const handler = handlerOf(path) as Strategy;
      expect([path, handler]).not.toEqual([path, expect.any(NetworkFirst)]);
      expect(await handler.handle(...([callFor(path)] as unknown as []))).toBe(cacheName);
    }
  });

  it('treats every address without a file as a page, if the browser wants one', () => {
    for (const path of ['/', '/stock/', '/about-us', '/stock/?fuelType=Diesel']) {
      expect([path, handlerOf(path, { isPage: true })]).toEqual([path, navigationRoute.handler]);
      expect(handlerOf(path)).toBeUndefined();
    }
  });
});
