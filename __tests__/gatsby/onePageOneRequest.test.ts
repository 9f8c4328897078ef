import fc from 'fast-check';
import { onePageOneRequest, type PageLoader } from '../../src/gatsby/onePageOneRequest';

const NAMES = ['enqueue', 'prefetch', 'hovering', 'loadPage', 'loadPageSync', 'isPageNotFound'] as const;

describe('requesting a page', () => {
  it.each(NAMES)('%s identifies a page by its path, and passes on its other arguments', (name) => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.webFragments(), (path, query, fragment) => {
        const told: unknown[] = [];
        const tell = (...all: unknown[]) => told.push(all);
        const loader = Object.fromEntries(NAMES.map((each) => [each, tell])) as unknown as PageLoader;
        onePageOneRequest(loader);
        loader[name](`${path}?${query}#${fragment}`, 'options' as never);
        expect(told).toEqual([[path, 'options']]);
      }),
    );
  });

  it('answers a page that cannot be loaded with an error, and so does a link that is touched', async () => {
    const fault = new Error('A Slice has no data');
    const loader = Object.fromEntries(NAMES.map((each) => [each, () => Promise.reject(fault)]));
    onePageOneRequest(loader as unknown as PageLoader);
    expect(await (loader as unknown as PageLoader).loadPage('/about/')).toEqual({
      status: 'error',
      error: fault,
    });
    expect(await (loader as unknown as PageLoader).hovering('/about/')).toEqual({
      status: 'error',
      error: fault,
    });
  });

  it('keeps the not-found page for an address that leads elsewhere', () => {
    const told: unknown[] = [];
    const loader = Object.fromEntries(NAMES.map((each) => [each, (one: unknown) => told.push(one)]));
    onePageOneRequest(loader as unknown as PageLoader, '/about/');
    for (const address of ['/about/?a=b', '/about/', '/about-us/?a=b'])
      (loader as unknown as PageLoader).loadPage(address);
    expect(told).toEqual(['/about/?not-found', '/about/?not-found', '/about-us/']);
  });

  it('recognises the path of the first page in every spelling', () => {
    const told: unknown[] = [];
    const loader = Object.fromEntries(NAMES.map((each) => [each, (one: unknown) => told.push(one)]));
    onePageOneRequest(loader as unknown as PageLoader, '/caf%C3%A9/%7e/');
    for (const address of ['/caf%C3%A9/%7e/', '/caf%C3%A9/~/', '/%E0%A4%A/'])
      (loader as unknown as PageLoader).loadPageSync(address);
    expect(told).toEqual(['/caf%C3%A9/%7e/?not-found', '/caf%C3%A9/%7e/?not-found', '/%E0%A4%A/']);
  });
});
