import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLBuilder } from 'fast-xml-parser';
import type { Dealer } from '../../src/config/dealer';
import { siteHeaders } from '../../src/config/securityHeaders';
import { tagUrl } from '../../src/config/tracking';
import {
  BLOG_PATH,
  FEED_PATH,
  FORM_PATHS,
  GARAGE_PATH,
  MANIFEST_PATH,
  postPath,
} from '../../src/content/addresses';
import { DEALERSHIP_FILE } from '../../src/domain/enquiry/dealershipDetails';
import { publishedEngine } from '../../src/domain/hostedSearch';
import { STOCK_TYPES } from '../../src/domain/stock/stockTypes';
import { typeWords } from '../../src/domain/stock/typeWords';
import { runsAt } from '../../src/domain/wallClock';
import { stockPath } from '../../src/search/address/url';
import type { SearchVocabulary } from '../../src/search/vocabulary/vocabulary';
import type { Build } from '../build';
import { writeHostFiles } from '../hosts/writeHostFiles';
import { ICON_SIZES, iconPath } from '../looks/looks';
import type { IndexedPost, PageSpec } from '../pages/pageSpecs';
import type { SitePages } from '../pages/sitePages';
import { writeOfflineFiles } from './offlineFiles';
import { writeVehicleFeeds } from './vehicleFeeds';

/**
 * Writes the files that aren't pages: the blog feed, feeds for vehicle ads, robots.txt, files for hosts, and the file for the enquiry server.
 * @param inlineScripts every script written into a page itself
 * @returns what is beyond the limits of a host or near them, one sentence each
 */
export async function writeSiteFiles(
  build: Pick<Build, 'dealer' | 'publicFolder' | 'settings' | 'startedAt' | 'stock'>,
  pages: Pick<SitePages, 'index' | 'redirects' | 'gone' | 'dealership' | 'missing'>,
  inlineScripts: readonly string[],
): Promise<readonly string[]> {
  const { dealer, publicFolder: folder, settings, startedAt, stock } = build;
  const { index, redirects, gone, dealership, missing } = pages;
  const { site, members, country } = dealer;
  const { dealershipName, description } = index.site;
  const { enquiryUrl, tracking } = settings;
  const tag = tracking?.tag;
  const hosted = publishedEngine(settings.searchEngine);
  const feed = blogFeed(index.posts, { title: dealershipName, description }, site, startedAt);
  const offlineScripts = await writeOfflineFiles(folder, settings.serviceWorker);
  const headers = siteHeaders({
    inlineScripts: [...inlineScripts, ...offlineScripts],
    ...(enquiryUrl && { enquiryUrl }),
    tracking,
    ...(hosted && { hosted }),
  });
  await Promise.all([
    writeFile(
      join(folder, DEALERSHIP_FILE),
      JSON.stringify({ ...dealership, ...(enquiryUrl && { enquiryUrl }) }),
    ),
    writeFile(join(folder, FEED_PATH), feed),
    writeFile(join(folder, 'robots.txt'), robotsText(site.url)),
    // The dealers of a group advertise their own stock.
    members.length === 0 &&
      writeVehicleFeeds(folder, stock.items, {
        siteUrl: site.url,
        locale: country.locale,
        name: dealershipName,
        main: index.site,
        yards: index.locations,
      }),
    writeWebManifest(folder, dealer, {
      dealershipName,
      description,
      vocabulary: stock.vocabulary,
      hasContact: !missing.missing.includes(FORM_PATHS.contact),
      hasUsedStock: stock.cards.some(({ vehType }) => vehType === 'Used'),
    }),
  ]);
  return writeHostFiles(folder, {
    siteUrl: site.url,
    everywhere: headers,
    redirects,
    gone,
    compressed: settings.compressedCopies,
    ...(settings.apiServer !== undefined && { apiServer: settings.apiServer }),
    ...(tag && { script: tagUrl(tag) }),
  });
}

