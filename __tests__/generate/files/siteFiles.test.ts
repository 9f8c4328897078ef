import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import {
  blogFeed,
  type Described,
  robotsText,
  sitemapEntries,
  writeWebManifest,
} from '../../../generate/files/siteFiles';
import type { PageSpec } from '../../../generate/pages/pageSpecs';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { anIndexedPost } from '../../support/content/aContentIndex';
import { theDealer } from '../../support/theDealer';

const page = (path: string, sitemap?: PageSpec['sitemap']): PageSpec => ({
  path,
  template: 'StandardPageTemplate',
  context: {},
  ...(sitemap && { sitemap }),
});

test('a page is in the sitemap unless it is marked as not for search engines', () => {
  expect(
    sitemapEntries([page('/a/'), page('/b/', { noindex: false }), page('/c/', { noindex: true })]),
  ).toEqual([{ path: '/a/' }, { path: '/b/' }]);
});

test('the last change is given if it is known, and never invented', () => {
  const lastmod = '2030-01-01T00:00:00.000Z';
  expect(sitemapEntries([page('/a/', { lastmod }), page('/b/')])).toEqual([
    { path: '/a/', lastmod },
    { path: '/b/' },
  ]);
});

const site = { url: 'https://www.gumleaf.example', locale: 'en-AU' };
const channel = { title: 'Gumleaf Motors', description: 'Cars & more' };
const now = Date.parse('2030-06-01T00:00:00Z');

const read = (xml: string) =>
  new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' }).parse(xml).rss.channel;

test('the feed holds the published posts, with absolute addresses and dates that readers understand', () => {
  const feed = read(
    blogFeed(
      [
        anIndexedPost('coming', { publishedAt: '2030-07-01T00:00:00.000Z' }),
        anIndexedPost('out', { author: { name: 'Ann Lee' }, publishedAt: '2030-05-01T00:00:00.000Z' }),
        anIndexedPost('hidden', { seo: { noindex: true, picture: null } }),
      ],
      channel,
      site,
      now,
    ),
  );
  expect(feed.item).toHaveLength(1);
  expect(feed.item[0]).toMatchObject({
    title: 'out',
    link: 'https://www.gumleaf.example/blog/out/',
    pubDate: 'Wed, 01 May 2030 00:00:00 GMT',
    'dc:creator': 'Ann Lee',
    category: 'Guides',
  });
  expect(feed['atom:link']['@_href']).toBe('https://www.gumleaf.example/rss.xml');
});

test('XML marks in the text do not break it', () => {
  const title = 'Utes <b>& "vans"</b> \u202Eright';
  const xml = blogFeed([anIndexedPost('x', { title })], channel, site, now);
  expect(read(xml).item[0].title).toBe('Utes <b>& "vans"</b> \u202Eright');
});

test('a blog without posts has an empty feed', () => {
  expect(read(blogFeed([], channel, site, now)).title).toBe('Gumleaf Motors');
});

test('crawlers find the sitemap', () => {
  expect(robotsText(site.url)).toContain('Sitemap: https://www.gumleaf.example/sitemap-index.xml\n');
});

describe('the web manifest', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'web-manifest-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  interface Icon {
    readonly src: string;
    readonly sizes: string;
    readonly purpose?: string;
  }

  async function manifestOf(of: Pick<Described, 'vocabulary' | 'hasUsedStock' | 'hasContact'>) {
    await writeWebManifest(folder, theDealer, {
      dealershipName: 'Marrindale Marine',
      description: 'Boats.',
      ...of,
    });
    return JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  }

  it('offers no listing and no page that is not built', async () => {
    const vocabulary = buildVocabulary([], { stockType: 'boats' });
    const { shortcuts } = await manifestOf({ vocabulary, hasUsedStock: false, hasContact: false });
    expect(shortcuts.map(({ name }: { readonly name: string }) => name)).toEqual(['My shortlist']);
  });

  it('it names the dealership and its icons', async () => {
    const vocabulary = buildVocabulary([], { stockType: 'boats' });
    const manifest = await manifestOf({ vocabulary, hasUsedStock: true, hasContact: true });
    expect(manifest.name).toBe('Marrindale Marine');
    expect(manifest.shortcuts[0]).toEqual({ name: 'Used boats', url: '/stock/used-boats/' });
    const icons = manifest.icons as readonly Icon[];
    expect(icons.map(({ purpose }) => purpose ?? 'any').sort()).toEqual([
      'any',
      'any',
      'maskable',
      'maskable',
    ]);
    for (const { src, sizes } of icons) expect(src).toContain(sizes.split('x')[0]);
  });
});
