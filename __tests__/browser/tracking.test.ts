import fc from 'fast-check';
import type { Page, Request } from 'playwright-core';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { samplePages, templatePages } from '../../support/browser/templatePages';
import { axeViolations } from '../support/browser/axeViolations';
import { answersToClicks, PHONE } from '../support/browser/builtSite';
import { pageWithoutData } from '../support/browser/pageWithoutData';
import { type MeasuredVisitor, trackingSite } from '../support/browser/trackingSite';
import { eventually } from '../support/eventually';
import { runs } from '../support/runs';
import { carsForSale } from '../support/stock/publishedStock';

const site = trackingSite();

/** The names of the events that reached the tag, in order. */
const tagEvents = () => tagHits().map(({ name }) => name);
/** In no order: two requests of one moment may overtake each other. */
const arrived = () =>
  tagHits()
    .map((hit) => hit['ep.action'] ?? hit.name)
    .sort();
const tagHits = () =>
  site
    .sent()
    .filter(({ to, url }) => to === 'tag' && url.pathname === '/g/collect')
    .map(({ url }) => ({
      name: url.searchParams.get('en'),
      page: url.searchParams.get('ep.page_path'),
      ...Object.fromEntries(url.searchParams),
    })) as readonly (Readonly<Record<string, string>> & { readonly name: string; readonly page: string })[];
const ownEvents = () =>
  site
    .sent()
    .filter(({ to }) => to === 'own')
    .map(({ body }) => JSON.parse(body) as Readonly<Record<string, unknown>>);

const responseJson = async (request: Request) => {
  const response = await request.response();
  return response?.json();
};
const banner = (page: Page) => page.getByRole('region', { name: /count your visit|Nothing is measured/ });
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('forecourt.')),
  );

/** Follows a link of the page itself, so that nothing is loaded anew. */
const follow = async (page: Page, name: string | RegExp) => {
  await page.getByRole('link', { name }).first().click();
};

interface QuietPage {
  readonly what: string;
  readonly path: string;
  /** What the visitor does there. */
  readonly does?: (page: Page) => Promise<unknown>;
}

const turnable = carsForSale().filter(({ spinImages = [] }) => spinImages.length > 0);
const pathOf = (item: (typeof turnable)[number]) => stockItemPath(item.id, stockTitle(item).title);
const [first, second] = turnable;
if (!first || !second) throw new Error('The test dealership has no two items with a 360° view.');

const openForm = async (page: Page, link: RegExp) => {
  await page.getByRole('link', { name: link }).first().click();
  await page.getByRole('dialog').getByLabel('Your name').waitFor();
};

/**
 * One page of every template that the build used, every page of blocks (its blocks differ), the pages that no build makes, and
 * what opens on a page.
 */
const QUIET_PAGES: readonly QuietPage[] = [
  ...samplePages(1).map(([what, path]) => ({ what, path })),
  ...templatePages()
    .flatMap(({ template, paths }) => (template === 'StandardPage' ? paths.slice(1) : []))
    .map((path) => ({ what: 'a page of blocks', path })),
  {
    what: 'a stock item at an address that the build did not make',
    path: `/stock/item/${first.id}/another-name/`,
    does: (page) => page.getByRole('heading', { level: 1, name: stockTitle(first).title }).waitFor(),
  },
  {
    what: 'a stock item that has gone',
    path: '/stock/item/never-was-here/',
    does: (page) => page.getByRole('heading', { level: 1, name: /has gone$/ }).waitFor(),
  },
  {
    what: 'a listing without a page of its own',
    path: '/stock/new-cars/toyota/',
    does: (page) => page.getByRole('heading', { level: 1, name: 'New Toyota cars' }).waitFor(),
  },
  { what: 'a form as a sheet', path: pathOf(first), does: (page) => openForm(page, /^Enquire/) },
  { what: 'the form that reserves', path: pathOf(first), does: (page) => openForm(page, /^Reserve/) },
  {
    what: 'a 360° view',
    path: pathOf(first),
    does: async (page) => {
      await page.getByRole('button', { name: '360° view' }).click();
      await page.getByRole('slider', { name: /^360° view/ }).press('ArrowRight');
    },
  },
];

