import { answersToClicks, type BuiltSite } from './builtSite';

/** Hashes that no script of a page can decode, or decodes to the hash of another address. */
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
 * @returns a line for each page that had an error, does not answer to clicks, or has no words in its main part
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
    // For a car that has no built page, the page first asks for the car.
    const isWhole = await page
      .waitForFunction(() => (document.querySelector('main')?.innerText.trim().length ?? 0) >= 100)
      .then(() => true)
      .catch(() => false);
    if (errors.length > 0 || !isWhole) faults.push(`${path}: ${errors} (whole: ${isWhole})`);
  }
  return faults;
}
