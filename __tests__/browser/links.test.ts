import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, pageFile } from '../../support/browser/builtPages';

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
          return url.hash !== '' && target && !target.ids.has(decodeURIComponent(url.hash.slice(1)));
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
