import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { parse } from 'yaml';
import { slug } from '../../src/domain/stock/slug';
import { axeViolations } from '../support/browser/axeViolations';
import { ANY_WINDOW, builtSite, DESKTOP, type OpenOptions, PHONE } from '../support/browser/builtSite';
import { hasFocus, tabTo } from '../support/browser/keyboard';
import { sidewards } from '../support/browser/pageLook';
import { startSiteDesk } from '../support/browser/siteDesk';
import type { LeadDesk } from '../support/leads/leadDesk';
import { carsForSale } from '../support/stock/publishedStock';

interface Row {
  readonly name: string;
  readonly colours?: readonly string[];
  readonly stockBadge?: string;
  readonly stockColour?: string;
}

interface Model {
  readonly slug: string;
  readonly name: string;
  readonly stockMake: string;
  readonly stockModel: string;
  readonly grades: readonly Row[];
  readonly colours: readonly Row[];
}

/** A model as the demo's content writes it. */
const readModel = (name: string): Model =>
  parse(
    readFileSync(`dealers/quillbrook/content/vehicles/${name}.md`, 'utf8').split(/^---$/m)[1] ?? '',
  ) as Model;

const site = builtSite();
const GARNET = '/vehicles/garnet/build/';

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const stepLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name });
/** The price that is said when it changes, wherever it stands. */
const said = (page: Page, price: string) => page.getByRole('status').filter({ hasText: price });
const queryOf = (page: Page) => new URL(page.url()).search;

const TOUR = 'grade=garnet-tour&colour=river-gum-green&accessories=tow-bar-and-wiring,cargo-mat';
/** 39,490 + 650 + 1,290 + 189. */
const PRICE = '$41,619';

describe.each(ANY_WINDOW)('Build and price in a window of $width px', (window) => {
  it('goes from grade to summary by pointer: each step is sound, and the price is in sight and right', async () => {
    const page = await site.openPage('/vehicles/garnet/', { window });
    await page.getByRole('link', { name: 'Build and price' }).click();
    await step(page, 'Choose a grade').waitFor();
    const sound = async () => {
      expect(await axeViolations(page)).toEqual([]);
      expect(await sidewards(page)).toEqual([]);
    };
    const inSight = async (price: string) => {
      await said(page, price).waitFor({ state: 'attached' });
      const figure =
        window === PHONE
          ? said(page, price)
          : page.getByRole('complementary', { name: 'Price' }).getByText(price);
      const box = await figure.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(window.height);
    };
    await sound();
    await page.getByRole('radio', { name: /^Garnet Tour Roof/ }).check();
    await inSight('$39,490');

    await page.getByRole('link', { name: 'Next: colour' }).click();
    await step(page, 'Choose a colour').waitFor();
    expect(await hasFocus(step(page, 'Choose a colour'))).toBe(true);
    await page.getByRole('radio', { name: /River Gum Green/ }).check();
    await inSight('$40,140');
    await page.getByRole('img', { name: 'The Garnet in River Gum Green from the side' }).waitFor();
    await sound();

    await page.getByRole('link', { name: 'Next: accessories' }).click();
    await step(page, 'Add accessories').waitFor();
    await page
      .getByRole('group', { name: 'Towing' })
      .getByLabel(/Tow bar/)
      .check();
    await page.getByLabel(/Roof racks/).check();
    await page.getByLabel(/Cargo mat/).check();
    await page.getByLabel(/Roof racks/).uncheck();
    await inSight(PRICE);
    await sound();

    await page.getByRole('link', { name: 'Next: summary' }).click();
    await step(page, 'Your build').waitFor();
    expect(await hasFocus(step(page, 'Your build'))).toBe(true);
    await inSight(PRICE);
    await page.getByText('Drive-away price estimate').waitFor();
    expect(queryOf(page)).toBe(`?${TOUR}&step=summary`);
    await sound();
    // A repayment never stands without its rates, and a comparison rate never without its warning.
    const figures = page.getByRole('complementary', { name: 'Price' });
    await figures.getByText(/a (week|fortnight|month)/).waitFor();
    await figures.getByText(/p\.a\. · comparison rate [\d.]+% p\.a\./).waitFor();
    await figures.getByText(/^WARNING: This comparison rate/).waitFor();
  });
});

