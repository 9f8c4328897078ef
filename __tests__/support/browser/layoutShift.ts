import type { Page } from 'playwright-core';
import { gate } from '../gate';

/**
 * Adds up how far a page's content jumps by itself (Layout Instability API), from its first paint on. What moves within half a
 * second after a tap or a key does not count.
 */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum so far, when the frames that are under way have been painted. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((window as unknown as { shift: number }).shift)),
          ),
        );
      }),
  );

/** Holds the site's own fonts back until the returned function is called. */
export async function withLateFonts(page: Page): Promise<() => void> {
  const [arrived, arrive] = gate();
  await page.route(/\.woff2$/, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}
