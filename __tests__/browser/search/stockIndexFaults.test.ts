import type { Page, Route } from 'playwright-core';
import { builtSite, someOf } from '../../support/browser/builtSite';
import { carTitles, listingOf } from '../../support/browser/stockListing';
import { gate } from '../../support/gate';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();

const cars = carsForSale();
const diesel = cars.filter(({ fuelType }) => fuelType === 'Diesel').length;
const CORE = /\/stock-index\/core\.[0-9a-f]{8}\.bin$/;
const MANIFEST = '**/stock-index/manifest.json';

const cutShort = async (route: Route): Promise<void> => {
  const body = await (await route.fetch({ maxRetries: 3 })).body();
  await route.fulfill({ body: body.subarray(0, body.length / 2) });
};

/** What may go wrong with the index on its way, each with what makes it so. */
const FAULTS: readonly (readonly [what: string, spoil: (page: Page) => Promise<unknown>])[] = [
  ['cut short', (page) => page.route(CORE, cutShort)],
  ['replaced by a page', (page) => page.route(CORE, (route) => route.fulfill({ body: '<!doctype html>' }))],
  ['missing', (page) => page.route(CORE, (route) => route.fulfill({ status: 404, body: '' }))],
  [
    'without its manifest',
    (page) => page.route(MANIFEST, (route) => route.fulfill({ status: 404, body: '' })),
  ],
  ['down', (page) => page.route(CORE, (route) => route.abort('connectionrefused'))],
  [
    'of a newer format',
    (page) => page.route(MANIFEST, (route) => route.fulfill({ json: { formatVersion: 99 } })),
  ],
];

describe('A stock index that is', () => {
  test.each(someOf(FAULTS, 3))(
    '%s is said to be, takes no cars away, and is tried again',
    async (_what, spoil) => {
      const page = await site.openPage('/stock/?fuelType=Diesel', {
        expectedFailures: [CORE, /\/manifest\.json$/],
        prepare: spoil,
      });
      const alert = page.getByRole('alert').filter({ hasText: 'Filters don’t work right now' });
      await alert.waitFor();
      // The page shows the cars it was built with, and does not claim that they match the search.
      expect(await carTitles(page)).toHaveLength(24);
      await alert.getByText(`the first 24 of all ${cars.length} cars`).waitFor();
      await page.unrouteAll({ behavior: 'wait' });
      await alert.getByRole('button', { name: 'Try again' }).click();
      await listingOf(page, diesel);
      expect(await alert.count()).toBe(0);
    },
  );
});

it('a search that fails after the shopper has left the list disturbs no other page', async () => {
  const [asked, ask] = gate();
  const [left, leave] = gate();
  const page = await site.openPage('/stock/?fuelType=Diesel', {
    expectedFailures: [CORE],
    prepare: (prepared) =>
      prepared.route(CORE, async (route) => {
        ask();
        await left;
        await route.fulfill({ status: 404, body: '' });
      }),
  });
  await asked;
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
  leave();
  await page.unrouteAll({ behavior: 'wait' });
  await page.goBack();
  // Either says that the earlier search has ended: the list is there, or is told that it failed.
  await page
    .getByRole('status')
    .filter({ hasText: `${diesel} cars` })
    .or(page.getByRole('alert').filter({ hasText: 'Filters don’t work right now' }))
    .first()
    .waitFor();
  // The harness fails this test if the page left an error uncaught.
});
