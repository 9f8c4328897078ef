import { sitemapEntries } from '../../../generate/files/siteFiles';
import { itemPages, listingPages } from '../../../generate/pages/stockPages';
import type { StockSite } from '../../../generate/stock/stockSite';
import { site as config } from '../../../src/config/site';
import { vocabulary } from '../../search/arbitraries';
import { anIndexedPage } from '../../support/content/aContentIndex';
import { aStockItem } from '../../support/stock/aStockItem';
import { theDealer } from '../../support/theDealer';

const site = (parts: Partial<StockSite>) =>
  ({ items: [], records: [], cards: [], vocabulary, ...parts }) as StockSite;
const paths = (pages: Parameters<typeof sitemapEntries>[0]) => sitemapEntries(pages).map(({ path }) => path);

test('a sold item keeps its page, and search engines do not index it', () => {
  const items = [aStockItem({ id: 'A1' }), aStockItem({ id: 'A2', status: 'sold' })];
  const pages = itemPages(site({ items }), theDealer);
  expect(pages.map(({ path }) => path)).toEqual([
    '/stock/item/A1/toyota-hilux/',
    '/stock/item/A2/toyota-hilux/',
  ]);
  expect(paths(pages)).toEqual(['/stock/item/A1/toyota-hilux/']);
});

test.each([
  ['stock numbers', ['N1', 'N2'], ['N1', 'N2']],
  ['ids, as two yards have one number', ['N1', 'N1'], ['A1', 'A2']],
  ['ids, as one has no number', ['N1', undefined], ['A1', 'A2']],
])('items of one title are told apart by their %s; the others need nothing', async (_, numbers, marks) => {
  const items = [
    ...numbers.map((stockNumber, at) => aStockItem({ id: `A${at + 1}`, stockNumber } as object)),
    aStockItem({ id: 'A3', model: 'Corolla', stockNumber: 'N3' }),
  ];
  const contexts = await Promise.all(itemPages(site({ items }), theDealer).map(({ context }) => context()));
  expect(contexts.map(({ mark }) => mark)).toEqual([...marks, undefined]);
});

test('search engines learn when an item last changed', () => {
  const updatedAt = '2030-01-01T00:00:00.000Z';
  expect(
    sitemapEntries(itemPages(site({ items: [aStockItem({ id: 'A1', updatedAt })] }), theDealer)),
  ).toEqual([{ path: '/stock/item/A1/toyota-hilux/', lastmod: updatedAt }]);
});

test('on paper an item’s page leads back to its own published address', () => {
  const [page] = itemPages(site({ items: [aStockItem({ id: 'A1' })] }), theDealer);
  expect(page?.onPaper).toBe(`${config.url}/stock/item/A1/toyota-hilux/#my-deal`);
});

test('items without a picture share the one of their listing, and a sold one says so', () => {
  const items = [
    aStockItem({ id: 'A1', images: [] }),
    aStockItem({ id: 'A2', images: [], model: 'Corolla' }),
    aStockItem({ id: 'A3', images: [], status: 'sold' }),
  ];
  const [first, second, sold] = itemPages(site({ items }), theDealer).map(({ share }) => share);
  expect(second).toEqual(first);
  expect(sold).toEqual({ ...first, note: 'Sold' });
});

test('a listing without items is built for those who follow a menu, and search engines do not index it', () => {
  const records = [{ vehType: 'Used', make: 'Toyota', model: 'Hilux' }] as unknown as StockSite['records'];
  const menu = new Set(['/stock/brand-new/', '/stock/demo-cars/']);
  const pages = listingPages(site({ records }), undefined, menu);
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/stock/', '/stock/brand-new/', '/stock/demo-cars/', '/stock/pre-loved/']),
  );
  expect(listingPages(site({ records }), undefined).map(({ path }) => path)).not.toContain(
    '/stock/demo-cars/',
  );
  expect(paths(pages)).toEqual(expect.arrayContaining(['/stock/', '/stock/pre-loved/']));
  for (const empty of ['/stock/brand-new/', '/stock/demo-cars/']) expect(paths(pages)).not.toContain(empty);
});

test('content about all stock is only on the page of all stock', () => {
  const records = [{ vehType: 'Used', make: 'Toyota', model: 'Hilux' }] as unknown as StockSite['records'];
  const pages = listingPages(site({ records }), anIndexedPage('stockIndex', 'stock'));
  expect(
    pages
      .filter(({ template }) => template !== 'StockIndexTemplate')
      .map(({ path, template }) => [path, template]),
  ).toEqual([['/stock/', 'StockFrontTemplate']]);
});
