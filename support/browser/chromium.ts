import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/**
 * The path of the Chromium that tests and benches start: the one that `CHROME_PATH` names, or the lock file's. A browser
 * that happens to be installed is not used: every machine would test something else.
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names a browser that does not exist: ${named}`);
  }
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

export const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * For measurements. Chromium reduces a page to one frame a second if it misses some frames. On a machine with a shared
 * processor that can happen to a page that is loading, and its first paint would be measured one or two seconds late.
 */
export const EVERY_FRAME = '--disable-frame-rate-limit';

/**
 * Starts a headless Chromium; the caller closes it. Chromium itself sometimes crashes as it starts, so a failed start is
 * tried once more.
 */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = await chromiumPath();
  const start = () =>
    chromium.launch({
      executablePath,
      args: [...CHROMIUM_FLAGS, ...flags],
      // Playwright's own would be those of Jest's worker, without what a suite has set.
      env: process.env,
    });
  return start().catch(start);
}
