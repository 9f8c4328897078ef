import type { Locator, Page } from 'playwright-core';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { answersToClicks, builtSite, DESKTOP, PHONE, type Window } from '../support/browser/builtSite';
import { hasFocus } from '../support/browser/keyboard';
import { address, addressOf, listingShown } from '../support/browser/stockListing';
import { eventually } from '../support/eventually';
import { carsForSale } from '../support/stock/publishedStock';

const site = builtSite();

const car = carsForSale().find(({ images, spinImages = [] }) => images.length > 2 && spinImages.length > 0);
if (!car) throw new Error('No car of the built site has pictures and a 360° view.');
const { title } = stockTitle(car);
const carPath = stockItemPath(car.id, title);

interface Layer {
  readonly name: string;
  readonly path: string;
  readonly window: Window;
  readonly opener: (page: Page) => Locator;
  /** What is visible only while the layer is open. */
  readonly content: (page: Page) => Locator;
  /** What closes it, if it has its own button. */
  readonly button?: (page: Page) => Locator;
}

const enquiry = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Your name') });
const filters = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const filtersOpener = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const spin = (page: Page) => page.getByRole('slider', { name: `360° view of ${title}` });
const menuOpener = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Menu' });
const menuLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Finance calculator' });

const LAYERS: readonly Layer[] = [
  {
    name: 'the full screen',
    path: carPath,
    window: PHONE,
    opener: (page) => page.getByRole('button', { name: 'Full screen' }),
    content: (page) => page.getByRole('dialog', { name: `Pictures of ${title}` }),
    button: (page) => page.getByRole('button', { name: 'Close full screen' }),
  },
  {
    name: 'the 360° view',
    path: carPath,
    window: PHONE,
    opener: (page) => page.getByRole('button', { name: '360° view' }),
    content: spin,
    button: (page) => page.getByRole('button', { name: 'Back to the pictures' }),
  },
  {
    name: 'an enquiry',
    path: carPath,
    window: PHONE,
    opener: (page) => page.getByRole('link', { name: 'Enquire', exact: true }),
    content: enquiry,
    button: (page) => enquiry(page).getByRole('button', { name: 'Close' }),
  },
  {
    name: 'an enquiry in a wide window',
    path: carPath,
    window: DESKTOP,
    opener: (page) =>
      page.getByRole('complementary', { name: 'Price' }).getByRole('link', { name: /^Enquire/ }),
    content: enquiry,
    button: (page) => enquiry(page).getByRole('button', { name: 'Close' }),
  },
  {
    name: 'the filters',
    path: '/stock/',
    window: PHONE,
    opener: filtersOpener,
    content: filters,
    button: (page) => page.getByRole('button', { name: 'Close filters' }),
  },
  {
    name: 'the menu',
    path: carPath,
    window: PHONE,
    opener: menuOpener,
    content: menuLink,
    button: menuOpener,
  },
  {
    name: 'share',
    path: carPath,
    window: DESKTOP,
    opener: (page) => page.getByRole('button', { name: `Share ${title}` }),
    content: (page) => page.getByRole('dialog', { name: 'Share' }),
  },
];

/** What the shopper saw before: a file, as it opens at once. */
const BEFORE = '/robots.txt';

/** The page of the layer, after another address. */
async function arrive({ path, window }: Pick<Layer, 'path' | 'window'>): Promise<Page> {
  const page = await site.openPage(BEFORE, { window, isHydrated: false });
  // The full screen does not hear its button before it has faded in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.url(path));
  await answersToClicks(page);
  return page;
}

/** Opens a layer, however late its script is. */
async function open(page: Page, { opener, content }: Pick<Layer, 'opener' | 'content'>): Promise<void> {
  await opener(page).click();
  await content(page).first().waitFor();
  await isInHistory(page, 1);
}

/** Waits until the browser is at the entry of this many open layers. It goes back to another entry a moment after a layer closes. */
const isInHistory = (page: Page, count: number) =>
  eventually(async () => expect(await page.evaluate(() => history.state?.layers?.length ?? 0)).toBe(count));

describe.each(LAYERS.map((layer, place) => ({ ...layer, place })))('$name', ({ place, ...layer }) => {
  const closings: [string, (page: Page) => Promise<unknown>][] = [
    ['Back', (page) => page.goBack()],
    ['Escape', (page) => page.keyboard.press('Escape')],
  ];
  const { button } = layer;
  if (button) closings.push(['its button', (page) => button(page).click()]);

  // In `npm test`, each layer is closed in two ways: by Back, and by one of the others in turns.
  const [back, ...others] = closings;
  const other = others[place % others.length];
  const tried = process.env.DEEP || !back || !other ? closings : [back, other];
  it(`is closed by ${tried.map(([name]) => name).join(', by ')}: that gives back the focus and leaves no step`, async () => {
    const page = await arrive(layer);
    for (const [, close] of tried) {
      await layer.opener(page).scrollIntoViewIfNeeded();
      await open(page, layer);
      const before = await page.evaluate(() => scrollY);
      await close(page);
      await layer.content(page).first().waitFor({ state: 'hidden' });
      await isInHistory(page, 0);
      expect(address(page)).toBe(layer.path);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await eventually(async () => expect(await hasFocus(layer.opener(page))).toBe(true));
    }
    await page.goBack();
    await addressOf(page, BEFORE);
  });
});

