import type { BrowserContext, Page } from 'playwright-core';
import { someOf } from '../support/browser/builtSite';
import { withHostedSearch } from '../support/browser/hostedSite';
import { CONTACT, failToSend, logIsThere } from '../support/browser/loggedFault';
import { pageWithoutData } from '../support/browser/pageWithoutData';
import { filterRail } from '../support/browser/stockListing';
import { trackingSite } from '../support/browser/trackingSite';
import { eventually } from '../support/eventually';

const site = trackingSite();

/** A budget and a name in the address, of which no line of the log may hold a letter. */
const SECRET = 'deposit=48731&name=hidden#hidden';

interface Fault {
  readonly fault: 'page' | 'hostedSearch' | 'stockIndex' | 'enquiry';
  readonly path: string;
  /** Causes the fault. */
  readonly spoil?: (context: BrowserContext) => Promise<unknown>;
  /** What the shopper does and sees. */
  readonly happens: (page: Page) => Promise<unknown>;
}

const FAULTS: readonly Fault[] = [
  {
    fault: 'page',
    path: '/privacy/',
    spoil: pageWithoutData('/privacy/'),
    happens: (page) => page.getByText('Some of this page has stopped working.').waitFor(),
  },
  {
    fault: 'hostedSearch',
    path: '/stock/',
    // Nobody listens at this port.
    spoil: withHostedSearch({
      appId: 'TESTAPP',
      searchKey: 'search-key',
      indexPrefix: 'quillbrook',
      host: 'http://127.0.0.1:9',
    }),
    happens: async (page) => {
      const used = filterRail(page).getByRole('checkbox', { name: /^Used/ });
      await used.click();
      await page
        .getByRole('main')
        .getByText(/^Our usual search is taking a short break/)
        .waitFor();
    },
  },
  {
    fault: 'stockIndex',
    path: '/stock/?fuelType=Diesel',
    spoil: (context) =>
      context.route(/\/stock-index\/core\.[0-9a-f]{8}\.bin$/, (route) =>
        route.fulfill({ body: '<!doctype html>' }),
      ),
    happens: (page) => page.getByRole('alert').filter({ hasText: 'Filters don’t work right now' }).waitFor(),
  },
  { fault: 'enquiry', path: CONTACT, happens: (page) => failToSend(site, page) },
];

const hasLog = (page: Page) => page.evaluate(() => 'DD_LOGS' in window);

describe('A fault that visitors see', () => {
  test.each(someOf(FAULTS, 2))(
    '$fault is one line of the log, with the site and the page, and nothing of the visitor',
    async ({ fault, path, spoil, happens }) => {
      const isBroken = fault === 'page';
      const { page, open } = await site.visit({
        tracking: site.everything(),
        choice: 'granted',
        isBroken,
        prepare: spoil,
      });
      await page.clock.install();
      const address = `${path}${path.includes('?') ? '&' : '?'}${SECRET}`;
      if (isBroken) await page.goto(site.url(address));
      else await open(address);
      await happens(page);
      await logIsThere(page);
      const lines = await eventually(async () => {
        // The log collects lines for half a minute.
        await page.clock.fastForward(30_000);
        expect(site.logged()).not.toEqual([]);
        return site.logged();
      });
      expect(lines).toEqual([
        {
          message: `fault: ${fault}`,
          fault,
          error: {
            kind: expect.stringMatching(/Error|Fault/),
            message: expect.stringMatching(/\w/),
            stack: expect.stringMatching(/^( {4}at http:\/\/[\w.:]+\/[\w.-]+\.js:\d+:\d+\n?)*$/),
          },
          status: 'error',
          service: 'forecourt',
          dealerId: 'quillbrook',
          brandId: 'tallis',
          stockVersion: 'v5',
          view: { url: site.url(path.replace(/\?.*/, '')), referrer: '' },
          date: expect.any(Number),
          origin: 'logger',
          ddtags: expect.stringMatching(/^sdk_version:[\d.]+,service:forecourt$/),
          // Random numbers that end with the page and the tab.
          session_id: expect.any(String),
          session: { id: expect.any(String) },
          tab: { id: expect.any(String) },
          _dd: {},
        },
      ]);
      const sent = site.sent().filter(({ to }) => to === 'log');
      expect(JSON.stringify(sent.map(({ url, headers, body }) => [url.href, headers, body]))).not.toMatch(
        /48731|hidden|0491|\bJo\b/i,
      );
    },
  );

  test.each([
    ['somebody who has not answered', undefined],
    ['somebody who said no', 'denied'],
  ] as const)('is no line of %s, and the log’s script never comes', async (_, choice) => {
    const { page, open } = await site.visit({ tracking: site.everything(), ...(choice && { choice }) });
    await open(CONTACT);
    await failToSend(site, page);
    await page.waitForLoadState('networkidle');
    expect(await hasLog(page)).toBe(false);
    await open('/about-us/');
    await page.waitForLoadState('networkidle');
    expect(site.sent()).toEqual([]);
  });
});
