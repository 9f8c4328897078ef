import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../../../support/browser/chromium';
import { type ServedSite, serveSite } from '../../../support/browser/servedSite';
import { changedSinceLaidOut, TEST_SITE } from '../../../support/projectFolder';

/** The site that `npm run test:build` built, served once for all suites of this run. */
let served: ServedSite | undefined;

/**
 * Runs once, before the workers of Jest start. It says which browser the tests use, and starts that browser: the first start
 * unpacks the one of the lock file, which several workers must not do at once.
 */
export default async function startTestSite(): Promise<void> {
  if (!existsSync(join(TEST_SITE, 'public/whole-site.json')))
    throw new Error('The site of the tests is not built. Build it first: npm run test:build');
  const changed = changedSinceLaidOut(TEST_SITE);
  if (changed.length > 0)
    console.warn(
      `The site of the tests is older than ${changed[0]}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''}: ` +
        'these tests visit the old site. Build it again: npm run test:build',
    );
  const browser = await launchChromium();
  const origin = process.env.CHROME_PATH ? `CHROME_PATH=${process.env.CHROME_PATH}` : 'from the lock file';
  process.stdout.write(`Browser tests use Chromium ${browser.version()} (${origin})\n`);
  await browser.close();
  served = await serveSite(TEST_SITE);
  process.env[TEST_SITE_URL] = served.url;
}

/** The variable that tells the workers where that site is. */
export const TEST_SITE_URL = 'FORECOURT_TEST_SITE_URL';

/** Runs once, after the last suite. */
export async function stopTestSite(): Promise<void> {
  await served?.stop();
  served = undefined;
}