describe('Before a visitor has agreed', () => {
  test('every template is in the table below', () => {
    expect(QUIET_PAGES.map(({ what }) => what)).toEqual(
      expect.arrayContaining(
        templatePages().flatMap(({ template, paths }) => (paths.length > 0 ? [template] : [])),
      ),
    );
    expect(QUIET_PAGES.length).toBeGreaterThan(25);
  });

  test.each(QUIET_PAGES)(
    '$what asks no other host, makes no call, and leaves no cookie and no mark: $path',
    async ({ path, does }) => {
      const visitor = await site.visit({ tracking: site.everything() });
      const { page, context } = visitor;
      await page.goto(site.url(`${path}?utm_campaign=spring&gclid=Cj0`));
      await banner(page).waitFor();
      await does?.(page);
      await page.waitForLoadState('networkidle');
      expect(visitor.elsewhere).toEqual([]);
      expect(site.sent()).toEqual([]);
      expect(visitor.calls).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect((await kept(page)).filter((key) => /consent|visited|pages|turned|campaignId/.test(key))).toEqual(
        [],
      );
      expect(
        await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })),
      ).not.toContainEqual(expect.stringMatching(/^_dd|^_ga/));
    },
  );

  test('the keyboard comes to the banner before the page, its answers look the same, and nothing of the page moves', async () => {
    const { page, open } = await site.visit({ tracking: site.everything(), window: PHONE });
    await open('/about-us/');
    await banner(page).waitFor();
    const main = await page.locator('main').boundingBox();
    // Skip to content, Privacy, the first answer.
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    const no = page.getByRole('button', { name: 'No, thanks' });
    const yes = page.getByRole('button', { name: 'Yes, you may' });
    expect(await no.evaluate((button) => button === document.activeElement)).toBe(true);
    const looks = await Promise.all(
      [no, yes].map((button) =>
        button.evaluate((element) => {
          const { backgroundColor, borderColor, color, fontSize, fontWeight } = getComputedStyle(element);
          const { width, height, y } = element.getBoundingClientRect();
          return { backgroundColor, borderColor, color, fontSize, fontWeight, width, height, y };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    expect(await page.locator('main').boundingBox()).toEqual(main);
  });

  test('a browser that refuses for its visitor is heard, even where somebody agreed before', async () => {
    const visitor = await site.visit({
      tracking: site.everything(),
      choice: 'granted',
      prepare: (context) =>
        context.addInitScript(() =>
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
        ),
    });
    await visitor.open('/?utm_campaign=spring');
    await visitor.page.waitForLoadState('networkidle');
    expect(await banner(visitor.page).count()).toBe(0);
    await visitor.page.getByRole('button', { name: 'Privacy choices' }).click();
    await banner(visitor.page).getByRole('button', { name: 'Close' }).waitFor();
    expect(await banner(visitor.page).getByRole('button').count()).toBe(1);
    expect(visitor.elsewhere).toEqual([]);
    expect(visitor.calls).toEqual([]);
  });

  test('a site that measures nothing asks nobody, and loads nothing for it', async () => {
    const visitor = await site.visit();
    const scripts: string[] = [];
    visitor.page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await visitor.open('/about-us/');
    await visitor.page.waitForLoadState('networkidle');
    expect(await banner(visitor.page).count()).toBe(0);
    expect(await visitor.page.getByRole('button', { name: 'Privacy choices' }).count()).toBe(0);
    expect(scripts.filter((path) => /tracking|tag-|partytown|third-party/.test(path))).toEqual([]);
  });
});

describe('A visitor who changes their mind', () => {
  test.each([
    ['Back', (page: Page) => page.goBack()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const)('or does not: %s closes the question, and the page stays', async (_name, close) => {
    const { page, open } = await site.visit({ tracking: site.everything(), choice: 'denied' });
    await open('/about-us/');
    const link = page.getByRole('button', { name: 'Privacy choices' });
    await link.click();
    await banner(page).getByText('You said no.').waitFor();
    await close(page);
    await banner(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/about-us/');
    expect(await link.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('is measured from the yes to the no, and then everything kept is forgotten', async () => {
    const visitor = await site.visit({ tracking: site.everything() });
    const { page } = visitor;
    await visitor.open('/about-us/?utm_campaign=spring');
    await page.getByRole('button', { name: 'Yes, you may' }).click();
    await eventually(() => expect(tagEvents()).toContain('page_view'));
    await eventually(async () => expect(await kept(page)).toContain('forecourt.campaignId'));
    expect((await visitor.context.cookies()).map(({ name }) => name)).toContain('_ga');

    const link = page.getByRole('button', { name: 'Privacy choices' });
    await link.click();
    await banner(page).getByText('You said yes.').waitFor();
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await link.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await visitor.context.cookies()).toEqual([]);
    expect((await kept(page)).sort()).toEqual(['forecourt.consent']);

    await page.waitForLoadState('networkidle');
    const before = site.sent().length;
    await follow(page, 'Privacy');
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(site.sent().length).toBe(before);
    expect(await visitor.context.cookies()).toEqual([]);
  });
});

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
    expect((await visitor.context.cookies()).map(({ name }) => name)).toContain('_ga');

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
    await visitor.open('/about-us/');
    await follow(visitor.page, 'Privacy');
    await visitor.page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await visitor.page.waitForFunction(() => 'dataLayer' in window, undefined, { timeout: 20_000 });
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

  test.each(['/', '/?utm_source=radio', '/?utm_campaign=a&utm_campaign=b'])(
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

const fillContact = async (page: Page) => {
  const form = page.locator('form[method="post"]');
  await form.getByLabel('Your name').fill('Jo Hidden');
  await form.getByLabel('Telephone').fill('0491 570 156');
  await form.getByLabel('E-mail').fill('jo@hidden.example');
  await form.getByLabel('Message').fill('Is the hidden one still there?');
  await form.getByRole('button', { name: /^Send/ }).click();
};

describe('What shoppers do', () => {
  const visit = () => site.visit({ tracking: site.everything(), choice: 'granted' });

  test('a form: form_open, form_submit, form_success; none of what was typed', async () => {
    const { page, open } = await visit();
    await open('/enquiry/contact/');
    await eventually(() => expect(tagEvents()).toContain('form_open'));
    await fillContact(page);
    await eventually(() =>
      expect(arrived().filter((name) => name.startsWith('form_'))).toEqual([
        'form_open',
        'form_submit',
        'form_success',
      ]),
    );
    await eventually(() => expect(ownEvents().map(({ name }) => name)).toContain('form_success'));
    expect(ownEvents().find(({ name }) => name === 'form_success')).toEqual({
      name: 'form_success',
      form: 'contact',
      page: '/enquiry/contact/',
      dealerId: 'quillbrook',
      brandId: 'tallis',
      stockVersion: 'v5',
      at: expect.any(String),
    });
    expect(JSON.stringify(site.sent().map(({ url, body }) => url.href + body))).not.toMatch(/hidden|Jo/);
  });

  test('a card of a list: select_item; the form that reserves the item: begin_checkout', async () => {
    const { page, open } = await visit();
    await open('/stock/');
    await eventually(() => expect(tagEvents()).toContain('page_view'));
    await page.locator('main article h3 a').first().click();
    await page.waitForURL(/\/stock\/[^/]+\/?$|\/stock\/.+/);
    await eventually(() => expect(tagEvents()).toContain('select_item'));
    const item = tagHits().find(({ name }) => name === 'select_item')?.['ep.item'];
    expect(item).toMatch(/^[\w-]+$/);
    await page
      .getByRole('link', { name: /^Reserve/ })
      .first()
      .click();
    await eventually(() =>
      expect(tagHits().find(({ name }) => name === 'begin_checkout')?.['ep.item']).toBe(item),
    );
  });

  test('the payment page of the dealer’s provider is opened: add_payment_info; the site asks for no card', async () => {
    const { page, open } = await visit();
    await open('/stock/');
    await page.locator('main article h3 a').first().click();
    const reserve = page.getByRole('link', { name: /^Reserve/ }).first();
    await reserve.click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Your name').fill('Jo Hidden');
    await form.getByLabel('Telephone').fill('0491 570 156');
    await form.getByLabel('I have read the terms above.').check();
    expect(await form.getByLabel(/card|cvc|expiry/i).count()).toBe(0);
    await page.clock.setFixedTime(Date.now() + 60_000);
    await form.getByRole('button', { name: 'Ask to reserve' }).click();
    const pay = form.getByRole('link', { name: /^Pay to reserve/ });
    await pay.waitFor();
    expect(tagEvents()).not.toContain('add_payment_info');
    expect(await pay.getAttribute('href')).toBe('https://pay.quillbrooktallis.example/reserve');
    // Where the link leads is no part of this: it would leave the site.
    await pay.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await pay.click();
    await eventually(() =>
      expect(tagHits().find(({ name }) => name === 'add_payment_info')?.['ep.item']).toMatch(/^[\w-]+$/),
    );
    expect(JSON.stringify(site.sent().map(({ url, body }) => url.href + body))).not.toMatch(/Hidden|0491/);
  });

  test('a 360° view that is turned: 360_interaction, once an item and tab', async () => {
    const { page, open, newTab } = await visit();
    const turn = async (shown: Page) => {
      await shown.getByRole('button', { name: '360° view' }).click();
      const slider = shown.getByRole('slider', { name: /^360° view/ });
      await slider.press('ArrowRight');
      await slider.press('ArrowRight');
    };
    const turned = () => tagHits().flatMap((hit) => (hit.name === '360_interaction' ? [hit['ep.item']] : []));
    await open(pathOf(first));
    await eventually(() => expect(tagEvents()).toContain('page_view'));
    await page.getByRole('button', { name: '360° view' }).click();
    await page.getByRole('slider', { name: /^360° view/ }).waitFor();
    expect(turned()).toEqual([]);
    await page.getByRole('button', { name: 'Back to the pictures' }).click();
    await turn(page);
    await eventually(() => expect(turned()).toEqual([first.id]));
    // The same item after a reload is told no more, another item is.
    await open(pathOf(first));
    await turn(page);
    await open(pathOf(second));
    await turn(page);
    await eventually(() => expect(turned()).toEqual([first.id, second.id]));
    await eventually(() =>
      expect(ownEvents().filter(({ name }) => name === '360_interaction')).toEqual(
        [first, second].map((item) => ({
          ...{ name: '360_interaction', item: item.id, page: pathOf(item) },
          ...{ dealerId: 'quillbrook', brandId: 'tallis', stockVersion: 'v5', at: expect.any(String) },
        })),
      ),
    );
    // Another tab is another session.
    const tab = await newTab();
    await tab.goto(site.url(pathOf(first)));
    await answersToClicks(tab);
    await turn(tab);
    await eventually(() => expect(turned()).toEqual([first.id, second.id, first.id]));
  });

  test('an offer: offer_engagement', async () => {
    const { page, open } = await visit();
    await open('/dealer-specials/');
    await eventually(() => expect(tagEvents()).toContain('page_view'));
    await page.getByRole('link', { name: 'Ask about it' }).first().click();
    await eventually(() =>
      expect(tagHits().find(({ name }) => name === 'offer_engagement')).toMatchObject({
        'ep.way': 'form',
        'ep.offer': expect.stringMatching(/^[\w-]+$/),
      }),
    );
  });

  test('a build: configurator_step for each step, once; nothing of what was chosen and no price', async () => {
    const { page, open } = await visit();
    await open('/vehicles/garnet/build/?accessories=cargo-mat');
    const steps = () =>
      tagHits().flatMap((hit) => (hit.name === 'configurator_step' ? [hit['ep.step']] : []));
    const stepLink = (name: string) =>
      page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name });
    await eventually(() => expect(steps()).toEqual(['grade']));
    await page.getByRole('radio', { name: /Garnet Tour Hybrid/ }).check();
    await stepLink('Colour').click();
    await eventually(() => expect(steps()).toEqual(['grade', 'colour']));
    await page.goBack();
    await page.getByRole('heading', { name: 'Choose a grade' }).waitFor();
    await stepLink('Summary').click();
    await eventually(() => expect(steps().sort()).toEqual(['colour', 'grade', 'summary']));
    await eventually(() => expect(ownEvents().map(({ step }) => step)).toContain('summary'));
    expect(ownEvents().find(({ step }) => step === 'summary')).toEqual({
      ...{ name: 'configurator_step', step: 'summary', model: 'garnet', page: '/vehicles/garnet/build/' },
      ...{ dealerId: 'quillbrook', brandId: 'tallis', stockVersion: 'v5', at: expect.any(String) },
    });
    const sent = JSON.stringify(site.sent().map(({ url, body }) => url.href + body));
    expect(sent).not.toMatch(/hybrid|cargo|\b43,?490\b/i);
  });

  test('finding a dealer: how somebody looked and which yard they chose, never where they are', async () => {
    const { page, open } = await visit();
    await open('/find-a-dealer/');
    await eventually(() => expect(tagEvents()).toContain('dealer_locator'));
    await page.getByRole('textbox', { name: 'Postcode' }).fill('2804');
    await page.getByRole('textbox', { name: 'Postcode' }).press('Enter');
    await eventually(() =>
      expect(tagHits().find(({ name }) => name === 'postcode_search')).toMatchObject({
        'ep.outcome': 'found',
      }),
    );
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: -33.1519, longitude: 149.1467 });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await eventually(() => expect(tagEvents()).toContain('use_my_location'));
    // Where the link leads is no part of this: it would leave the site.
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    );
    await page
      .getByRole('list', { name: 'Yards' })
      .getByRole('link', { name: 'Get directions' })
      .first()
      .click();
    await eventually(() =>
      expect(tagHits().find(({ name }) => name === 'find_a_dealer')).toMatchObject({
        'ep.location': 'corrin-creek',
      }),
    );
    const sent = JSON.stringify(site.sent().map(({ url, body }) => url.href + body));
    expect(sent).not.toMatch(/2804|33\.15|149\.14/);
  });
});

describe('What an address holds beside the page', () => {
  const SECRETS = ['48731', '17391', 'zebediah', 'hidden.example', '0491570156'];
  const QUERY =
    '?deposit=48731&afford=17391&frequency=week&price=:48731&q=zebediah&name=Zebediah&email=zeb%40hidden.example&phone=0491570156&utm_content=zeb@hidden.example&utm_term=Zebediah';

  const SINKS = ['tag/g/collect', 'own/events'];

  /** A page that stops working, so that the log gets a line as well. */
  const BROKEN = '/privacy/';

  /** Opens an address as a visitor who agreed, coming from a mail program, and returns all secrets that were sent. */
  const leaked = async (path: string): Promise<readonly string[]> => {
    const isBroken = path.startsWith(BROKEN);
    const before = site.sent().length;
    const visitor = await site.visit({
      tracking: site.everything(),
      choice: 'granted',
      isBroken,
      ...(isBroken && { prepare: pageWithoutData(BROKEN) }),
    });
    if (isBroken) await visitor.page.clock.install();
    await visitor.page.goto(site.url(path), { referer: `https://mail.example/inbox${QUERY}` });
    const since = () => site.sent().slice(before);
    await eventually(async () => {
      // The log collects lines for half a minute.
      if (isBroken) await visitor.page.clock.fastForward(30_000);
      expect(since().map(({ to, url }) => to + url.pathname)).toEqual(
        expect.arrayContaining(isBroken ? [...SINKS, 'log/log'] : SINKS),
      );
    });
    await visitor.page.waitForLoadState('networkidle');
    await visitor.context.unrouteAll({ behavior: 'ignoreErrors' });
    await visitor.context.close();
    const wire = since()
      .map(({ url, headers, body }) => `${decodeURIComponent(url.href)} ${JSON.stringify(headers)} ${body}`)
      .join('\n')
      .toLowerCase();
    return SECRETS.filter((secret) => wire.includes(secret));
  };

  test.each([
    '/',
    '/stock/',
    '/stock/zebediah/48731/',
    '/finance-calculator/',
    '/enquiry/contact/',
    '/garage/',
    BROKEN,
  ])('reaches no sink from %s', async (path) => expect(await leaked(`${path}${QUERY}#zebediah`)).toEqual([]));

  test('reaches no sink, whatever the address is', async () => {
    const part = fc.constantFrom(...SECRETS.map((secret) => encodeURIComponent(secret)), 'stock', 'a');
    const address = fc.record({
      segments: fc.array(part, { maxLength: 3 }),
      parameters: fc.array(
        fc.tuple(
          fc.constantFrom('email', 'deposit', 'price', 'q', 'utm_campaign', 'gclid', 'page_path'),
          part,
        ),
        { maxLength: 4 },
      ),
      hash: part,
      isBroken: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(address, async ({ segments, parameters, hash, isBroken }) => {
        const path = isBroken ? BROKEN : ['', ...segments, ''].join('/');
        const query = parameters.map(([name, value]) => `${name}=${value}`).join('&');
        // A campaign's own name is the dealer's word: it may go to the tag.
        const allowed = parameters.filter(([name]) => name === 'utm_campaign').map(([, value]) => value);
        const found = await leaked(`${path}?${query}#${hash}`);
        expect(found.filter((secret) => !allowed.includes(secret))).toEqual([]);
      }),
      { numRuns: runs(8, 100) },
    );
  }, 600_000);
});
