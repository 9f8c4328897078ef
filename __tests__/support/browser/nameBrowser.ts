import { launchChromium } from '../../../support/browser/chromium';

/** Says once which browser the tests use. It also unpacks that of the lock file before several workers want it at once. */
export default async function nameBrowser(): Promise<void> {
  const browser = await launchChromium();
  const origin = process.env.CHROME_PATH ? `CHROME_PATH=${process.env.CHROME_PATH}` : 'from the lock file';
  process.stdout.write(`Browser tests use Chromium ${browser.version()} (${origin})\n`);
  await browser.close();
}