describe.each(ANY_WINDOW)('Build and price in a window of $width px', (window) => {
  it('goes all the way by keyboard', async () => {
    const page = await site.openPage(GARNET, { window });
    const grades = page.getByRole('radio');
    await tabTo(page, grades.first());
    await page.keyboard.press('ArrowDown');
    await said(page, '$39,490').waitFor({ state: 'attached' });
    await tabTo(page, page.getByRole('link', { name: 'Next: colour' }));
    await page.keyboard.press('Enter');
    await step(page, 'Choose a colour').waitFor();
    expect(await hasFocus(step(page, 'Choose a colour'))).toBe(true);
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await said(page, '$40,140').waitFor({ state: 'attached' });
    await tabTo(page, page.getByRole('link', { name: 'Next: accessories' }));
    await page.keyboard.press('Enter');
    await step(page, 'Add accessories').waitFor();
    await tabTo(page, page.getByRole('checkbox').first());
    await page.keyboard.press('Space');
    await said(page, '$41,430').waitFor({ state: 'attached' });
    await tabTo(page, page.getByRole('link', { name: 'Next: summary' }));
    await page.keyboard.press('Enter');
    await step(page, 'Your build').waitFor();
    expect(await hasFocus(step(page, 'Your build'))).toBe(true);
    expect(queryOf(page)).toBe(
      '?grade=garnet-tour&colour=frost-silver&accessories=tow-bar-and-wiring&step=summary',
    );
  });

  it('returns one step with Back, as that step was left, and leaves the page with one Back more', async () => {
    const page = await site.openPage('/vehicles/garnet/', { window });
    await page.getByRole('link', { name: 'Build and price' }).click();
    await step(page, 'Choose a grade').waitFor();
    await page.getByRole('radio', { name: /Garnet Core/ }).check();
    await page.getByRole('radio', { name: /Garnet Tour Hybrid/ }).check();
    await page.getByRole('link', { name: 'Next: colour' }).click();
    await page.getByRole('radio', { name: /Quartz Blue/ }).check();
    await page.getByRole('radio', { name: /Waratah Red/ }).check();
    await stepLink(page, 'Summary').click();
    await step(page, 'Your build').waitFor();

    await page.goBack();
    await step(page, 'Choose a colour').waitFor();
    expect(await page.getByRole('radio', { name: /Waratah Red/ }).isChecked()).toBe(true);
    expect(await hasFocus(step(page, 'Choose a colour'))).toBe(true);
    const box = await step(page, 'Choose a colour').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(window.height);
    await page.goForward();
    await step(page, 'Your build').waitFor();
    await page.goBack();
    await page.goBack();
    await step(page, 'Choose a grade').waitFor();
    expect(await page.getByRole('radio', { name: /Garnet Tour Hybrid/ }).isChecked()).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Garnet', exact: true }).waitFor();
  });
});

