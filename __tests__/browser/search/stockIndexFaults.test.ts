import type { Page, Route } from 'playwright-core';
import { builtSite } from '../../support/browser/builtSite';
import { carTitles, listingOf } from '../../support/browser/stockListing';
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
  test.each(FAULTS)('%s is said to be, takes no cars away, and is tried again', async (_what, spoil) => {
    const page = await site.openPage('/stock/?fuelType=Diesel', {
      expectedFailures: [CORE, /\/manifest\.json$/],
      prepare: spoil,
    });
    const alert = page.getByRole('alert').filter({ hasText: 'Filters don’t work right now' });
    await alert.waitFor();
    // The cars of the built page, and not as if they were those that were asked for.
    expect(await carTitles(page)).toHaveLength(24);
    await alert.getByText(`the first 24 of all ${cars.length} cars`).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await listingOf(page, diesel);
    expect(await alert.count()).toBe(0);
  });
});
