import type { Page } from 'playwright-core';
import { builtSite, PHONE } from '../../support/browser/builtSite';

const site = builtSite();

interface Moments {
  readonly painted: number;
  readonly firstScript: number;
}

/** Milliseconds from the start of the navigation. */
const momentsOf = (page: Page): Promise<Moments> =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    firstScript: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }));

describe('The scripts of a page', () => {
  it.each(['/', '/stock/', '/about-us/'])('%s is painted before they are asked for', async (path) => {
    const page = await site.openPage(path, { window: PHONE });
    const { painted, firstScript } = await momentsOf(page);
    expect(firstScript).toBeGreaterThanOrEqual(painted);
  });

  it('start in a browser that reports no paint', async () => {
    const page = await site.openPage('/about-us/', {
      prepare: (page) => page.addInitScript('delete globalThis.PerformanceObserver'),
    });
    expect((await momentsOf(page)).firstScript).toBeGreaterThan(0);
  });

  it('start with the first key of a visitor, although nothing has been painted yet', async () => {
    const page = await site.openPage('/about-us/', {
      isHydrated: false,
      prepare: async (page) => {
        // Time stands still: the scripts that start by themselves after a while do not.
        await page.clock.install();
        await page.addInitScript(() => {
          window.PerformanceObserver = class {
            observe() {}
          } as unknown as typeof PerformanceObserver;
        });
      },
    });
    const script = page.waitForRequest(/\/app-\w+\.js$/);
    await page.keyboard.press('Tab');
    await script;
  });
});
