import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { writeServiceWorker } from '../../../src/generate/files/serviceWorker';
import { answersToClicks } from '../../support/browser/builtSite';
import { builtPublication } from '../../support/browser/publications';
import { addressOf, listingOf } from '../../support/browser/stockListing';
import { WITHOUT_WORKER } from '../../support/browser/watchFaults';
import { keptPaths, type Visitor, workerSite } from '../../support/browser/workerSite';
import { eventually } from '../../support/eventually';
import { carsForSale } from '../../support/stock/publishedStock';

const site = workerSite();

const cars = carsForSale();
const diesel = cars.filter(({ fuelType }) => fuelType === 'Diesel').length;
const MANIFEST = '/stock-index/manifest.json';
const HOME = readFileSync('public/index.html', 'utf8');
/** The script of the blocks on the contact page. The folder may hold those of earlier builds too. */
const LATE = `/${/listing-blocks-[0-9a-f]+\.js/.exec(readFileSync('public/contact/index.html', 'utf8'))?.[0]}`;

const CHUNKS = JSON.parse(readFileSync('.cache/webpack.stats.json', 'utf8')).assetsByChunkName;
/** The script of the Worker that searches. */
const SEARCH = `/${CHUNKS['search-worker'][0]}`;

/** A first visit to its end: the worker is there and has kept the page. */
async function firstVisit(path: string): Promise<Visitor> {
  const visitor = await site.visit();
  await visitor.open(path);
  await visitor.keeps(path);
  const files = await visitor.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await visitor.keeps(...files.filter((file) => /^\/page-data\/|\.js$/.test(file)));
  await eventually(async () =>
    expect(await visitor.page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated'),
  );
  return visitor;
}

const pathOf = (item: StockItem) => stockItemPath(item.id, stockTitle(item).title);

/** How many documents the browser loads from now on. */
function documentsOf({ page }: Visitor): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  return () => documents;
}

/** Follows a link of the footer without loading a document. */
async function followInFooter({ page }: Visitor, name: string, path: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
  await addressOf(page, path);
  await answersToClicks(page);
}

const comesBackToTheTab = ({ page }: Visitor) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

