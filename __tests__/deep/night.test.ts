import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Browser, Page } from 'playwright-core';
import { siteFiles } from '../../enquiries/staticFiles';
import { SHARE_FOLDER } from '../../generate/pictures/sharePictures';
import { putBack, releasesIn } from '../../generate/publication/releases';
import { publishedItems } from '../../src/config/publishedSite';
import { STOCK_INDEX_FOLDER } from '../../src/domain/stock/itemShards';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { launchChromium } from '../../support/browser/chromium';
import { okValue } from '../../support/okValue';
import { answersToClicks, DESKTOP } from '../support/browser/builtSite';
import { copyProject, type ProjectCopy } from '../support/browser/projectCopy';
import { eventually } from '../support/eventually';

type Row = Record<string, string>;

const FEED = 'dealers/quillbrook/feed/stock.csv';

let project: ProjectCopy;
let sites: string;
let server: Server;
let browser: Browser;
let tab: Page;
let firstBuilt: string;
/** What the log of the second build and of its publication said. */
let built: string;
let published: string;
/** The names of both releases. */
let releases: readonly string[];
let night: Night;

/** What changed between two evenings. */
interface Night {
  readonly rows: readonly Row[];
  readonly repriced: readonly Row[];
  /** The feed marks three as sold, and two are simply gone. */
  readonly sold: readonly Row[];
  readonly gone: readonly Row[];
  readonly arrived: readonly Row[];
}

/** 50 prices, 5 sold, 7 new. */
function nightOf(rows: readonly Row[]): Night {
  const plain = rows.filter(({ price, specialPrice, status, priceType }) =>
    Boolean(price && !specialPrice && status === 'available' && priceType === 'driveAway'),
  );
  const repriced = plain.slice(0, 50).map((row) => ({ ...row, price: `${Number(row.price) - 510}` }));
  const sold = plain.slice(50, 53).map((row) => ({ ...row, status: 'sold' }));
  const gone = plain.slice(53, 55);
  const arrived = plain
    .filter(({ vehType }) => vehType === 'Used')
    .slice(0, 7)
    .map((row, at) => ({
      ...row,
      id: `QT900${at}`,
      stockNumber: `U900${at}`,
      vin: '',
      price: `${18_190 + at}`,
      createdAt: '2026-11-25T21:00:00.000Z',
      updatedAt: '2026-11-25T21:00:00.000Z',
    }));
  const changed = new Map([...repriced, ...sold].map((row: Row) => [row.id, row]));
  const left = rows.filter(({ id }) => !gone.some((row) => row.id === id));
  return {
    rows: [...left.map((row) => changed.get(row.id) ?? row), ...arrived],
    repriced,
    sold,
    gone,
    arrived,
  };
}

const csv = (rows: readonly Row[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n');

async function run(script: string, settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const { code, said } = await project.run(script, settings);
  if (code !== 0) throw new Error(said.slice(-4000));
  return said;
}
const publish = () => run('scripts/sitePublish.ts', { PUBLISH_TO: sites, NODE_OPTIONS: '--import tsx' });
const current = (file: string) => readFileSync(join(sites, 'quillbrook/current', file), 'utf8');
const itemsNow = async () => (await publishedItems(join(sites, 'quillbrook/current'))) ?? [];
const url = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;
const pathOf = (item: StockItem) => stockItemPath(item.id, stockTitle(item).title);
const dollars = (price: string | undefined) => `$${Number(price).toLocaleString('en-AU')}`;

let before: readonly StockItem[];
const itemBefore = ({ id }: Row): StockItem => {
  const item = before.find((one) => one.id === id);
  if (!item) throw new Error(`The first evening has no ${id}`);
  return item;
};

beforeAll(async () => {
  project = copyProject();
  sites = mkdtempSync(join(tmpdir(), 'forecourt-sites-'));
  firstBuilt = await run('scripts/build.mjs');
  await publish();
  before = await itemsNow();
  night = nightOf(parse(readFileSync(join(project.folder, FEED)), { columns: true }));

  // As a web server whose root is the link of the current release.
  const files = siteFiles(join(sites, 'quillbrook/current'));
  server = createServer(files);
  await new Promise<void>((done) => server.listen(0, done));
  // Playwright would intercept the worker's requests, and a navigation would hang while one worker replaces another.
  process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1';
  browser = await launchChromium();
  tab = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  tab.setDefaultTimeout(20_000);
  await tab.goto(url('/stock/'));
  await answersToClicks(tab);
  await tab.evaluate(() => navigator.serviceWorker.ready);

  writeFileSync(join(project.folder, FEED), csv(night.rows));
  built = await run('scripts/build.mjs');
  published = await publish();
  releases = await releasesIn(join(sites, 'quillbrook'));
}, 1_800_000);
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  if (sites) rmSync(sites, { recursive: true, force: true });
  project?.remove();
});

describe('The first build', () => {
  // The tests' dealer has no page of forms for tests, and its template is no fault of anybody's.
  it('warns of nothing', () => expect(firstBuilt).not.toMatch(/\bwarn\b/i));
});

