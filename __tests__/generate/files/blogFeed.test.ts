import { XMLParser } from 'fast-xml-parser';
import { blogFeed, robotsText } from '../../../generate/files/siteFiles';
import { anIndexedPost } from '../../support/content/aContentIndex';

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