const publicationOf = ({ page }: Visitor) =>
  page.evaluate(() => (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash);

describe('a visitor who comes back without a network', () => {
  it('sees the home page with its pictures', async () => {
    const visitor = await firstVisit('/');
    const pictures = () =>
      visitor.page
        .getByRole('main')
        .getByRole('img')
        .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);
    const before = await pictures();
    expect(before).toBeGreaterThan(0);
    await visitor.goOffline();
    await visitor.open('/');
    await eventually(async () => expect(await pictures()).toBeGreaterThanOrEqual(before));
  });

  it('reads the dealer’s typefaces, even if the browser has emptied its own cache', async () => {
    const visitor = await firstVisit('/');
    const { context, page } = visitor;
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await visitor.goOffline();
    await visitor.open('/');
    const families = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      );
    await eventually(async () =>
      expect(await families()).toEqual(
        expect.arrayContaining(['Hanken Grotesk Variable', 'Bricolage Grotesque Variable']),
      ),
    );
  });

  it('filters the stock', async () => {
    const visitor = await firstVisit('/stock/');
    await visitor.keeps(MANIFEST);
    await visitor.goOffline();
    await visitor.open('/stock/?fuelType=Diesel');
    await listingOf(visitor.page, diesel);
  });

  it('filters the stock, although the search was requested before the worker began and arrived after', async () => {
    let begin = () => {};
    const isAsked = new Promise<void>((done) => {
      begin = done;
    });
    let arrive = () => {};
    const hasWorker = new Promise<void>((done) => {
      arrive = done;
    });
    // The worker begins once it has this page.
    site.answer('/when-offline.html', (_, response) => {
      void isAsked.then(() => response.writeHead(200, { 'Content-Type': 'text/html' }).end(HOME));
    });
    site.answer(SEARCH, (_, response) => {
      begin();
      void hasWorker.then(() =>
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(readFileSync(`public${SEARCH}`)),
      );
    });
    const visitor = await site.visit();
    await visitor.page.goto(site.url('/stock/'));
    await eventually(async () =>
      expect(await visitor.page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated'),
    );
    arrive();
    await visitor.keeps('/stock/', SEARCH, MANIFEST);
    await visitor.goOffline();
    await visitor.open('/stock/?fuelType=Diesel');
    await listingOf(visitor.page, diesel);
  });

  it('opens cars that were opened before', async () => {
    const seen = cars.slice(0, 3);
    const visitor = await firstVisit('/');
    for (const item of seen) await visitor.open(pathOf(item));
    await visitor.goOffline();
    for (const item of seen) {
      await visitor.open(pathOf(item));
      await visitor.page.getByRole('heading', { level: 1, name: stockTitle(item).title }).waitFor();
    }
  });

  it('opens a page that was reached by a link, for which no browser asks for HTML', async () => {
    const visitor = await firstVisit('/');
    await followInFooter(visitor, 'Privacy', '/privacy/');
    await visitor.keeps('/privacy/');
    await visitor.goOffline();
    await visitor.open('/privacy/');
  });

  it('works out repayments', async () => {
    const visitor = await firstVisit('/finance-calculator/');
    await visitor.goOffline();
    await visitor.open('/finance-calculator/');
    await visitor.page.getByRole('textbox', { name: 'Budget', exact: true }).fill('220');
    await eventually(async () =>
      expect(await visitor.page.getByRole('main').getByRole('status').first().innerText()).toMatch(
        /For \$220 a week, a used car of up to\s+\$[\d,]+/,
      ),
    );
  });

  it('finds in the garage what they saved', async () => {
    const visitor = await firstVisit('/stock/');
    const { page } = visitor;
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first();
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Save ', '');
    await heart.click();
    const saved = page.getByRole('main').getByRole('heading', { name, exact: true });
    await visitor.open('/garage/');
    await saved.first().waitFor();
    await page.waitForLoadState('networkidle');
    await visitor.goOffline();
    await visitor.open('/garage/');
    await saved.first().waitFor();
  });

  it('is told that a page was never opened, with the number to call and the pages that still open', async () => {
    const visitor = await firstVisit('/about-us/');
    await visitor.goOffline();
    const { page } = visitor;
    await page.goto(site.url('/contact/'));
    await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Call \(0/ })
      .waitFor();
    const kept = page.getByRole('region', { name: 'These pages still open' }).getByRole('link');
    await eventually(async () => expect(await kept.count()).toBe(1));
    await kept.click();
    await addressOf(page, '/about-us/');
    await answersToClicks(page);
  });

  it('gets a page that was never opened once the network is there again', async () => {
    const visitor = await firstVisit('/about-us/');
    await visitor.goOffline();
    await visitor.page.goto(site.url('/contact/'));
    await visitor.page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    await visitor.goOnline();
    await visitor.page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await addressOf(visitor.page, '/contact/');
  });
});

describe('a shopper without a network', () => {
  const THREE_DAYS = 3 * 86_400_000;
  const said = ({ page }: Visitor) => page.getByRole('banner').getByRole('status');

  /** A path that the site's server answered some days ago. */
  const answeredAgo = (path: string, ago: number) =>
    site.answer(path, (_, response) => {
      response.sendDate = false;
      response
        .writeHead(200, { 'Content-Type': 'text/html', Date: new Date(Date.now() - ago).toUTCString() })
        .end(readFileSync(`public${path}index.html`));
    });

  it('is told so on every page, with the time of the prices, until the network is back', async () => {
    const visitor = await firstVisit('/');
    expect(await said(visitor).innerText()).toBe('');
    await visitor.goOffline();
    await visitor.open('/');
    await eventually(async () =>
      expect(await said(visitor).innerText()).toMatch(/^Offline\. Prices as at \d+:\d\d\s[ap]m$/),
    );
    await visitor.goOnline();
    await visitor.open('/');
    await eventually(async () => expect(await said(visitor).innerText()).toBe(''));
  });

  it('is told when the network goes while a page is open', async () => {
    const visitor = await firstVisit('/about-us/');
    await visitor.goOffline();
    await eventually(async () => expect(await said(visitor).innerText()).toContain('Offline'));
  });

  it('reads beside a price from which day the price is', async () => {
    const [item] = cars;
    if (!item) throw new Error('No car is for sale.');
    const path = pathOf(item);
    answeredAgo(path, THREE_DAYS);
    const visitor = await firstVisit(path);
    await visitor.open(path);
    await visitor.goOffline();
    await visitor.open(path);
    const day = new Date(Date.now() - THREE_DAYS).toLocaleDateString('en-AU', { weekday: 'long' });
    await visitor.page
      .getByRole('complementary', { name: 'Price' })
      .getByText(new RegExp(`As at ${day} \\d+:\\d\\d\\s[ap]m\\. Call us to check\\.`))
      .waitFor();
    expect(await said(visitor).innerText()).toContain(`Prices as at ${day}`);
  });
});

