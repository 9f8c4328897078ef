import type { Page } from 'playwright-core';
import { stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { axeViolations } from '../../support/browser/axeViolations';
import { ANY_WINDOW, builtSite, PHONE } from '../../support/browser/builtSite';
import { touch } from '../../support/browser/fingers';
import { hasFocus, tabTo } from '../../support/browser/keyboard';
import { eventually } from '../../support/eventually';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();

const several = carsForSale().find(({ images }) => images.length > 2);
if (!several) throw new Error('No car of the built site has three pictures.');
const { title } = stockTitle(several);
const path = stockItemPath(several.id, title);
const count = several.images.length;

const openerOf = (page: Page) => page.getByRole('button', { name: 'Full screen' });
const screenOf = (page: Page) => page.getByRole('dialog', { name: `Pictures of ${title}` });
const caption = (page: Page, place: number) =>
  screenOf(page).getByText(new RegExp(`· ${place} of ${count}$`));
const behind = (page: Page) =>
  page.locator(`[role=group][aria-label^="Picture "]`).getAttribute('aria-label');

/** Opens the first picture, and waits until it stands still. */
async function opened(page: Page): Promise<void> {
  await openerOf(page).click();
  await caption(page, 1).waitFor();
  await standsStill(page);
}

/** The width of the picture in the middle of the window. */
const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [image] = document
      .elementsFromPoint(innerWidth / 2, innerHeight / 2)
      .filter((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);
    return image?.getBoundingClientRect().width ?? 0;
  });

async function standsStill(page: Page): Promise<number> {
  let last = -1;
  return eventually(async () => {
    const before = last;
    last = await widthOf(page);
    expect(last).toBeGreaterThan(0);
    expect(last).toBe(before);
    return last;
  });
}

describe.each(ANY_WINDOW)('the pictures over a window of $width pixels', (window) => {
  it('are opened and gone through by keys, and Escape gives the page and the focus back', async () => {
    const page = await site.openPage(path, { window });
    for (const from of [1, 2]) {
      await tabTo(page, openerOf(page));
      await page.keyboard.press('Enter');
      await caption(page, from).waitFor();
      await standsStill(page);
      await page.keyboard.press('ArrowRight');
      await caption(page, from + 1).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await screenOf(page).waitFor({ state: 'hidden' });
      expect(await hasFocus(openerOf(page))).toBe(true);
      expect(await behind(page)).toBe(`Picture ${from + 1} of ${count}`);
    }
  });

  it('say if one of them did not load, and show the others', async () => {
    const page = await site.openPage(path, {
      window,
      expectedFailures: [/-1280\.webp$/],
      prepare: (fresh) => fresh.route('**/*-1280.webp', (route) => route.abort()),
    });
    await openerOf(page).click();
    await screenOf(page).getByText('This picture did not load.').first().waitFor();
  });
});

describe('fingers', () => {
  it('tap arrows and thumbnails, which cover nothing of the picture', async () => {
    const page = await site.openPage(path, { window: PHONE, hasTouch: true });
    await opened(page);
    const screen = screenOf(page);
    const next = screen.getByRole('button', { name: 'Next picture' });
    await next.tap();
    await caption(page, 2).waitFor();
    await standsStill(page);
    const bottom = await page.evaluate(
      () =>
        document
          .elementsFromPoint(innerWidth / 2, innerHeight / 2)
          .find((one) => one instanceof HTMLImageElement)
          ?.getBoundingClientRect().bottom,
    );
    expect((await next.boundingBox())?.y).toBeGreaterThanOrEqual(bottom ?? Infinity);
    const third = screen.getByRole('button', { name: 'Show picture 3' });
    await third.tap();
    await caption(page, 3).waitFor();
    await eventually(async () => expect(await third.getAttribute('aria-current')).toBe('true'));
    expect(await axeViolations(page)).toEqual([]);
  });

  it('swipe to the next picture, pinch it larger, and pull it down to close it', async () => {
    const page = await site.openPage(path, { window: PHONE });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    await opened(page);
    await touch(devtools, [[330, 420]], [[40, 420]]);
    await caption(page, 2).waitFor();

    const before = await standsStill(page);
    await touch(
      devtools,
      [
        [175, 420],
        [215, 420],
      ],
      [
        [95, 420],
        [295, 420],
      ],
    );
    expect(await standsStill(page)).toBeGreaterThan(1.5 * before);
    await touch(
      devtools,
      [
        [75, 420],
        [315, 420],
      ],
      [
        [190, 420],
        [200, 420],
      ],
    );
    await eventually(async () => expect(await standsStill(page)).toBeCloseTo(before, 0));

    await touch(devtools, [[195, 400]], [[195, 800]]);
    await screenOf(page).waitFor({ state: 'hidden' });
    expect(await behind(page)).toBe(`Picture 2 of ${count}`);
  });
});