describe('The address of a build', () => {
  it('shows somebody else the same build, at the step it names', async () => {
    const page = await site.openPage(`${GARNET}?${TOUR}&step=summary`);
    await step(page, 'Your build').waitFor();
    await said(page, PRICE).waitFor({ state: 'attached' });
    for (const part of ['Garnet Tour', 'River Gum Green', 'Tow bar and wiring', 'Cargo mat'])
      await page.getByRole('definition').filter({ hasText: part }).first().waitFor();
    expect(await page.getByText('still available').count()).toBe(0);
    await page.getByRole('link', { name: 'Change colour' }).click();
    expect(await page.getByRole('radio', { name: /River Gum Green/ }).isChecked()).toBe(true);
  });

  it('that asks for what there is not shows what there is, says so, and keeps the campaign', async () => {
    const page = await site.openPage(
      `${GARNET}?grade=gone&colour=%E0%A4%A&accessories=x,cargo-mat,constructor&step=pay&utm_source=radio`,
    );
    await said(page, '$36,179').waitFor({ state: 'attached' });
    expect(await page.getByRole('radio', { name: /Garnet Core/ }).isChecked()).toBe(true);
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'Some of what’s in this link is no longer available.' });
    await notice.waitFor();
    await stepLink(page, 'Summary').click();
    expect(await notice.count()).toBe(0);
    expect(queryOf(page)).toBe(
      '?grade=garnet-core&colour=cockatoo-white&accessories=cargo-mat&step=summary&utm_source=radio',
    );
  });

  it('says so where the grade is not available in the colour', async () => {
    const page = await site.openPage(`${GARNET}?${TOUR}`);
    await page.getByRole('radio', { name: /Garnet Core/ }).check();
    await page
      .getByText('The Garnet Core doesn’t come in River Gum Green, so it’s in Cockatoo White now.')
      .waitFor();
    expect(queryOf(page)).toContain('colour=cockatoo-white');
    await stepLink(page, 'Colour').click();
    await page.getByText(/^Not available for the Garnet Core: .*River Gum Green/).waitFor();
    expect(await page.getByRole('radio', { name: /River Gum Green/ }).count()).toBe(0);
  });
});

describe('The stock that matches', () => {
  it('is as many as the search finds behind the link', async () => {
    const page = await site.openPage(`${GARNET}?grade=garnet-tour&colour=basalt-grey&step=summary`);
    const link = page.getByRole('link', { name: /^Show \d+ in stock/ });
    const [, count = ''] = /Show (\d+)/.exec((await link.textContent()) ?? '') ?? [];
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/stock\//);
    await link.click();
    await page
      .getByText(new RegExp(`^${count} (car|cars)\\b`))
      .first()
      .waitFor();
    const { pathname, search } = new URL(page.url());
    // The canonical address: the listing does not replace it by another.
    expect(pathname + search).toBe(href);
    expect(await page.locator('main article h3').first().textContent()).toContain('Garnet');
  });

  /** What the page says of a build, found out by asking every item of the stock. */
  const expected = (model: Model, grade: Row, colour: Row): string => {
    const here = carsForSale().filter(
      (item) => item.vehType !== 'Used' && item.make === model.stockMake && item.model === model.stockModel,
    );
    const ofGrade = here.filter(({ variations }) => variations === grade.stockBadge);
    const ofBuild = ofGrade.filter((item) => item.colour === colour.stockColour);
    const count = (items: readonly unknown[]) =>
      `${items.length} ${items.length === 1 ? 'is' : 'are'} here now`;
    if (ofBuild.length > 0) return `${grade.name} in ${colour.name}: ${count(ofBuild)}`;
    if (ofGrade.length > 0) return `${grade.name} in any colour: ${count(ofGrade)}`;
    if (here.length > 0) return `${model.name} in any grade: ${count(here)}`;
    return `No ${model.name} is here today`;
  };

  /** Every build of these models: a grade in one of its colours. */
  const builds = ['quartz', 'garnet', 'jasper']
    .map(readModel)
    .flatMap((model) =>
      model.grades.flatMap((grade) =>
        model.colours
          .filter(({ name }) => grade.colours?.includes(name) ?? true)
          .map((colour) => ({ model, grade, colour, words: expected(model, grade, colour) })),
      ),
    );
  /** Whether the build itself is here, another colour, another grade, or nothing of the model. */
  const outcome = (words: string): string | undefined =>
    / (in any colour|in any grade|in|today)\b/.exec(words)?.[1];
  const oneOfEach = [
    ...new Map(builds.map((build) => [`${build.model.slug} ${outcome(build.words)}`, build])).values(),
  ];

  it(`is what the stock itself holds, for ${process.env.DEEP ? 'every grade in every colour' : 'each outcome of each model'}`, async () => {
    expect(builds.map(({ words }) => outcome(words))).toEqual(
      expect.arrayContaining(['in', 'in any colour']),
    );
    const page = await site.openPage(GARNET);
    for (const { model, grade, colour, words } of process.env.DEEP ? builds : oneOfEach) {
      const choice = `grade=${slug(grade.name)}&colour=${slug(colour.name)}&step=summary`;
      await page.goto(site.url(`/vehicles/${model.slug}/build/?${choice}`));
      await page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });
    }
  }, 240_000);
});