describe('a phone', () => {
  it('can put the site among its apps', async () => {
    const visitor = await firstVisit('/');
    const devtools = await visitor.context.newCDPSession(visitor.page);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '') as {
      readonly icons: readonly { readonly src: string }[];
      readonly shortcuts: readonly { readonly url: string }[];
    };
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Newer versions refuse any site here, because a test's window is a private one.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    for (const path of [...manifest.icons.map(({ src }) => src), ...manifest.shortcuts.map(({ url }) => url)])
      expect(await visitor.page.evaluate(async (asked) => (await fetch(asked)).status, path)).toBe(200);
  });
});

describe('a page that was opened before', () => {
  it('has its fonts and its first picture before the site has answered, and then is the page of today', async () => {
    const { page, keeps } = await firstVisit('/');
    const preloaded = await page
      .locator('link[rel=preload]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).as));
    expect(preloaded).toEqual(expect.arrayContaining(['font', 'image']));
    const files = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    await keeps(...(await files()).filter((path) => /\.(woff2|webp)$/.test(path)));
    let answer = () => {};
    site.answer('/', (_, response) => {
      answer = () => response.end(HOME.replace('</body>', '<p>Written today</p></body>'));
      response.writeHead(200, { 'Content-Type': 'text/html' });
    });
    await page.goto(site.url('/'), { waitUntil: 'commit' });
    await eventually(async () =>
      expect(await files()).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/\.woff2$/),
          expect.stringMatching(/^\/pictures\/.+\.webp$/),
        ]),
      ),
    );
    answer();
    await page.getByText('Written today').waitFor();
    await answersToClicks(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-AU');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('and has moved leads to its new address', async () => {
    const visitor = await firstVisit('/about-us/');
    site.answer('/about-us/', (_, response) => response.writeHead(301, { Location: '/privacy/' }).end());
    await visitor.page.goto(site.url('/about-us/'));
    await addressOf(visitor.page, '/privacy/');
    await answersToClicks(visitor.page);
  });

  it('and is gone from the site still shows its vehicle, as an address that was never built does', async () => {
    const path = pathOf(cars[0] as StockItem);
    const visitor = await firstVisit(path);
    const name = await visitor.page.getByRole('heading', { level: 1 }).innerText();
    site.answer(path, (_, response) =>
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(readFileSync('public/404.html')),
    );
    site.answer(`/page-data${path}page-data.json`, (_, response) => response.writeHead(404).end());
    await visitor.open(path);
    await visitor.page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('and fails at the site says so, as it does without the worker', async () => {
    const visitor = await firstVisit('/about-us/');
    site.answer('/about-us/', (_, response) =>
      response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Out of order</h1>'),
    );
    await visitor.page.goto(site.url('/about-us/'));
    await visitor.page.getByRole('heading', { name: 'Out of order' }).waitFor();
  });
});

