import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { importFeed } from '../../../src/generate/feed/importFeed';
import { readMapping, readPreset } from '../../../src/generate/feed/mapping/readMapping';
import type { StockReport } from '../../../src/generate/feed/stockReport';
import { uniteFeeds } from '../../../src/generate/feed/uniteFeeds';
import { okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';

/** Feeds in the structure and with the quirks of systems that dealers use. Names, numbers and addresses are invented. */
const CASES = join(__dirname, '../../support/feeds/cases');

/** @param format a format that the site knows, or a mapping file of the case; none for the fields' own names */
const load = async (
  file: string,
  format?: string,
): Promise<{ items: readonly StockItem[]; report: StockReport }> => {
  const mapping =
    format &&
    okValue(await (format.endsWith('.yml') ? readMapping(join(CASES, format)) : readPreset(format)));
  const feed = { name: file, bytes: readFileSync(join(CASES, file)) };
  const imported = okValue(
    await importFeed(feed, { site: aStockContext(), ...(mapping ? { mapping } : {}) }),
  );
  const { items, report } = await uniteFeeds([imported]);
  expect(report.accepted + report.quarantined.length + report.leftOut.length).toBe(report.read);
  return { items, report };
};

const urls = (item: StockItem | undefined): string[] | undefined => item?.images.map(({ url }) => url);

it('F09: a header that ends in LF over rows that end in CR LF', async () => {
  const { items } = await load('F09/stock.csv');
  expect(items.map(({ id }) => id)).toEqual(['M1', 'M2', 'M3']);
  expect(items[0]?.siteDescription).toBe('One owner,\nfull books');
});

it.each(['F11/stock.csv', 'F11/without-sep.csv'])('F11: what Excel saves: %s', async (file) => {
  const { items, report } = await load(file);
  expect(items.map(({ id }) => id)).toEqual(['000123', '000124', '000125']);
  expect(items.map(({ vin }) => vin)).toEqual(['JM0BN000000000011', undefined, 'JM0DK000000000012']);
  expect(items[2]?.registrationNumber).toBe('01ABC');
  expect(report.faults).toMatchObject([{ field: 'vin', value: '6.21E+16', id: '000124', level: 'field' }]);
});

it('F12: header and rows that end in empty cells', async () => {
  expect((await load('F12/stock.csv')).items).toHaveLength(2);
});

it('F14: dates of many systems', async () => {
  const { items, report } = await load('F14/stock.csv');
  expect(items.map(({ createdAt, updatedAt }) => [createdAt, updatedAt])).toEqual([
    ['2026-11-03T10:15:00.000Z', '2026-11-20T09:30:00.000Z'],
    ['2026-11-24T15:05:00.000Z', '2026-11-25T09:05:00.000Z'],
    [undefined, '2026-11-20T00:00:00.000Z'],
    [undefined, '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T15:05:00.000Z', '2025-11-27T01:05:00.000Z'],
    ['2026-11-03T00:00:00.000Z', '2026-11-19T15:07:12.000Z'],
    ['2026-11-20T04:05:00.000Z', '2026-11-20T00:00:00.000Z'],
  ]);
  expect(report.faults).toEqual([]);
});

it('F16: pictures that a shopper could not see, or should not', async () => {
  const { items, report } = await load('F16/stock.csv');
  expect(items.map(urls)).toEqual([
    [],
    ['https://photos.example/b1.jpg', 'https://photos.example/b2.jpg'],
    ['https://m.example/c1.jpg', 'https://m.example/c1.jpg?v=2', 'https://m.example/c2.jpg'],
    ['https://m.example/d1.jpg', 'https://m.example/d2.jpg'],
    ['https://m.example/e1.jpg', 'https://m.example/e2.jpg'],
    [],
    ['https://m.example/Photo%20(1).JPG', 'https://m.example/%C3%A9.jpg'],
    [],
  ]);
  expect(report.faults.map(({ id }) => id)).toEqual(['P01', 'P01', 'P06', 'P06', 'P06', 'P07', 'P08']);
  expect(JSON.stringify({ items, report })).not.toContain('secret');
});

it('F16: pictures over http are left out if their host does not answer over https', async () => {
  const feed = { name: 'stock.csv', bytes: readFileSync(join(CASES, 'F16/stock.csv')) };
  const imported = okValue(await importFeed(feed, { site: aStockContext() }));
  const { items, report } = await uniteFeeds([imported], { answersHttps: async () => false });
  expect(urls(items[1])).toEqual([]);
  expect(report.faults.filter(({ id }) => id === 'P02')).toHaveLength(2);
  expect(urls(items[2])).toHaveLength(3);
});
