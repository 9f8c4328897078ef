import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium: `CHROME_PATH`, an installed one, or that of a development package. */
export async function chromiumPath(): Promise<string> {
  const installed = [process.env.CHROME_PATH, ...INSTALLED].find((path) => path && existsSync(path));
  if (installed) return installed;
  const { default: carried } = await import('@sparticuz/chromium');
  return carried.executablePath();
}

export const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * For measurements. Chromium reduces a page to one frame a second if it misses some frames. On a machine with a shared
 * processor that can happen to a page that is loading, and its first paint would be measured one or two seconds late.
 */
export const EVERY_FRAME = '--disable-frame-rate-limit';

/** Starts a headless Chromium; the caller closes it. */
export const launchChromium = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_FLAGS, ...flags] });
