import { type Dirent, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import { FOLDERS, readRawContent } from '../../plugins/content-endpoint/files/rawContent';
import type { Dealer } from '../../src/config/dealer';
import { publishedItems, WHOLE_SITE } from '../../src/config/publishedSite';
import type { Country } from '../../src/domain/country';
import type { Fault } from '../../src/domain/fault';
import { type Cents, centsToDollars, type Dollars } from '../../src/domain/money';
import { STOCK_INDEX_FOLDER, TOWING_FILE } from '../../src/domain/stock/itemShards';
import { locationKey } from '../../src/domain/stock/locationKey';
import { effectivePrice } from '../../src/domain/stock/priceDisplay';
import type { StockCard } from '../../src/domain/stock/stockCard';
import type { StockHistory } from '../../src/domain/stock/stockHistory';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { openBuiltIndex } from '../../src/search/engines/embedded/build';
import type { ContentSource } from '../content/contentSource';
import type { CheckedDealershipQuery } from '../content/queryTypes';
import { VEHICLE_FEEDS_FOLDER } from '../files/vehicleFeeds';
import { drawnText, SHARE_FOLDER } from '../pictures/sharePictures';
import { readPublishedHistory } from '../stock/historyFile';
import { type BuiltPage, readBuiltPage } from './builtPage';

/** Folders of a built site without pages that visitors read. */
const NOT_PAGES: ReadonlySet<string> = new Set([
  'page-data',
  'slice-data',
  'static',
  'pictures',
  'uploads',
  'admin',
  '_gatsby',
]);

/** Gatsby's app shell is a page for the service worker alone, and is empty. */
const SHELL = /^\/offline-plugin-app-shell-fallback\//;

const DEALERSHIP_QUERY = /* GraphQL */ `
  query CheckedDealership {
    site { dealershipName legalName licenceNumber phone timeZone address { state } }
    locations { name address { state } }
    finance { enabled lenderLicenceNumber }
  }
`;

/**
 * Reads a whole built site from its folder.
 * @param dealer whose site it is
 * @param hasFiles whether the content comes from the dealer's own files, and not from an endpoint
 * @throws an error that names the missing or damaged file, if the folder is not a whole site
 */
export async function readSite(
  folder: string,
  content: Pick<ContentSource, 'ask'>,
  { site, country, contentFolder }: Pick<Dealer, 'site' | 'country' | 'contentFolder'>,
  hasFiles: boolean,
): Promise<CheckedSite> {
  if (!existsSync(join(folder, WHOLE_SITE)))
    throw new Error(`${folder} is not a whole site. Build it first: npm run build`);
  const items = (await publishedItems(folder)) ?? [];
  const history = await readPublishedHistory(folder);
  return {
    country,
    pages: await builtPages(folder, site.url),
    published: await publishedAddresses(folder, site.url),
    items,
    cards: await indexedCards(folder),
    stated: [...(await pageDataPrices(folder)), ...(await feedPrices(folder))],
    ...(history.kind === 'ok' && { history: history.value }),
    content: hasFiles ? await readContentFiles(contentFolder) : [],
    dealership: await readDealership(content),
  };
}

/** The address of the site, and what its files for search engines say. */
async function publishedAddresses(
  folder: string,
  url: string,
): Promise<NonNullable<CheckedSite['published']>> {
  const names = (await readdir(folder)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  const [robots = '', ...maps] = await Promise.all(
    ['robots.txt', ...names].map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
  );
  const listed = maps.flatMap((map) => [...map.matchAll(/<loc>([^<]*)<\/loc>/g)]);
  return { url, robots, sitemap: listed.map(([, address = '']) => address) };
}

/** What the rules need to know about the dealership. */
export async function readDealership(content: Pick<ContentSource, 'ask'>): Promise<CheckedDealership> {
  const { site, locations, finance } = await content.ask<CheckedDealershipQuery>(DEALERSHIP_QUERY);
  const { address, ...named } = site;
  return {
    ...named,
    state: address.state ?? '',
    ...(finance.enabled &&
      finance.lenderLicenceNumber !== null && { lenderLicence: finance.lenderLicenceNumber }),
    yards: new Map(locations.map(({ name, address: own }) => [locationKey(name), own.state ?? ''])),
  };
}

/** Every file of the content's folders that can be read. */
export async function readContentFiles(contentFolder: string): Promise<readonly RawFile[]> {
  const { folders } = await readRawContent(contentFolder);
  return Object.keys(FOLDERS).flatMap((name) => folders[name as keyof typeof FOLDERS].files);
}

const filesNamed = async (folder: string, is: (entry: Dirent) => boolean): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && is(entry))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

async function builtPages(folder: string, siteUrl: string): Promise<readonly BuiltPage[]> {
  const top = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !NOT_PAGES.has(entry.name),
  );
  const inside = await Promise.all(
    top.map(({ name }) => filesNamed(join(folder, name), (entry) => entry.name === 'index.html')),
  );
  const files = [join(folder, 'index.html'), join(folder, '404.html'), ...inside.flat()].filter(existsSync);
  const pages: BuiltPage[] = [];
  for (const file of files) {
    const path = `/${relative(folder, file)
      .split(sep)
      .join('/')
      .replace(/index\.html$/, '')}`;
    if (!SHELL.test(path))
      pages.push(await withDrawnText(folder, siteUrl, readBuiltPage(path, await readFile(file, 'utf8'))));
  }
  return pages;
}

/** The page with what its picture for shared links says, read from the picture itself. */
async function withDrawnText(folder: string, url: string, page: BuiltPage): Promise<BuiltPage> {
  const address = page.meta.get('og:image') ?? '';
  const own = address.startsWith(`${url}/`) ? join(folder, decodeURI(address.slice(url.length))) : undefined;
  if (own !== undefined && !existsSync(own)) return { ...page, lacksPicture: true };
  const at = address.indexOf(SHARE_FOLDER);
  return at < 0 ? page : { ...page, drawnText: await drawnText(join(folder, address.slice(at))) };
}

