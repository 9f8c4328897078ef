import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, pageFile } from '../../support/browser/builtPages';
import { builtSite, PHONE } from '../support/browser/builtSite';
import { hasFocus } from '../support/browser/keyboard';
import { eventually } from '../support/eventually';
import { publishedStock } from '../support/stock/publishedStock';

const ORIGIN = 'https://site.invalid';

interface BuiltPage {
  readonly html: string;
  readonly ids: ReadonlySet<string>;
}

const paths = builtPages();
const pages = new Map<string, BuiltPage>(
  paths.map((path) => {
    const html = readFileSync(pageFile(path), 'utf8');
    return [path, { html, ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)) }];
  }),
);
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** The links of some HTML to this site, resolved against the page they stand on. */
const linksOf = (html: string, path: string) =>
  [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const href = attribute(tag, 'href');
    if (href === undefined) return [];
    const url = new URL(href, ORIGIN + path);
    return url.origin === ORIGIN ? [{ href, url, isCurrent: tag.includes('aria-current') }] : [];
  });

const isAnswered = ({ pathname }: URL): boolean =>
  pages.has(pathname) || (/\.\w+$/.test(pathname) && existsSync(join('public', pathname)));

describe('the links of every built page', () => {
  it('there are many', () => {
    const all = [...pages].flatMap(([path, { html }]) => linksOf(html, path));
    expect(all.length).toBeGreaterThan(20 * pages.size);
  });

  it('lead to a page or a file, at its own address: no redirect comes between', () => {
    const broken = [...pages].flatMap(([path, { html }]) =>
      linksOf(html, path)
        .filter(({ url }) => !isAnswered(url))
        .map(({ href }) => `${path} → ${href}`),
    );
    expect([...new Set(broken)].slice(0, 20)).toEqual([]);
  });

  it('lead to an anchor that is there', () => {
    const broken = [...pages].flatMap(([path, { html }]) =>
      linksOf(html, path)
        .filter(({ url }) => {
          const target = pages.get(url.pathname);
          // `#ids=…` is what a page is to show, not a place on it.
          const isPlace = url.hash !== '' && !url.hash.includes('=');
          return isPlace && target && !target.ids.has(decodeURIComponent(url.hash.slice(1)));
        })
        .map(({ href }) => `${path} → ${href}`),
    );
    expect([...new Set(broken)].slice(0, 20)).toEqual([]);
  });

  it('never lead from the middle of a page to the page itself', () => {
    const circular = [...pages].flatMap(([path, { html }]) =>
      linksOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '', path)
        .filter(
          ({ url, isCurrent }) => url.pathname === path && url.hash === '' && url.search === '' && !isCurrent,
        )
        .map(({ href }) => `${path} → ${href}`),
    );
    expect([...new Set(circular)]).toEqual([]);
  });
});

describe('a link to a place on its page', () => {
  const site = builtSite();
  const [car] = publishedStock();

  it.each([
    ['a price’s note', `/stock/item/${car?.id}/`, 'main sup a'],
    ['the way back from a note', `/stock/item/${car?.id}/`, 'main li a[aria-label="Back to the price"]'],
    ['a note of a list', '/stock/', 'main sup a'],
    ['a table of contents', '/privacy/', 'nav[aria-labelledby=contents] li:last-child a'],
    ['a skip link', '/about-us/', 'a[href="#main"]'],
  ])('%s: Back returns to it, and Forward to the place', async (_what, path, selector) => {
    const built = builtPages().find((one) => one.startsWith(path)) ?? path;
    const page = await site.openPage(built, { window: PHONE });
    const link = page.locator(selector).first();
    await link.waitFor({ state: 'attached' });
    await link.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const scroll = () => page.evaluate(() => Math.round(scrollY));
    const before = await scroll();
    await link.evaluate((one: HTMLElement) => {
      one.focus({ preventScroll: true });
      one.click();
    });
    const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
    const place = await focused();
    const after = await scroll();
    await page.goBack();
    await eventually(async () => expect(await scroll()).toBe(before));
    expect(await hasFocus(link)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(built);
    await page.goForward();
    await eventually(async () => expect([await scroll(), await focused()]).toEqual([after, place]));
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});
