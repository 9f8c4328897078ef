import { trackingSite } from '../../support/browser/trackingSite';
import { eventually } from '../../support/eventually';

const site = trackingSite();
const TRACKING = { campaigns: false, emptySearches: true } as const;
/** Nothing in stock costs so little. */
const NOTHING = '/stock/used-cars/?priceRange=0:100&keyword=zebediah';

const count = () => site.store().emptySearches('2000-01-01');

it('a visitor who agreed, and found nothing: the server counts by what was filtered, and learns no word', async () => {
  const { open, page, calls, elsewhere } = await site.visit({ choice: 'granted', tracking: TRACKING });
  await open(NOTHING);
  await page.getByRole('heading', { name: /No .* match all of that/ }).waitFor();
  await eventually(async () => expect(await count()).toHaveLength(1));
  const [{ search } = {}] = await count();
  expect(Object.keys(search as object)).toEqual(['wishes']);
  expect(JSON.stringify(search)).not.toMatch(/zebediah|100/);
  // The browser tells of its request a moment after the server has it.
  await eventually(() => expect(calls).toEqual(['/api/empty-searches']));
  expect(elsewhere).toEqual([]);
});

it('a visitor who did not agree is not counted', async () => {
  const before = await count();
  const { open, page, calls } = await site.visit({ choice: 'denied', tracking: TRACKING });
  await page.clock.install();
  await open(NOTHING);
  await page.getByRole('heading', { name: /No .* match all of that/ }).waitFor();
  await page.getByText(/Looking for something particular/).waitFor();
  await page.clock.runFor(5000);
  expect(calls).toEqual([]);
  expect(await count()).toEqual(before);
});