describe('An enquiry about a build', () => {
  let desk: LeadDesk;
  /** The built pages and the intake behind one address, as a dealer runs them. */
  beforeEach(async () => {
    desk = await startSiteDesk(site);
  });
  afterEach(() => desk.close());

  const open = (path: string, options: OpenOptions = {}): Promise<Page> =>
    site.openPage(desk.url.replace('/api/enquiries', path), options);

  it.each(ANY_WINDOW)('reaches the server with all that was chosen, from $width px', async (window) => {
    const page = await open(`${GARNET}?${TOUR}&step=summary`, { window });
    await page.getByRole('link', { name: 'Enquire about this build' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Tow bar and wiring (+$1,290), Cargo mat (+$189)').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByLabel('Your name').fill('Ann Lee');
    await sheet.getByLabel('Phone').fill('0491 570 156');
    await page.clock.setFixedTime(Date.now() + 60_000);
    await sheet.getByRole('button', { name: 'Send the enquiry' }).click();
    await page.getByRole('heading', { name: 'Thank you, we have it' }).waitFor();
    const [lead, ...more] = await desk.store.list({});
    expect(more).toEqual([]);
    expect(lead?.lead.enquiry).toMatchObject({
      kind: 'enquireNow',
      context: {
        model: { id: 'garnet', title: 'Garnet' },
        build: [
          { label: 'Grade', value: 'Garnet Tour ($39,490)' },
          { label: 'Colour', value: 'River Gum Green (+$650)' },
          { label: 'Accessories', value: 'Tow bar and wiring (+$1,290), Cargo mat (+$189)' },
          { label: 'Estimated drive-away price', value: PRICE },
          { label: 'Link to this build', value: expect.stringContaining(`${GARNET}?${TOUR}`) },
        ],
      },
    });
  });
});

describe('Without scripts', () => {
  it('lists grades, colours and accessories with their prices, and the way to enquire', async () => {
    const page = await site.openPage(GARNET, { javaScript: false, window: PHONE });
    for (const line of [
      'Garnet Tour Hybrid: $43,490',
      'Cockatoo White: No extra cost',
      'River Gum Green: +$650',
      'Cargo mat: +$189',
    ])
      expect(await page.getByText(line, { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('radio').count()).toBe(0);
    const link = page.getByRole('link', { name: 'Tell us which Garnet you would like' });
    expect(await link.getAttribute('href')).toBe('/enquiry/enquire-now/?model=garnet');
    expect(await sidewards(page)).toEqual([]);
  });
});

describe('The pages to build one', () => {
  it('stand in the sitemap, and only for models that give something to choose from', async () => {
    const sitemap = readFileSync('public/sitemap-0.xml', 'utf8');
    for (const model of ['quartz', 'garnet', 'jasper'])
      expect(sitemap).toContain(`/vehicles/${model}/build/<`);
    expect(sitemap).not.toContain('/vehicles/mica/build/');
    expect(existsSync('public/vehicles/mica/build/index.html')).toBe(false);
    const page = await site.openPage('/vehicles/mica/', { window: DESKTOP });
    expect(await page.getByRole('link', { name: 'Build and price' }).count()).toBe(0);
  });
});
