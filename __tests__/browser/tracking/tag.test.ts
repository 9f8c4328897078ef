import type { Page, Request } from 'playwright-core';
import { someOf } from '../../support/browser/builtSite';
import { fillContact, follow, kept, sentEvents } from '../../support/browser/sentEvents';
import { type MeasuredVisitor, trackingSite } from '../../support/browser/trackingSite';
import { eventually } from '../../support/eventually';

const site = trackingSite();
const { arrived, tagEvents, tagHits } = sentEvents(site);

const responseJson = async (request: Request) => {
  const response = await request.response();
  return response?.json();
};

describe('The tag', () => {
  test('hears of each page once, by its path alone, with statistics allowed and advertising denied', async () => {
    const { page, open } = await site.visit({ tracking: site.everything(), choice: 'granted' });
    await open('/about-us/?deposit=5000#team');
    await eventually(() => expect(tagEvents()).toContain('page_view'));
    await follow(page, 'Privacy');
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await eventually(() =>
      expect(
        tagHits()
          .filter(({ name }) => name === 'page_view')
          .map(({ page }) => page),
      ).toEqual(['/about-us/', '/privacy/']),
    );
    for (const hit of tagHits())
      expect(hit).toMatchObject({
        tid: 'G-TEST123456',
        gcs: 'G101',
        dl: site.url(hit.page),
        dt: hit.page,
        dr: '',
        'ep.anonymize_ip': 'true',
        'ep.dealerId': 'quillbrook',
        'ep.brandId': 'tallis',
        'ep.stockVersion': 'v5',
      });
  });

  /** Whether the tag runs in the page: there it keeps its commands in `dataLayer`. */
  const isInPage = (page: Page) => page.evaluate(() => 'dataLayer' in window);
  const partytown = (page: Page) => page.locator('iframe[src*="~partytown"]');

  test('runs in a worker, from a script that the site itself hands on; a no ends it, a yes starts it again', async () => {
    const visitor = await site.visit({ tracking: site.everything(), choice: 'granted' });
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visitor.open('/about-us/');
    await eventually(() => expect(tagEvents()).toContain('page_view'));
    expect(page.workers()).toHaveLength(1);
    expect(await isInPage(page)).toBe(false);
    expect(visitor.elsewhere.filter((url) => url.includes('/gtag/js'))).toEqual([]);
    expect(site.sent().filter(({ url }) => url.pathname === '/gtag/js')).toHaveLength(1);
    await eventually(async () =>
      expect((await visitor.context.cookies()).map(({ name }) => name)).toContain('_ga'),
    );

    const choose = async (answer: string) => {
      await page.getByRole('button', { name: 'Privacy choices' }).click();
      await page.getByRole('button', { name: answer }).click();
    };
    await choose('No, thanks');
    await eventually(() => expect(page.workers()).toHaveLength(0));
    expect(await partytown(page).count()).toBe(0);
    expect(await visitor.context.cookies()).toEqual([]);
    await eventually(async () =>
      expect(
        await page.evaluate(
          async () =>
            (await navigator.serviceWorker.getRegistrations()).filter(({ scope }) =>
              scope.includes('partytown'),
            ).length,
        ),
      ).toBe(0),
    );
    const before = tagHits().length;
    await choose('Yes, you may');
    await eventually(() => expect(tagHits().length).toBeGreaterThan(before));
    expect(page.workers()).toHaveLength(1);
  });

  test('runs in the page where the host hands on no scripts, and in a browser without service workers', async () => {
    site.handsOnNothing();
    const visitor = await site.visit({ tracking: site.everything(), choice: 'granted' });
    await visitor.open('/about-us/?deposit=5000');
    await eventually(() => expect(tagEvents()).toContain('page_view'));
    expect(await isInPage(visitor.page)).toBe(true);
    expect(visitor.page.workers()).toHaveLength(0);
    expect(tagHits()[0]).toMatchObject({ dl: site.url('/about-us/'), gcs: 'G101', dr: '' });
  });

  test('is started in the page ten seconds later where its worker does not come, with everything since', async () => {
    const visitor = await site.visit({
      tracking: site.everything(),
      choice: 'granted',
      // A server that never answers.
      prepare: (context) => context.route('**/~partytown/partytown-sw.js', () => undefined),
    });
    await visitor.page.clock.install();
    await visitor.open('/about-us/');
    await follow(visitor.page, 'Privacy');
    await visitor.page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await visitor.page.locator('script[type="text/partytown"]').waitFor({ state: 'attached' });
    await visitor.page.clock.fastForward(10_000);
    await visitor.page.waitForFunction(() => 'dataLayer' in window);
    await eventually(() =>
      expect(tagHits().flatMap(({ name, page }) => (name === 'page_view' ? [page] : []))).toEqual([
        '/about-us/',
        '/privacy/',
      ]),
    );
    await visitor.context.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a no before those ten seconds are over starts nothing', async () => {
    const visitor = await site.visit({
      tracking: site.everything(),
      choice: 'granted',
      prepare: (context) => context.route('**/~partytown/partytown-sw.js', () => undefined),
    });
    const { page } = visitor;
    await page.clock.install();
    await visitor.open('/about-us/');
    await page.locator('script[type="text/partytown"]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await page.clock.runFor(20_000);
    expect(await isInPage(page)).toBe(false);
    expect(tagHits()).toEqual([]);
    await visitor.context.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('knows the dealer’s own words for a campaign, which it cannot read from the address', async () => {
    const { open } = await site.visit({ tracking: site.everything(), choice: 'granted' });
    await open('/?utm_source=radio&utm_campaign=spring&utm_term=jo@hidden.example');
    await eventually(() =>
      expect(tagHits()[0]).toMatchObject({ 'ep.campaign_source': 'radio', 'ep.campaign_name': 'spring' }),
    );
    expect(JSON.stringify(tagHits())).not.toContain('hidden');
  });
});

describe('Visits', () => {
  test('the second page, the third and the next visit are told, each once', async () => {
    const visitor = await site.visit({ tracking: site.everything(), choice: 'granted' });
    const pages = (count: number) => Array.from({ length: count }, () => 'page_view');
    await visitor.open('/about-us/');
    await eventually(() => expect(arrived()).toEqual(pages(1)));
    await follow(visitor.page, 'Privacy');
    await eventually(() => expect(arrived()).toEqual(['2 Page Visit', ...pages(2)]));
    await visitor.open('/about-us/');
    await eventually(() => expect(arrived()).toEqual(['2 Page Visit', '3 Page Visit', ...pages(3)]));
    await visitor.open('/privacy/');
    await eventually(() => expect(arrived()).toEqual(['2 Page Visit', '3 Page Visit', ...pages(4)]));

    const tab = await visitor.newTab();
    await tab.goto(site.url('/'));
    await eventually(() =>
      expect(arrived()).toEqual(['2 Page Visit', '3 Page Visit', 'Repeat Visit', ...pages(5)]),
    );
  });
});

describe('A campaign', () => {
  const campaignRequest = (visitor: MeasuredVisitor) =>
    visitor.page.waitForRequest((request) => request.url().includes('/api/process-campaign-tracking'));

  test('is told to the site’s server, and its id goes with the enquiry', async () => {
    const visitor = await site.visit({ tracking: site.everything(), choice: 'granted' });
    const called = campaignRequest(visitor);
    await visitor.open(
      '/enquiry/contact/?utm_campaign=été&utm_source=radio&utm_secret=x&fbclid=&gclid=Cj0&msclkid=7&deposit=5000',
    );
    const request = await called;
    expect(request.method()).toBe('GET');
    expect(new URL(request.url()).search).toBe('');
    const headers = await request.allHeaders();
    expect(JSON.parse(headers.data ?? '')).toEqual({
      utmCampaign: 'été',
      utmSource: 'radio',
      queryString: 'gclid=Cj0',
    });
    expect(headers.referer).toBeUndefined();
    const { campaignId } = (await responseJson(request)) as { readonly campaignId: string };
    await eventually(async () =>
      expect(await visitor.page.evaluate(() => sessionStorage.getItem('forecourt.campaignId'))).toBe(
        JSON.stringify(campaignId),
      ),
    );
    await fillContact(visitor.page);
    const [row] = await eventually(async () => {
      const rows = await site.store().list({ person: 'jo@hidden.example' });
      expect(rows).toHaveLength(1);
      return rows;
    });
    expect(row?.lead.enquiry.context.campaignId).toBe(campaignId);
  });

  test.each(someOf(['/', '/?utm_source=radio', '/?utm_campaign=a&utm_campaign=b'], 1))(
    'of %s is told to nobody',
    async (path) => {
      const visitor = await site.visit({ tracking: site.everything(), choice: 'granted' });
      await visitor.open(path);
      await eventually(() => expect(tagEvents()).toContain('page_view'));
      await visitor.page.waitForLoadState('networkidle');
      expect(visitor.calls).toEqual([]);
    },
  );

  test('that the server does not take stops no form and says nothing', async () => {
    const visitor = await site.visit({ tracking: site.everything(), choice: 'granted' });
    site.breakServer(503);
    const called = campaignRequest(visitor);
    await visitor.open('/enquiry/contact/?gclid=Cj0');
    await (await called).response();
    await visitor.page.waitForLoadState('networkidle');
    expect(await kept(visitor.page)).not.toContain('forecourt.campaignId');
    expect(await visitor.page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  });
});