it('one layer over another closes first', async () => {
  const page = await arrive({ path: carPath, window: PHONE });
  await open(page, { opener: (one) => one.getByRole('button', { name: '360° view' }), content: spin });
  await page.getByRole('link', { name: 'Enquire', exact: true }).click();
  await enquiry(page).waitFor();
  await isInHistory(page, 2);
  await page.goBack();
  await enquiry(page).waitFor({ state: 'hidden' });
  expect(await spin(page).isVisible()).toBe(true);
  await page.goBack();
  await spin(page).waitFor({ state: 'hidden' });
  expect(address(page)).toBe(carPath);
  await page.goBack();
  await addressOf(page, BEFORE);
});

it('what is typed is there again after Back and another look', async () => {
  const page = await arrive({ path: carPath, window: PHONE });
  const layer = LAYERS.find(({ name }) => name === 'an enquiry') as Layer;
  await open(page, layer);
  await enquiry(page).getByLabel('Your name').fill('Ngaire');
  await page.goBack();
  await enquiry(page).waitFor({ state: 'hidden' });
  await open(page, layer);
  // The device's database takes a moment.
  await eventually(async () =>
    expect(await enquiry(page).getByLabel('Your name').inputValue()).toBe('Ngaire'),
  );
});

it('Forward after Back does not trap, and a layer can be opened as often as one likes', async () => {
  const page = await arrive({ path: carPath, window: PHONE });
  const layer = LAYERS[0] as Layer;
  for (let time = 0; time < 2; time += 1) {
    await open(page, layer);
    await page.goBack();
    await layer.content(page).waitFor({ state: 'hidden' });
  }
  await page.goForward();
  await isInHistory(page, 0);
  expect(await layer.content(page).isVisible()).toBe(false);
  await page.goBack();
  await addressOf(page, BEFORE);
});

it('a page that is loaded again with a layer open needs no second Back', async () => {
  const page = await arrive({ path: carPath, window: PHONE });
  const layer = LAYERS[0] as Layer;
  await open(page, layer);
  await page.reload();
  await isInHistory(page, 0);
  expect(address(page)).toBe(carPath);
  await page.goBack();
  await addressOf(page, BEFORE);
});

it('a link in a layer leads on, Back to the page beneath, and Forward on again', async () => {
  const page = await arrive({ path: carPath, window: PHONE });
  await open(page, { opener: menuOpener, content: menuLink });
  await menuLink(page).click();
  await addressOf(page, '/finance-calculator/');
  await page.goBack();
  await addressOf(page, carPath);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await isInHistory(page, 0);
  expect(await menuLink(page).isVisible()).toBe(false);
  await page.goForward();
  await addressOf(page, '/finance-calculator/');
  await page.goBack();
  await addressOf(page, carPath);
  await page.goBack();
  await addressOf(page, BEFORE);
});

it('a link beside an open layer leads on, and Back to the page in one step', async () => {
  const page = await arrive({ path: carPath, window: DESKTOP });
  await open(page, { opener: (one) => one.getByRole('button', { name: '360° view' }), content: spin });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
  await addressOf(page, '/privacy/');
  await page.goBack();
  await addressOf(page, carPath);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goBack();
  await addressOf(page, BEFORE);
});

describe('the filters on a phone', () => {
  const used = (page: Page) => filters(page).getByRole('checkbox', { name: /^Used/ });
  const suv = (page: Page) => filters(page).getByRole('button', { name: /^SUV/ });

  /** Two filters, one after the other. */
  async function choose(page: Page) {
    await open(page, { opener: filtersOpener, content: filters });
    await used(page).click();
    await addressOf(page, '/stock/used-cars/');
    await suv(page).click();
    await addressOf(page, '/stock/used-cars/?bodyType=SUV');
  }

  it.each([
    ['Back', (page: Page) => page.goBack()],
    [
      'the button',
      (page: Page) =>
        filters(page)
          .getByRole('button', { name: /^Show / })
          .click(),
    ],
  ] as const)(
    'closed by %s keep what was chosen, and Back takes it away one by one',
    async (_name, close) => {
      const page = await arrive({ path: '/stock/', window: PHONE });
      const all = (await listingShown(page)).count;
      await choose(page);
      await close(page);
      await filters(page).waitFor({ state: 'hidden' });
      await isInHistory(page, 0);
      expect(address(page)).toBe('/stock/used-cars/?bodyType=SUV');
      expect((await listingShown(page)).count).toBeLessThan(all);
      await page.goBack();
      await addressOf(page, '/stock/used-cars/');
      expect(await filters(page).isVisible()).toBe(false);
      await page.goBack();
      await addressOf(page, '/stock/');
      await eventually(async () => expect((await listingShown(page)).count).toBe(all));
      await page.goBack();
      await addressOf(page, BEFORE);
    },
  );

  it('keep the last of many values that were one step', async () => {
    const page = await arrive({ path: '/stock/', window: PHONE });
    await open(page, { opener: filtersOpener, content: filters });
    const slider = filters(page).getByRole('slider').first();
    await slider.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
    await eventually(() => expect(address(page)).not.toBe('/stock/'));
    const value = await slider.inputValue();
    await eventually(async () => expect(await slider.inputValue()).toBe(value));
    const last = address(page);
    await page.goBack();
    await filters(page).waitFor({ state: 'hidden' });
    expect(address(page)).toBe(last);
  });
});
