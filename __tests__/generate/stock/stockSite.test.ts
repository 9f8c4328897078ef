import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StockContentQuery } from '../../../generate/content/queryTypes';
import { sitePages } from '../../../generate/pages/sitePages';
import { firstResults } from '../../../generate/pages/stockPages';
import { loadDealerStock } from '../../../generate/stock/dealerStock';
import { STOCK_CONTENT_QUERY } from '../../../generate/stock/stockContent';
import { makeStockSite } from '../../../generate/stock/stockSite';
import { noWeeklyCostSort } from '../../../generate/stock/weeklyCostSort';
import { loadContent } from '../../../plugins/content-endpoint/loadContent';
import { loadDealer } from '../../../src/config/dealer';
import { readSettings } from '../../../src/config/env';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import type { StockType } from '../../../src/domain/stock/stockTypes';
import { INDEX_PREFIX } from '../../../src/search/indexRecord';
import { okValue } from '../../../support/okValue';
import { FINANCE } from '../../components/finance/calculator/inventedSite';
import { dealershipSource } from '../../support/content/dealershipSource';
import { writeNewDealer } from '../../support/newDealers';
import { aStockItem } from '../../support/stock/aStockItem';
import { theDealer } from '../../support/theDealer';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-stock-site-'));
afterAll(() => rmSync(folder, { recursive: true }));
const saltmarsh = loadDealer(writeNewDealer('saltmarsh', folder));

/** The site of the boat dealer, with other settings. */
async function siteWith(changes: Partial<StockContentQuery['site']>) {
  const content = okValue(await loadContent(saltmarsh)) as unknown as StockContentQuery;
  const changed = { ...content, site: { ...content.site, ...changes } };
  const { items } = okValue(await loadDealerStock(saltmarsh, changed, readSettings(saltmarsh.folder)));
  return makeStockSite(items, changed);
}

test.each([
  ['length', 'lengthMeters'],
  ['engine hours', 'engineHours'],
] as const)('boats are sorted by %s, up and down, where content offers it', async (label, field) => {
  const sorts = (['asc', 'desc'] as const).map((direction, at) => ({
    label,
    field,
    direction,
    position: at + 2,
  }));
  const { index, vocabulary } = await siteWith({
    sorts: [{ label: 'Latest', field: 'createdAt', direction: 'desc', position: 1 }, ...sorts],
  });
  for (const direction of ['asc', 'desc'] as const) {
    const results = await firstResults(
      (await index()).engine,
      { sortBy: `${field}_${direction}` },
      vocabulary,
    );
    const hits = results[INDEX_PREFIX]?.results?.[0]?.hits ?? [];
    const values = hits.map((card) => Number((card as Readonly<Record<string, unknown>>)[field]));
    expect(new Set(values).size).toBeGreaterThan(3);
    expect(values).toEqual(
      values.toSorted((one, other) => (direction === 'asc' ? one - other : other - one)),
    );
  }
});

test('the addresses of a site are known, and its links followed, without an index', async () => {
  const source = await dealershipSource(Date.now());
  const stock = {
    ...makeStockSite([aStockItem()], await source.ask<StockContentQuery>(STOCK_CONTENT_QUERY)),
    index: () => Promise.reject(new Error('made an index')),
  };
  const { ofStock } = await sitePages({
    dealer: theDealer,
    content: source,
    settings: { testForms: true },
    startedAt: 0,
    stock,
  });
  expect(ofStock.map(({ path }) => path)).toContain('/stock/');
});

test.each<[StockType, boolean]>([
  ['boats', false],
  ['caravans', false],
  ['machinery', false],
  ['bikes', true],
  ['cars', true],
])('without orders of its own, a dealer in %s offers kilometres: %s', async (dealershipStockType, offers) => {
  const { vocabulary } = await siteWith({ dealershipStockType, sorts: [] });
  expect(vocabulary.sortOptions.length).toBeGreaterThan(5);
  expect(vocabulary.sortOptions.some(({ field }) => field === 'odometer')).toBe(offers);
});

const FUEL = {
  asAt: '2030-01-01',
  petrol91: 2,
  petrol95: null,
  petrol98: null,
  diesel: null,
  electricity: null,
};
const SORTS = [{ label: 'Cheapest to own', field: 'weeklyCost', direction: 'asc', position: 1 }] as const;
const LENT = okValue(parseFinanceSettings(FINANCE));

test.each([
  ['it can be worked out', SORTS, FUEL, LENT, undefined],
  ['the content doesn’t ask for it', [], null, undefined, undefined],
  ['the content shows no repayments', SORTS, FUEL, undefined, /finance\.yml/],
  ['nobody looked up a price of fuel', SORTS, { ...FUEL, petrol91: null }, LENT, /runningCosts/],
  ['there are no running costs', SORTS, null, LENT, /runningCosts/],
] as const)('an order by the weekly cost, where %s', (_where, sorts, runningCosts, finance, reason) => {
  const found = noWeeklyCostSort({ sorts, runningCosts }, finance, { kind: 'embedded' });
  if (reason) expect(found).toMatch(reason);
  else expect(found).toBeUndefined();
});

test('nor can a hosted search order by it', () => {
  const hosted = { appId: 'a', searchKey: 'k', indexPrefix: 'stock' };
  expect(
    noWeeklyCostSort({ sorts: SORTS, runningCosts: FUEL }, LENT, {
      kind: 'algolia',
      hosted,
      allowShrink: false,
    }),
  ).toMatch(/hosted/);
});

test('staff are told of stock at places that content does not know', async () => {
  const content = okValue(await loadContent(saltmarsh)) as unknown as StockContentQuery;
  const noticesWith = async (locations: StockContentQuery['locations']) => {
    const changed = { ...content, locations };
    const { report } = okValue(await loadDealerStock(saltmarsh, changed, readSettings(saltmarsh.folder)));
    return report.notices.filter((notice) => notice.includes('content/locations'));
  };
  expect(await noticesWith(content.locations)).toEqual([]);
  expect(content.locations.length).toBeGreaterThan(1);
  const [first, ...others] = content.locations;
  const left = others.map(({ name }) => name);
  const missing = await noticesWith(first ? [first] : []);
  expect(missing.map((notice) => left.find((name) => notice.startsWith(`${name} has no file`)))).toEqual(
    expect.arrayContaining(left),
  );
  expect(missing.join()).toContain('do not say where that is');
  expect((await noticesWith([])).join()).toContain(`send people to ${content.site.address.suburb}`);
});
