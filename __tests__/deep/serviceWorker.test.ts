import type { Page } from 'playwright-core';
import { answersToClicks } from '../support/browser/builtSite';
import { knowsItsWorker, workerSite } from '../support/browser/workerSite';
import { eventually } from '../support/eventually';

const site = workerSite();
jest.setTimeout(3_600_000);

const DEPLOYS = 20;
const STEPS_A_DEPLOY = 4;

/** Numbers from 0 to 1 that look random and are the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** The page answers to clicks and shows something. */
const isWhole = async (page: Page): Promise<void> => {
  await answersToClicks(page);
  await eventually(async () => {
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
  });
};

it('a tab stays whole through twenty deploys, and loads itself again at most once for each', async () => {
  const random = randomNumbers(42);
  const oneOf = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)] as One;
  const visitor = await site.visit();
  const { page } = visitor;
  let documents = 0;
  /** Documents at the address that the tab shows already. The others were asked for by a click or by Back. */
  let reloads = 0;
  let isReload = false;
  let isGoingBack = false;
  let followed = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    documents++;
    isReload = !isGoingBack && new URL(request.url()).pathname === new URL(page.url()).pathname;
  });
  // While it waits for a page, Gatsby may ask for its document several times; all but the last are cancelled.
  page.on('domcontentloaded', () => {
    if (isReload) reloads++;
    isReload = false;
  });
  await visitor.open('/stock/');
  await visitor.keeps('/stock/');

  const follow = async () => {
    // A page of an earlier publication may be about to load itself again, and results of a search may move its links.
    await eventually(async () => {
      const here = new URL(page.url()).pathname;
      // Some links open a form over the page.
      if ((await page.getByRole('dialog').filter({ visible: true }).count()) > 0)
        await page.keyboard.press('Escape');
      // A card's pictures are a second link, hidden from screen readers and for a mouse below the first.
      const reached = ':not([aria-hidden]):visible';
      const links = page.locator(`a[href^="/"]${reached}`);
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const others = addresses.filter((address) => {
        const { pathname } = new URL(address, page.url());
        return pathname !== here && !pathname.includes('.');
      });
      await page
        .locator(`a[href="${oneOf(others)}"]${reached}`)
        .first()
        .click({ timeout: 2000 });
      await page.waitForURL((url) => url.pathname !== here, { timeout: 5000 });
    });
    followed++;
  };
  const back = async () => {
    if (followed === 0) return follow();
    followed--;
    isGoingBack = true;
    await page.goBack();
    isGoingBack = false;
  };
  const comeBackToTheTab = () =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  const filter = async () => {
    const boxes = page.getByRole('main').getByRole('checkbox').filter({ visible: true });
    // The page before may still be on the screen for a moment.
    const hasBox = await eventually(async () => {
      if ((await boxes.count()) === 0) return false;
      await boxes.first().click({ force: true, timeout: 2000 });
      return true;
    });
    if (!hasBox) await follow();
  };

  for (let deploy = 1; deploy <= DEPLOYS; deploy++) {
    site.publishAnew();
    documents = 0;
    reloads = 0;
    const steps: string[] = [];
    for (let step = 0; step < STEPS_A_DEPLOY; step++) {
      const act = oneOf([follow, follow, back, filter, comeBackToTheTab]);
      const before = documents;
      await act();
      await isWhole(page);
      if (documents > before || act === comeBackToTheTab) await knowsItsWorker(page);
      steps.push(`${act.name}: ${new URL(page.url()).pathname}`);
    }
    console.info(`deploy ${deploy}: ${steps.join(', ')}; documents: ${documents}, reloads: ${reloads}`);
    expect(reloads).toBeLessThanOrEqual(1);
  }
});