/**
 * The rules for crawlers: they may read everything but the functions and the content editor. Other pages that are not for
 * them carry `noindex`, which crawlers must be able to read. `siteUrl` has no final slash.
 */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin/',
    '',
    `Sitemap: ${siteUrl}/sitemap-index.xml`,
    '',
  ].join('\n');

/** Writes what phones need to install the site as an app: the manifest. Its icons are those of `writeIcons`. */
export async function writeWebManifest(
  folder: string,
  { site, country }: Pick<Dealer, 'site' | 'country'>,
  { dealershipName, description, hasUsedStock, hasContact, vocabulary }: Described,
): Promise<void> {
  const icons = ICON_SIZES.flatMap((size) => {
    const shape = { sizes: `${size}x${size}`, type: 'image/png' };
    return [
      { src: iconPath(size, 'any'), ...shape },
      { src: iconPath(size, 'maskable'), ...shape, purpose: 'maskable' },
    ];
  });
  const usedStock = {
    name: `Used ${STOCK_TYPES[vocabulary.stockType].plural.toLowerCase()}`,
    url: stockPath({ vehType: ['Used'] }, vocabulary),
  };
  const manifest = {
    name: dealershipName,
    description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: site.locale,
    background_color: site.theme.color.paper,
    theme_color: site.theme.color.paper,
    icons,
    shortcuts: [
      ...(hasUsedStock ? [usedStock] : []),
      { name: `My ${typeWords(vocabulary.stockType, country.words).shortlist}`, url: GARAGE_PATH },
      ...(hasContact ? [{ name: 'Call us', url: FORM_PATHS.contact }] : []),
    ],
  };
  await writeFile(join(folder, MANIFEST_PATH), JSON.stringify(manifest, null, 2));
}

export interface Described {
  readonly dealershipName: string;
  readonly description: string;
  /** Whether a used item is for sale: without one, its listing is not built. */
  readonly hasUsedStock: boolean;
  readonly hasContact: boolean;
  readonly vocabulary: SearchVocabulary;
}

/** A page for search engines. */
export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601; absent if the last change is unknown. */
  readonly lastmod?: string;
}

/** The pages for search engines, by the same rule as a page's own `noindex`. */
export const sitemapEntries = (
  pages: readonly Pick<PageSpec, 'path' | 'sitemap'>[],
): readonly SitemapEntry[] =>
  pages
    .filter(({ sitemap }) => !sitemap?.noindex)
    .map(({ path, sitemap: { lastmod } = {} }) => (lastmod === undefined ? { path } : { path, lastmod }));

/** A feed is for news. Older posts are on the site. */
const POSTS_IN_FEED = 30;

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
});

/** A date in the RFC 822 form that RSS requires. */
const rssDate = (instant: string | number): string => new Date(instant).toUTCString();

/**
 * The blog as an RSS 2.0 feed: the newest posts that are published at `now` (milliseconds since 1970), with summaries.
 * `posts` must be in order, newest first.
 */
export function blogFeed(
  posts: readonly IndexedPost[],
  channel: { readonly title: string; readonly description: string },
  site: { readonly url: string; readonly locale: string },
  now: number,
): string {
  const out = posts
    .filter(({ publishedAt, seo }) => !seo.noindex && runsAt({ startsAt: publishedAt }, now))
    .slice(0, POSTS_IN_FEED);
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      channel: {
        title: channel.title,
        link: `${site.url}${BLOG_PATH}`,
        description: channel.description,
        language: site.locale.toLowerCase(),
        lastBuildDate: rssDate(now),
        'atom:link': { '@href': `${site.url}${FEED_PATH}`, '@rel': 'self', '@type': 'application/rss+xml' },
        item: out.map((post) => ({
          title: post.title,
          link: `${site.url}${postPath(post)}`,
          guid: { '@isPermaLink': 'false', '#text': post.id },
          pubDate: rssDate(post.publishedAt),
          ...(post.author ? { 'dc:creator': post.author.name } : {}),
          category: post.category.name,
          description: post.summary,
        })),
      },
    },
  });
}