/** @throws an error that names the file, if it is missing or not JSON */
async function parsedFile<Data>(file: string): Promise<Data> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as Data;
  } catch {
    throw new Error(`${file} is damaged: it is not JSON`);
  }
}

async function indexedCards(folder: string): Promise<readonly StockCard[]> {
  const stock = join(folder, STOCK_INDEX_FOLDER);
  const names = (await readdir(stock)).filter((name) => name.endsWith('.bin') || name === 'manifest.json');
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(stock, name)) })),
  );
  const manifest = await parsedFile<Parameters<typeof openBuiltIndex>[0]['manifest']>(
    join(stock, 'manifest.json'),
  );
  try {
    const { cards } = await openBuiltIndex({ manifest, files });
    return await cards(Array.from({ length: manifest.count }, (_, rank) => rank));
  } catch (cause) {
    throw new Error(`${stock} cannot be read: ${(cause as Error).message}`, { cause });
  }
}

/** The prices of items and cards that pages load as data: a visitor who navigates sees these. */
async function pageDataPrices(folder: string): Promise<readonly StatedPrice[]> {
  const data = join(folder, 'page-data');
  const towing = join(folder, STOCK_INDEX_FOLDER, TOWING_FILE);
  const files = await filesNamed(data, ({ name }) => name.endsWith('.json'));
  const prices: StatedPrice[] = [];
  for (const file of [...files, ...(existsSync(towing) ? [towing] : [])]) {
    const name = relative(folder, file).split(sep).join('/');
    prices.push(...pricesIn(await parsedFile(file), name));
  }
  return prices;
}

async function feedPrices(folder: string): Promise<readonly StatedPrice[]> {
  const feeds = join(folder, VEHICLE_FEEDS_FOLDER);
  if (!existsSync(feeds)) return [];
  const names = await readdir(feeds);
  const texts = await Promise.all(names.map((name) => readFile(join(feeds, name), 'utf8')));
  return names.flatMap((name, at) => pricesInFeed(texts[at] ?? '', `${VEHICLE_FEEDS_FOLDER}/${name}`));
}

/** The prices of a feed for vehicle ads: a sale price if there is one. */
export function pricesInFeed(text: string, file: string): readonly StatedPrice[] {
  const rows: readonly Readonly<Record<string, string>>[] = parse(
    text,
    file.endsWith('.tsv') ? { columns: true, delimiter: '\t', quote: false } : { columns: true },
  );
  return rows.flatMap((row) => {
    const id = row.id ?? row.vehicle_id ?? '';
    const dollars = Number.parseFloat(row.sale_price || row.price || '');
    return [{ id, file, field: 'price of the feed', dollars }];
  });
}

/** The priced stock items (in cents) and cards (in dollars) anywhere in a value. */
export function pricesIn(value: unknown, file: string): readonly StatedPrice[] {
  if (Array.isArray(value)) return value.flatMap((one) => pricesIn(one, file));
  if (typeof value !== 'object' || value === null) return [];
  const { objectID, id, vehType, priceType, price, specialPrice } = value as Partial<Record<string, unknown>>;
  const isPoa = priceType === 'poa';
  if (typeof priceType === 'string' && typeof objectID === 'string')
    return [
      {
        id: objectID,
        file,
        field: 'card of page data',
        dollars: isPoa ? undefined : (price as Dollars | undefined),
      },
    ];
  if (typeof priceType === 'string' && typeof id === 'string' && typeof vehType === 'string') {
    const cents = isPoa
      ? undefined
      : effectivePrice({ price, specialPrice } as { price?: Cents; specialPrice?: Cents });
    return [{ id, file, field: 'page data', ...(cents !== undefined && { dollars: centsToDollars(cents) }) }];
  }
  return Object.values(value).flatMap((one) => pricesIn(one, file));
}

/** What the rules need to know about the dealership: its own words and numbers, and its places. */
interface CheckedDealership extends Omit<CheckedDealershipQuery['site'], 'address'> {
  /** Of the dealership's own address: `NSW`. */
  readonly state: string;
  /** The lender's Australian credit licence number; absent without finance. */
  readonly lenderLicence?: string;
  /** The state of each yard, by the key of its name (`locationKey`). */
  readonly yards: ReadonlyMap<string, string>;
}

/** A price as a published file states it. */
export interface StatedPrice {
  readonly id: string;
  readonly file: string;
  readonly field: string;
  /** Dollars; absent where the file gives no price. */
  readonly dollars?: number;
}

/** One built site, as read from its folder: what visitors, search engines and other systems get. */
export interface CheckedSite {
  readonly country: Country;
  readonly pages: readonly BuiltPage[];
  /** The published stock items. Every other price is compared with theirs. */
  readonly items: readonly StockItem[];
  readonly cards: readonly StockCard[];
  /** The prices in page data, in the columns of the index, and in feeds. */
  readonly stated: readonly StatedPrice[];
  readonly history?: StockHistory;
  /** Without a final slash; absent where only content is checked. */
  readonly published?: {
    readonly url: string;
    readonly robots: string;
    /** The addresses of its sitemaps. */
    readonly sitemap: readonly string[];
  };
  /** The files of the content; none if it comes from an endpoint. */
  readonly content: readonly RawFile[];
  readonly dealership: CheckedDealership;
}

/** Something that a rule does not allow. */
export interface SiteFault extends Fault {
  /** The id of the rule: `on-road-costs`. */
  readonly rule: string;
  readonly field: string;
  /** The words at fault. */
  readonly text?: string;
}
