import { readFileSync } from 'node:fs';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { answersToClicks } from '../../support/browser/builtSite';
import { addressOf } from '../../support/browser/stockListing';
import { type Visitor, workerSite } from '../../support/browser/workerSite';
import {
  comesBackToTheTab,
  documentsOf,
  firstVisit,
  followInFooter,
  publicationOf,
} from '../../support/browser/workerVisits';
import { eventually } from '../../support/eventually';
import { gate } from '../../support/gate';
import { carsForSale } from '../../support/stock/publishedStock';

const site = workerSite();

const registrations = ({ page }: Visitor): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const cars = carsForSale();
const pathOf = (item: StockItem) => stockItemPath(item.id, stockTitle(item).title);

describe('a first visit', () => {
  it('keeps a page that was on its way when the worker began', async () => {
    const [installation, install] = gate();
    const [navigation, navigate] = gate();
    const [navigated, hasNavigated] = gate();
    const html = readFileSync('public/when-offline.html');
    site.answer('/when-offline.html', async (_request, response) => {
      await installation;
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
    });
    const visitor = await site.visit();
    await visitor.open('/privacy/');
    await eventually(async () => expect(await registrations(visitor)).toBe(1));
    const second = await visitor.context.newPage();
    await second.route('**/about-us/', async (route) => {
      hasNavigated();
      await navigation;
      await route.continue();
    });
    const arrival = second.goto(site.url('/about-us/'));
    await navigated;
    install();
    await eventually(async () =>
      expect(await visitor.page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated'),
    );
    navigate();
    await arrival;
    await answersToClicks(second);
    await visitor.keeps('/about-us/');
  });
});

describe('a visitor who comes back without a network', () => {
  it('sees the home page with its pictures', async () => {
    const visitor = await firstVisit(site, '/');
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
    const visitor = await firstVisit(site, '/');
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
      expect(await families()).toEqual(expect.arrayContaining(['Site Text', 'Site Heading'])),
    );
  });

  it('opens cars that were opened before', async () => {
    const seen = cars.slice(0, 3);
    const visitor = await firstVisit(site, '/');
    for (const item of seen) await visitor.open(pathOf(item));
    await visitor.goOffline();
    for (const item of seen) {
      await visitor.open(pathOf(item));
      await visitor.page.getByRole('heading', { level: 1, name: stockTitle(item).title }).waitFor();
    }
  });

  it('opens a page that was reached by a link, for which no browser asks for HTML', async () => {
    const visitor = await firstVisit(site, '/');
    await followInFooter(visitor, 'Privacy', '/privacy/');
    await visitor.keeps('/privacy/');
    await visitor.goOffline();
    await visitor.open('/privacy/');
  });

  it('is told that a page was never opened, with the number to call and the pages that still open', async () => {
    const visitor = await firstVisit(site, '/about-us/');
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
    const visitor = await firstVisit(site, '/about-us/');
    await visitor.goOffline();
    await visitor.page.goto(site.url('/contact/'));
    await visitor.page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    await visitor.goOnline();
    await visitor.page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await addressOf(visitor.page, '/contact/');
  });
});

describe('a new publication', () => {
  it('is taken at the next navigation, and not before', async () => {
    const visitor = await firstVisit(site, '/');
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
});

describe('a phone', () => {
  it('can put the site among its apps', async () => {
    const visitor = await firstVisit(site, '/');
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