describe('with the worker, as without it', () => {
  it('an old address leads to the new one, and unknown stock to the page that says so', async () => {
    const visitor = await firstVisit('/');
    await visitor.open('/brand-specials/limited-time-test-drive-offer-4411/');
    await addressOf(visitor.page, '/brand-specials/test-drive-bonus-offer-4411/');
    const answer = await visitor.page.goto(site.url('/stock/item/none/none/'));
    expect(answer?.status()).toBe(404);
    await visitor.page
      .getByText('not in stock any more')
      .or(visitor.page.getByText('has gone'))
      .first()
      .waitFor();
  });

  it('enquiries and the content editor are asked for each time, and never kept', async () => {
    const visitor = await firstVisit('/');
    for (const path of ['/api/enquiries', '/admin/', '/admin/admin.js', '/preview/'])
      site.answer(path, (_, response) =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>now</p>'),
      );
    const { page } = visitor;
    const ask = (path: string) =>
      page.evaluate(
        (asked) =>
          fetch(asked).then(
            (answer) => answer.text(),
            () => 'no answer',
          ),
        path,
      );
    for (const path of ['/api/enquiries', '/admin/admin.js', '/admin/']) {
      expect(await ask(path)).toContain('now');
    }
    await page.goto(site.url('/admin/'));
    await page.goto(site.url('/preview/'));
    await visitor.open('/');
    await visitor.goOffline();
    for (const path of ['/api/enquiries', '/admin/admin.js', '/admin/'])
      expect(await ask(path)).toBe('no answer');
    expect((await keptPaths(page)).filter((path) => /^\/(api|admin|preview)/.test(path))).toEqual([]);
    await expect(page.goto(site.url('/admin/'))).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  it('a page that takes too long is shown as it was kept', async () => {
    const visitor = await firstVisit('/about-us/');
    site.answer('/about-us/', () => undefined);
    await visitor.open('/about-us/');
  });

  it('a device without room shows every page', async () => {
    const visitor = await firstVisit('/');
    const devtools = await visitor.context.newCDPSession(visitor.page);
    const { origin } = new URL(site.url('/'));
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
    for (const path of ['/stock/', '/about-us/', '/']) await visitor.open(path);
    expect(await keptPaths(visitor.page)).not.toContain('/about-us/');
  });
});

describe('a new publication', () => {
  it('is taken at the next navigation, and not before', async () => {
    const visitor = await firstVisit('/');
    const documents = documentsOf(visitor);
    await followInFooter(visitor, 'Privacy', '/privacy/');
    const newer = site.publishAnew();
    await comesBackToTheTab(visitor);
    await visitor.page.waitForFunction(() => (window as { ___swUpdated?: boolean }).___swUpdated === true);
    expect(documents()).toBe(0);
    // Gatsby has this page already, and would ask for nothing.
    await visitor.page
      .getByRole('banner')
      .getByRole('link')
      .and(visitor.page.locator('[href="/"]'))
      .first()
      .click();
    await eventually(async () => expect(await publicationOf(visitor)).toBe(newer));
    await addressOf(visitor.page, '/');
    expect(documents()).toBe(1);
  });

  it('has a page that lacks a part of itself loaded again, once, and then it is whole', async () => {
    const visitor = await firstVisit('/privacy/');
    const documents = documentsOf(visitor);
    site.answer(LATE, (_, response) => response.writeHead(404).end());
    await followInFooter(visitor, 'Contact', '/contact/');
    await visitor.page.getByText('The list of opening hours did not load.').waitFor();
    expect(documents()).toBe(0);
    const newer = site.publishAnew();
    await comesBackToTheTab(visitor);
    await eventually(async () => expect(await publicationOf(visitor)).toBe(newer));
    await visitor.page.getByRole('main').getByText('Monday', { exact: false }).first().waitFor();
    await comesBackToTheTab(visitor);
    await visitor.page.waitForLoadState('networkidle');
    expect(await visitor.page.getByText('did not load').count()).toBe(0);
    expect(documents()).toBe(1);
  });

  it('and the one before: without a network, pages of both open without loading twice', async () => {
    const visitor = await firstVisit('/');
    const newer = site.publishAnew();
    await visitor.open('/about-us/');
    expect(await publicationOf(visitor)).toBe(newer);
    await visitor.goOffline();
    for (const [path, publication] of [
      ['/', builtPublication()],
      ['/about-us/', newer],
    ] as const) {
      const documents = documentsOf(visitor);
      await visitor.open(path);
      expect(await publicationOf(visitor)).toBe(publication);
      await visitor.page.waitForLoadState('networkidle');
      expect(documents()).toBe(1);
    }
  });
});

describe('a worker that', () => {
  it('was removed leaves nothing on the device', async () => {
    const visitor = await firstVisit('/');
    const folder = mkdtempSync(join(tmpdir(), 'removed-worker-'));
    await writeServiceWorker(folder, false);
    const script = readFileSync(join(folder, 'sw.js'), 'utf8');
    site.answer('/sw.js', (_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script),
    );
    await visitor.open('/about-us/');
    await eventually(async () => {
      expect(await keptPaths(visitor.page)).toEqual([]);
      expect(
        await visitor.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      ).toBe(0);
    });
    await visitor.goOffline();
    await expect(visitor.page.goto(site.url('/about-us/'))).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  it('cannot be registered is logged, and the page goes on', async () => {
    site.answer('/sw.js', (_, response) => response.writeHead(500).end());
    const visitor = await site.visit();
    const logged = visitor.page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('Error during service worker registration'),
    });
    await visitor.open('/about-us/');
    await logged;
    await followInFooter(visitor, 'Privacy', '/privacy/');
  });

  it('is served over plain HTTP on another host says what it needs, and the page goes on', async () => {
    const visitor = await site.visit();
    const logged = visitor.page.waitForEvent('console', {
      predicate: (message) => message.type() === 'error' && message.text() === WITHOUT_WORKER,
    });
    await visitor.page.goto(site.url('/about-us/').replace('localhost', '127.0.0.1'));
    await logged;
    await answersToClicks(visitor.page);
    await followInFooter(visitor, 'Privacy', '/privacy/');
  });
});
