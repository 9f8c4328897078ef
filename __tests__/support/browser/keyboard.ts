import type { Locator, Page } from 'playwright-core';

/** More Tab stops than a listing has, with its filters and the notes of each card. */
const MAX_STOPS = 250;

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until the element has the focus. It is looked for once: to find it by its role takes longer than a stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  let element = await target.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const state = await element?.evaluate((one) =>
      one === one.ownerDocument.activeElement ? 'focused' : one.isConnected ? 'waits' : 'redrawn',
    );
    if (state === 'focused') return;
    if (state === 'redrawn') element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`The focus did not come to ${target} in ${MAX_STOPS} stops.`);
}
