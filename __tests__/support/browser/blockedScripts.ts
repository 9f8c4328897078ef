import type { Page } from 'playwright-core';
import type { BuiltSite } from './builtSite';

/** The text of a page as one line, in document order, including hidden text, but not what is for pages without scripts. */
const textOf = (page: Page, part: 'body' | 'main') =>
  page.locator(part).evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const code of copy.querySelectorAll('script, style, noscript, #gatsby-announcer, [data-scriptless]'))
      code.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  });

/** The paths of the scripts that a page loads by itself. */
export async function scriptsOf(site: BuiltSite, path: string): Promise<readonly string[]> {
  const seen = new Set<string>();
  const page = await site.openPage(path, {
    prepare: (opened) =>
      opened.on('request', (request) => {
        const isAhead = /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
        if (request.resourceType() === 'script' && !isAhead) seen.add(new URL(request.url()).pathname);
      }),
  });
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return [...seen].sort();
}

/** The lengths of a page's text in letters: in its HTML, and with one script missing. */
export async function textWithout(site: BuiltSite, path: string, script: string) {
  const built = await site.openPage(path, { javaScript: false });
  const held = await textOf(built, 'main');
  await built.context().close();
  const page = await site.openPage(path, {
    isBroken: true,
    prepare: (opened) => opened.route(`**${script}`, (route) => route.abort()),
  });
  await page.waitForLoadState('networkidle');
  const shown = await textOf(page, 'main').catch(() => '');
  const isVisible = (await page.locator('body').innerText()).trim() !== '';
  await page.context().close();
  return { held: held.length, shown: shown.length, isVisible };
}