describe('A night: 50 prices, 5 sold, 7 new', () => {
  it('has the feed it says', () => {
    expect([night.repriced, night.sold, night.gone, night.arrived].map(({ length }) => length)).toEqual([
      50, 3, 2, 7,
    ]);
  });

  it('is what the publication tells staff', () => {
    expect(published).toContain('7 new, 5 sold or gone, 50 with another price');
  });

  it('draws the pictures for shared links of those vehicles alone', () => {
    const shareIn = (release: string, item: StockItem) =>
      /og:image" content="([^"]*)/.exec(
        readFileSync(join(sites, 'quillbrook/releases', release, pathOf(item), 'index.html'), 'utf8'),
      )?.[1];
    const [evening = '', morning = ''] = releases;
    const changed = before
      .filter(({ id }) => !night.gone.some((row) => row.id === id))
      .filter((item) => shareIn(evening, item) !== shareIn(morning, item))
      .map(({ id }) => id);
    const expected = before
      .filter(({ id }) => [...night.repriced, ...night.sold].some((row) => row.id === id))
      // A photo on another host is shown as it is.
      .filter((item) => shareIn(evening, item)?.includes(SHARE_FOLDER))
      .map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(30);
    expect(changed).toEqual(expected);
    const pictures = releases.map(
      (release) => new Set(readdirSync(join(sites, 'quillbrook/releases', release, SHARE_FOLDER))),
    );
    const drawn = [...(pictures[1] ?? [])].filter((name) => !pictures[0]?.has(name)).length;
    expect(built).toContain(`Drew ${drawn} pictures for shared links`);
    expect(drawn).toBeLessThanOrEqual(60);
  });

  it('reaches an open tab at its next step, with the new price', async () => {
    const documents: string[] = [];
    tab.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await tab.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await tab.waitForFunction(() => (window as { ___swUpdated?: boolean }).___swUpdated === true);
    expect(documents).toEqual([]);
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
    await eventually(() => expect(new URL(tab.url()).pathname).toBe('/contact/'));
    const { webpackCompilationHash } = JSON.parse(current('page-data/app-data.json'));
    await eventually(async () =>
      expect(
        await tab.evaluate(
          () => (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash,
        ),
      ).toBe(webpackCompilationHash),
    );
    const [row = {}] = night.repriced;
    await tab.goto(url(pathOf(itemBefore(row))));
    await answersToClicks(tab);
    await tab.getByRole('complementary', { name: 'Price' }).getByText(dollars(row.price)).first().waitFor();
  });

  it('shows each new price on the card of the list', async () => {
    const [row = {}] = night.repriced;
    const page = await browser.newPage({ viewport: DESKTOP });
    await page.goto(url(`/stock/?keywords=${row.stockNumber}`));
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: stockTitle(itemBefore(row)).title });
    await card.getByText(dollars(row.price)).first().waitFor();
    await page.close();
  });

  it('keeps a page for a vehicle that the feed marks as sold, which says so to people and to search engines', async () => {
    for (const row of night.sold) {
      const path = pathOf(itemBefore(row));
      const page = await browser.newPage();
      expect((await page.goto(url(path)))?.status()).toBe(200);
      await page.getByRole('complementary', { name: 'Price' }).getByText('Sold', { exact: true }).waitFor();
      const panel = page.getByRole('complementary', { name: 'Price' });
      expect(await panel.innerText()).not.toContain('$');
      const html = current(`${path}index.html`);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).not.toContain('"@type":"Offer"');
      await page.close();
    }
  });

  it('answers the address of a vehicle that left the feed with 404 and says that it is gone', async () => {
    for (const row of night.gone) {
      const page = await browser.newPage();
      expect((await page.goto(url(pathOf(itemBefore(row)))))?.status()).toBe(404);
      await page.getByText(/It has been sold or is no longer with/).waitFor();
      await page.close();
    }
  });

  it('is in the feeds for vehicle ads: new prices, new vehicles, none that is sold', () => {
    const google: readonly Row[] = parse(current('feeds/google-vehicles.tsv'), {
      columns: true,
      delimiter: '\t',
      quote: false,
    });
    const meta: readonly Row[] = parse(current('feeds/meta-vehicles.csv'), { columns: true });
    for (const [feed, key] of [
      [google, 'id'],
      [meta, 'vehicle_id'],
    ] as const) {
      const prices = new Map(feed.map((row) => [row[key], Number.parseFloat(row.price ?? '')]));
      for (const { id, price } of [...night.repriced, ...night.arrived])
        expect([id, prices.get(id)]).toEqual([id, Number(price)]);
      for (const { id } of [...night.sold, ...night.gone]) expect(prices.has(id)).toBe(false);
    }
  });

  it('is in the sitemap: the new, and none that is sold or gone', async () => {
    const sitemap = current('sitemap-0.xml');
    const listed = new Set([...sitemap.matchAll(/\/stock\/item\/([^/<]+)\//g)].map(([, id]) => id));
    const now = await itemsNow();
    expect(listed).toEqual(new Set(now.filter(({ status }) => status !== 'sold').map(({ id }) => id)));
    for (const { id } of night.arrived) expect(listed).toContain(id);
    for (const { id } of [...night.sold, ...night.gone]) expect(listed).not.toContain(id);
  });

  it('leaves nothing of the sold in the search, and can be taken back in one step', async () => {
    const cards = current(`${STOCK_INDEX_FOLDER}/manifest.json`);
    expect(JSON.parse(cards).count).toBe(before.filter(({ status }) => status !== 'sold').length - 5 + 7);
    okValue(await putBack(join(sites, 'quillbrook')));
    expect(await itemsNow()).toEqual(before);
  });
});
