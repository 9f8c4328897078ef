import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { builtSite, PHONE, unbuilt } from '../support/browser/builtSite';

const site = builtSite();

const KILO = 1000;

interface ScriptSize {
  readonly file: string;
  /** Bytes, gzip 9. */
  readonly size: number;
}

/**
 * The scripts that a page itself loads before any interaction; not its Worker's, nor what it fetches ahead.
 * @param isBusy whether the page never has an idle moment
 */
async function scriptsOf(path: string, isBusy: boolean): Promise<readonly ScriptSize[]> {
  const answered = new Map<string, Response>();
  const page = await site.openPage(path, {
    window: PHONE,
    expectedFailures: path === '/nowhere/' ? unbuilt(path) : [],
    prepare: async (page) => {
      if (isBusy)
        await page.addInitScript(() => {
          window.requestIdleCallback = () => 0;
        });
      page.on('response', (response) => {
        const request = response.request();
        const isAhead = /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
        if (request.resourceType() === 'script' && !isAhead) answered.set(response.url(), response);
      });
    },
  });
  await page.waitForLoadState('networkidle');
  for (const worker of page.workers()) answered.delete(worker.url());
  return Promise.all(
    [...answered].map(async ([url, response]) => ({
      file: new URL(url).pathname,
      size: gzipSync(await response.body(), { level: 9 }).length,
    })),
  );
}

describe('JavaScript on the wire, gzip 9', () => {
  it.each([
    // Name, path, kilobytes at first, and with what loads once the page is idle.
    ['a standard page', '/about-us/', 123.2, 129.6],
    ['the home page', '/', 142, 172],
    // 1.5 of these are what the numbers of every stock type are called and measured in: a listing filters and shows any.
    ['the stock index', '/stock/', 193.4, 215],
    ['the calculator', '/finance-calculator/', 153.1, 157.5],
    ['the form of a test drive', '/book-a-test-drive/', 144, 159],
    ['an address without a page', '/nowhere/', 166.3, 166.3],
  ])('of %s stays within its budget', async (name, path, first, all) => {
    for (const [when, isBusy, budget] of [
      ['at first', true, first],
      ['once idle', false, all],
    ] as const) {
      const scripts = await scriptsOf(path, isBusy);
      const total = scripts.reduce((sum, { size }) => sum + size, 0) / KILO;
      console.info(
        [
          `${name} (${path}), ${when}: ${total.toFixed(1)} kB of ${budget}`,
          ...scripts.map(({ file, size }) => `  ${(size / KILO).toFixed(1)} ${file}`),
        ].join('\n'),
      );
      // React alone is 60: fewer would mean that nothing was measured.
      expect(total).toBeGreaterThan(60);
      expect(total).toBeLessThanOrEqual(budget);
    }
  });
});

describe('fonts on the wire', () => {
  it.each(['/about-us/', '/stock/'])('of %s are the everyday letters of two faces', async (path) => {
    const answered: Response[] = [];
    const page = await site.openPage(path, {
      window: PHONE,
      prepare: (page) => {
        page.on('response', (response) => {
          if (response.request().resourceType() === 'font') answered.push(response);
        });
      },
    });
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(answered.map(async (response) => (await response.body()).length));
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size, 0) / KILO).toBeLessThanOrEqual(32);
  });

  it('are the same two where the network is too slow for them', async () => {
    const asked: string[] = [];
    const page = await site.openPage('/stock/', {
      window: PHONE,
      expectedFailures: [/\.woff2$/],
      prepare: (page) =>
        page.route(/\.woff2$/, (route) => {
          asked.push(new URL(route.request().url()).pathname);
          return route.abort('timedout');
        }),
    });
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => !path.includes('-everyday-'))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('a letter that is not one of them comes from the whole face', async () => {
    const page = await site.openPage('/stock/', { window: PHONE });
    await page.waitForLoadState('networkidle');
    const whole = page.waitForResponse((response) => response.request().resourceType() === 'font');
    await page.getByRole('combobox', { name: 'Search Our Stock' }).fill('Façade');
    expect((await (await whole).body()).length).toBeGreaterThan(20 * KILO);
  });

  // A second file that is not there yet costs a search through the system's faces for each size of text.
  it('have their own families', async () => {
    const html = readFileSync('public/about-us/index.html', 'utf8');
    const families = [...html.matchAll(/font-family: '([^']+)';\s*src: url/g)].map(([, family]) => family);
    expect(families.length).toBeGreaterThan(2);
    expect(new Set(families).size).toBe(families.length);
  });
});
