import type { BrowserContext, Page, Route } from 'playwright-core';
import { withHostedSearch } from '../support/browser/hostedSite';
import { type Sent, trackingSite } from '../support/browser/trackingSite';
import { eventually } from '../support/eventually';

const site = trackingSite();

/** A budget in the address, of which no line of the log may hold a digit. */
const SECRET = '?deposit=48731';

interface Fault {
  readonly fault: 'page' | 'hostedSearch' | 'stockIndex' | 'enquiry';
  readonly path: string;
  /** Makes it so. */
  readonly spoil?: (context: BrowserContext) => Promise<unknown>;
  /** What the shopper does, and sees. */
  readonly happens: (page: Page) => Promise<unknown>;
}

const withoutData = async (route: Route) => {
  const response = await route.fetch({ maxRetries: 3 });
  const json = (await response.json()) as { result: { data: unknown } };
  json.result.data = null;
  await route.fulfill({ response, json });
};

const FAULTS: readonly Fault[] = [
  {
    fault: 'page',
    path: '/privacy/',
    spoil: (context) => context.route('**/page-data/privacy/page-data.json', withoutData),
    happens: (page) => page.getByText('Some of this page has stopped working.').waitFor(),
  },
  {
    fault: 'hostedSearch',
    path: '/stock/',
    // Nobody listens at this port.
    spoil: (context) =>
      withHostedSearch({
        appId: 'TESTAPP',
        searchKey: 'search-key',
        indexPrefix: 'quillbrook',
        host: 'http://127.0.0.1:9',
      })(context),
    happens: async (page) => {
      await page
        .getByRole('complementary', { name: 'Filters' })
        .getByRole('checkbox', { name: /^Used/ })
        .click();
      await page
        .getByRole('main')
        .getByText(/^Our usual search is taking a short break/)
        .waitFor();
    },
  },
  {
    fault: 'stockIndex',
    path: '/stock/?fuelType=Diesel&deposit=48731',
    spoil: (context) =>
      context.route(/\/stock-index\/core\.[0-9a-f]{8}\.bin$/, (route) =>
        route.fulfill({ body: '<!doctype html>' }),
      ),
    happens: (page) => page.getByRole('alert').filter({ hasText: 'Filters don’t work right now' }).waitFor(),
  },
  {
    fault: 'enquiry',
    path: '/enquiry/contact/',
    happens: async (page) => {
      site.breakServer(503);
      const form = page.locator('form[method="post"]');
      await form.getByLabel('Your name').fill('Jo Hidden');
      await form.getByLabel('Telephone').fill('0491 570 156');
      await form.getByLabel('E-mail').fill('jo@hidden.example');
      await form.getByLabel('Message').fill('Is the hidden one still there?');
      await form.getByRole('button', { name: /^Send/ }).click();
      await page.getByText('Kept on this device, not sent yet').waitFor();
    },
  },
];

const logged = (): readonly Sent[] => site.sent().filter(({ to }) => to === 'log');

describe('A fault that visitors see', () => {
  test.each(FAULTS)(
    '$fault is one line of the log, with the site and the page, and nothing of the visitor',
    async ({ fault, path, spoil, happens }) => {
      const { page } = await site.visit({ tracking: site.everything(), choice: 'granted', prepare: spoil });
      await page.goto(site.url(path.includes('?') ? path : path + SECRET));
      await happens(page);
      await page.waitForFunction(() => 'DD_LOGS' in window);
      // The log collects lines, and sends them when the page is left.
      await page.goto('about:blank');
      const lines = await eventually(() => {
        const all = logged().flatMap(({ body }) =>
          body.split('\n').map((line) => JSON.parse(line) as object),
        );
        expect(all.length).toBeGreaterThan(0);
        return all;
      });
      expect(lines).toEqual([
        expect.objectContaining({
          message: `fault: ${fault}`,
          status: 'error',
          service: 'forecourt',
          dealerId: 'quillbrook',
          brandId: 'tallis',
          stockVersion: 'v5',
          view: expect.objectContaining({ url: site.url(path.split('?')[0] ?? ''), referrer: '' }),
        }),
      ]);
      expect(JSON.stringify(logged().map(({ url, headers, body }) => [url.href, headers, body]))).not.toMatch(
        /48731|hidden|0491|Jo\b/i,
      );
    },
  );

  test.each([
    ['somebody who has not answered', undefined],
    ['somebody who said no', 'denied'],
  ] as const)('is no line of %s, and the log’s script never comes', async (_, choice) => {
    const { page } = await site.visit({ tracking: site.everything(), ...(choice && { choice }) });
    await page.goto(site.url('/enquiry/contact/'));
    await FAULTS[3]?.happens(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'DD_LOGS' in window)).toBe(false);
    await page.goto('about:blank');
    expect(site.sent()).toEqual([]);
  });

  test('errors that nobody reports by name stay in the page: a message may hold anything', async () => {
    const { page } = await site.visit({ tracking: site.everything(), choice: 'granted' });
    await page.goto(site.url('/privacy/'));
    await page.waitForFunction(() => 'DD_LOGS' in window);
    await page.evaluate(() => {
      console.error('hidden@hidden.example');
      void Promise.reject(new Error('hidden')).catch(console.error);
    });
    await page.goto('about:blank');
    await eventually(() => expect(site.sent().length).toBeGreaterThan(0));
    expect(logged()).toEqual([]);
  });
});
