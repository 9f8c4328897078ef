import { answersToClicks, type BuiltSite } from './builtSite';

/** Hashes that a page's scripts cannot decode, or that decode to another address's hash. */
export const HASHES = [
  '#%',
  '#50%off',
  '#%E0%A4%A',
  '#%00',
  '#100%25',
  '#//',
  '#__proto__',
  '#<b>',
  '#%2541',
  '#🚗',
];

/**
 * Opens addresses one after another in one browser.
 * @returns a line for each page with an error, without response to clicks, or without words in its main part
 */
export async function brokenAddresses(
  site: BuiltSite,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const page = await site.openPage('/404/', { isBroken: true });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const faults: string[] = [];
  for (const path of addresses) {
    errors.length = 0;
    await page.goto('about:blank');
    await page.goto(site.url(path));
    await answersToClicks(page).catch(() => errors.push('does not answer to clicks'));
    // For a vehicle without a built page, the page first fetches the item.
    const isWhole = await page
      .waitForFunction(() => (document.querySelector('main')?.innerText.trim().length ?? 0) >= 100)
      .then(() => true)
      .catch(() => false);
    if (errors.length > 0 || !isWhole) faults.push(`${path}: ${errors} (whole: ${isWhole})`);
  }
  return faults;
}
