import type { Page } from 'playwright-core';
import { samplePages, templatePages } from '../../../support/browser/templatePages';
import { axeViolations } from '../../support/browser/axeViolations';
import { PHONE, someOf } from '../../support/browser/builtSite';
import { banner, carsWithSpin, follow, kept, sentEvents } from '../../support/browser/sentEvents';
import { trackingSite } from '../../support/browser/trackingSite';
import { eventually } from '../../support/eventually';

const site = trackingSite();
const { tagEvents } = sentEvents(site);
const { first } = carsWithSpin();

interface QuietPage {
  readonly what: string;
  readonly path: string;
  /** What the visitor does there. */
  readonly does?: (page: Page) => Promise<unknown>;
}

const openForm = async (page: Page, link: RegExp) => {
  await page.getByRole('link', { name: link }).first().click();
  await page.getByRole('dialog').getByLabel('Your name').waitFor();
};

/**
 * One page of every template that the build used, the pages that no build makes, and what opens on a page. In the deep tier,
 * every page of blocks as well: its blocks differ.
 */
const QUIET_PAGES: readonly QuietPage[] = [
  ...samplePages(1).map(([what, path]) => ({ what, path })),
  ...(process.env.DEEP ? templatePages() : [])
    .flatMap(({ template, paths }) => (template === 'StandardPage' ? paths.slice(1) : []))
    .map((path) => ({ what: 'a page of blocks', path })),
  {
    what: 'a stock item at an address that the build did not make',
    path: `/stock/item/${first.id}/another-name/`,
    does: (page) => page.getByRole('heading', { level: 1, name: first.title }).waitFor(),
  },
  {
    what: 'a stock item that has gone',
    path: '/stock/item/never-was-here/',
    does: (page) => page.getByRole('heading', { level: 1, name: /no longer available$/ }).waitFor(),
  },
  {
    what: 'a listing without a page of its own',
    path: '/stock/new-cars/toyota/',
    does: (page) => page.getByRole('heading', { level: 1, name: 'New Toyota cars' }).waitFor(),
  },
  { what: 'a form as a sheet', path: first.path, does: (page) => openForm(page, /^Enquire/) },
  { what: 'the form that reserves', path: first.path, does: (page) => openForm(page, /^Reserve/) },
  {
    what: 'a 360° view',
    path: first.path,
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
  });

  test.each(someOf(QUIET_PAGES, 5))(
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
