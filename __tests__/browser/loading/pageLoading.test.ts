import type { Page, Route } from 'playwright-core';
import { answersToClicks, builtSite } from '../../support/browser/builtSite';
import { address, addressOf } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';

const site = builtSite();

/** A visitor on the privacy page, from which links are followed; what they ask the host for is counted. */
async function visitor(prepare: (page: Page) => unknown = () => undefined) {
  const asked: string[] = [];
  const errors: string[] = [];
  const page = await site.openPage('/privacy/', { isBroken: true });
  await answersToClicks(page);
  page.on('request', (request) => {
    const isAhead = /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
    const { pathname } = new URL(request.url());
    if (!isAhead) asked.push(`${request.method()} ${pathname}`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await prepare(page);
  const times = (what: string) => asked.filter((one) => one === what).length;
  const follow = (path: string) =>
    page.evaluate(
      (to) => void (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      path,
    );
  return { page, asked, errors, times, follow };
}

const answer = (status: number) => (route: Route) => route.fulfill({ status, body: '' });
const DATA = '/page-data/contact/page-data.json';
const showsContact = (page: Page) => page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();

describe('data of a page that the host answers with', () => {
  it('404 shows the not-found page where the page itself is not there either', async () => {
    const { page, times, follow } = await visitor();
    await follow('/nowhere/');
    await addressOf(page, '/nowhere/');
    await page.getByRole('heading', { level: 1, name: 'That page has moved on' }).waitFor();
    expect([times('HEAD /nowhere'), times('GET /nowhere/')]).toEqual([1, 0]);
  });

  it('500 shows the page for errors', async () => {
    const { page, follow } = await visitor((opened) => opened.route(`**${DATA}`, answer(500)));
    await follow('/contact/');
    await page.getByRole('heading', { level: 1, name: 'Something went wrong at our end' }).waitFor();
  });
});

describe('what a page cannot do without is named where it does not come:', () => {
  const opened = async (spoil: (page: Page) => Promise<unknown>) => {
    const errors: string[] = [];
    const page = await site.openPage('/contact/', {
      isBroken: true,
      prepare: async (fresh) => {
        fresh.on('pageerror', (error) => errors.push(error.message));
        await spoil(fresh);
      },
    });
    return { page, errors };
  };

  it('a static query', async () => {
    const { page, errors } = await opened((fresh) => fresh.route('**/page-data/sq/d/*.json', answer(500)));
    await eventually(() => expect(errors.join()).toMatch(/We couldn't load "\/page-data\/sq\/d\/\d+\.json"/));
    await showsContact(page);
  });

  it('a template', async () => {
    const { page, errors } = await opened((fresh) =>
      fresh.route(`**${DATA}`, async (route) => {
        const data = await (await route.fetch({ maxRetries: 3 })).json();
        await route.fulfill({ json: { ...data, componentChunkName: 'gone' } });
      }),
    );
    await eventually(() =>
      expect(errors.join()).toContain('We couldn\'t find the correct component chunk with the name "gone"'),
    );
    await showsContact(page);
  });
});

describe('a script that does not load', () => {
  it('of the page that a link leads to has that page loaded as a whole', async () => {
    const { page, times, follow } = await visitor((opened) =>
      opened.route(/component---templates-service-form/, (route) => route.abort()),
    );
    await follow('/book-a-service/');
    await addressOf(page, '/book-a-service/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(times('GET /book-a-service/')).toBe(1);
  });

  it('and that nobody waits for has the last page loaded again', async () => {
    const { page, times } = await visitor((opened) =>
      opened.route(/component---templates-blog-details/, (route) => route.abort()),
    );
    await page.evaluate(() => {
      const { components } = (
        window as unknown as { asyncRequires: { components: Record<string, () => Promise<unknown>> } }
      ).asyncRequires;
      void components['component---templates-blog-details-template-tsx']?.();
    });
    await eventually(() => expect(times('GET /privacy/')).toBe(1));
    expect(address(page)).toBe('/privacy/');
  });
});
