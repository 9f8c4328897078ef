import { scriptsOf, textWithout } from '../../support/browser/blockedScripts';
import { builtSite, PHONE } from '../../support/browser/builtSite';
import { openFilters } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { gate } from '../../support/gate';

const site = builtSite();

const LATE = /\/contact-blocks-[0-9a-f]+\.js$/;

describe('a part whose script does not load', () => {
  it('stays as it was built, with one line and another try that brings it to life', async () => {
    const page = await site.openPage('/contact/', {
      expectedFailures: [LATE],
      prepare: (opened) => opened.route(LATE, (route) => route.abort()),
    });
    const main = page.getByRole('main');
    await main.getByText('112 Commercial Street').last().scrollIntoViewIfNeeded();
    await main.getByText('did not load').filter({ visible: true }).waitFor();
    expect(await main.getByRole('button', { name: 'Try again' }).count()).toBe(1);
    expect(await main.getByText('112 Commercial Street').count()).toBeGreaterThan(0);
    await page.unrouteAll();
    await main.getByRole('button', { name: 'Try again' }).click();
    await eventually(async () => expect(await main.getByText('did not load').count()).toBe(0));
    expect(await main.getByText('112 Commercial Street').count()).toBeGreaterThan(0);
  });

  it('is named after a link to its page, and the rest of that page is there', async () => {
    const page = await site.openPage('/privacy/', {
      expectedFailures: [LATE],
      prepare: (opened) => opened.route(LATE, (route) => route.abort()),
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await page.getByText('The list of opening hours did not load.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await eventually(async () => expect(await page.getByText('did not load').count()).toBe(0));
    expect(await page.getByRole('main').getByText('112 Commercial Street').count()).toBeGreaterThan(0);
  });

  it('is missing from the sheet of filters, which offers another try', async () => {
    const filters = /\/filter-panel-[0-9a-f]+\.js$/;
    const page = await site.openPage('/stock/', {
      window: PHONE,
      expectedFailures: [filters],
      prepare: (opened) => opened.route(filters, (route) => route.abort()),
    });
    await openFilters(page);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByText('The filters did not load.').waitFor();
    await page.unrouteAll();
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await sheet.getByRole('checkbox', { name: /^Demo/ }).waitFor();
  });

  it('is missing from a list, which does not claim the order that it gives', async () => {
    const order = /\/weekly-cost-order-[0-9a-f]+\.js$/;
    const page = await site.openPage('/stock/', {
      window: PHONE,
      expectedFailures: [order],
      prepare: (opened) => opened.route(order, (route) => route.abort()),
    });
    await page.getByLabel('Sort by').selectOption({ label: 'Cheapest to own' });
    await page.getByText('The costs did not load, so this is not the order you asked for.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page
      .getByText(/a week with fuel$/)
      .first()
      .waitFor();
    expect(await page.getByText('did not load').count()).toBe(0);
  });

  it('reloads the page, once, if the site was built again', async () => {
    let documents = 0;
    const page = await site.openPage('/contact/', {
      isBroken: true,
      prepare: async (opened) => {
        opened.on('request', (request) => {
          if (request.isNavigationRequest()) documents++;
        });
        await opened.route(LATE, (route) => route.fulfill({ status: 404, body: '' }));
      },
    });
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    const scrollToIt = () =>
      page.getByRole('main').getByText('112 Commercial Street').last().scrollIntoViewIfNeeded();
    await scrollToIt();
    await tryAgain.waitFor();
    expect(documents).toBe(1);

    // The new build says who it is in its HTML, too; its scripts stay gone, so that a loop would show.
    await page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ json: { webpackCompilationHash: 'new' } }),
    );
    await page.route('**/contact/', async (route) => {
      const html = await (await route.fetch({ maxRetries: 3 })).text();
      await route.fulfill({
        body: html.replace(/(___webpackCompilationHash=")[^"]*/, '$1new'),
        contentType: 'text/html',
      });
    });
    await tryAgain.click();
    await eventually(() => expect(documents).toBe(2));
    await scrollToIt();
    await tryAgain.waitFor();
    await tryAgain.click();
    await tryAgain.waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents).toBe(2);
  });

  it('does not reload the page over a tap that leads away from it', async () => {
    const [newerIsKnown, tellNewer] = gate();
    const [privacyArrives, letPrivacyIn] = gate();
    let asked = 0;
    const page = await site.openPage('/contact/', {
      isBroken: true,
      prepare: async (opened) => {
        await opened.route(LATE, (route) => route.fulfill({ status: 404, body: '' }));
        await opened.route('**/page-data/app-data.json', async (route) => {
          // The other requests are Gatsby's own, on this page and on the next one.
          if (++asked !== 2) return route.continue();
          await newerIsKnown;
          await route.fulfill({ json: { webpackCompilationHash: 'new' } });
        });
        await opened.route('**/privacy/', async (route) => {
          await privacyArrives;
          await route.continue();
        });
      },
    });
    await eventually(() => expect(asked).toBe(2));
    const leaving = page.waitForRequest('**/privacy/');
    await page.evaluate(() => window.location.assign('/privacy/'));
    await leaving;
    const known = page.waitForResponse('**/page-data/app-data.json');
    tellNewer();
    await (await known).finished();
    letPrivacyIn();
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  });
});

/** Pages of which each script is blocked here; `__tests__/deep/everyScriptBlocked.test.ts` takes every type of page. */
const SAMPLE = [
  ['/contact/', /contact-blocks|standard-page|\/app-/],
  ['/', /home-template|framework/],
] as const;

describe('a page of which a script is blocked', () => {
  it.each(SAMPLE)('%s loses no text', async (path, sample) => {
    const scripts = (await scriptsOf(site, path)).filter((script) => sample.test(script));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const { held, shown, isVisible } = await textWithout(site, path, script);
      expect({ script, isLess: shown < held, isVisible }).toEqual({ script, isLess: false, isVisible: true });
    }
  });

  it('shows the not-found page at an address of stock', async () => {
    const page = await site.openPage('/stock/item/nowhere/', {
      isBroken: true,
      prepare: (opened) => opened.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort()),
    });
    await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
  });
});
