import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtStock, changedVehicles, stockList } from '../../cms/server/builtStock';
import { editedStock } from '../../cms/server/editedStock';
import { formatStockReport, type StockReport } from '../../generate/feed/stockReport';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { FED_FILE, type StockOverride, withOverrides } from '../../src/domain/stock/stockOverride';
import { australia } from '../../support/australia';
import { aStockItem } from '../support/stock/aStockItem';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-stock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes what a build leaves behind. */
function leave(items: readonly StockItem[], report: string): void {
  mkdirSync(join(folder, 'public/stock-index'), { recursive: true });
  mkdirSync(join(folder, 'reports'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write(
    'public/stock-index/items.1.json',
    JSON.stringify(Object.fromEntries(items.map((one) => [one.id, one]))),
  );
  write('public/stock-index/items.json', JSON.stringify({ count: items.length, files: ['items.1.json'] }));
  write('reports/stock.txt', report);
}

const leaveFed = (order: readonly string[], changed: readonly unknown[]): void =>
  writeFileSync(join(folder, FED_FILE), JSON.stringify({ order, changed }));

const override: StockOverride = {
  file: 'content/stock-overrides/u1.yml',
  stockNumber: 'U1',
  hide: false,
  pictures: [],
  pictureOrder: [],
};

const REPORT: StockReport = {
  feed: 'stock.csv',
  mapping: 'csv',
  read: 2,
  accepted: 2,
  quarantined: [],
  leftOut: [],
  faults: [],
  faultKinds: [],
  respellings: [],
  deadPaths: [],
  unusedColumns: [],
  notices: [],
  files: [],
};

describe('The stock that staff choose from', () => {
  const items = [
    aStockItem({ id: 'B', stockNumber: 'U2', stockName: 'Tallis Quartz', year: 2021, images: [] }),
    aStockItem({
      id: 'A',
      stockNumber: 'U1',
      stockName: 'Tallis Garnet',
      year: 2024,
      price: 33_990,
      priceType: 'driveAway',
      images: [{ url: '/pictures/garnet.3fa2b1c0' }],
    }),
    aStockItem({ id: 'C', stockNumber: undefined }),
  ];

  it('comes from the last build, sorted by title, with the smallest picture and the price', () => {
    leave(items, formatStockReport(REPORT));
    const { choices, report } = stockList(australia.locale.prices, folder);
    expect(choices.map(({ stockNumber }) => stockNumber)).toEqual(['U1', 'U2']);
    expect(choices[0]).toEqual({
      stockNumber: 'U1',
      title: 'Tallis Garnet',
      price: '$33,990 Drive Away',
      picture: '/pictures/garnet.3fa2b1c0-320.webp',
      notes: [],
    });
    expect(choices[1]).not.toHaveProperty('picture');
    expect(report).toContain('2 rows read, 2 accepted');
  });

  it('carries what the import said of each vehicle, and of an entry whose vehicle has gone', () => {
    const { notices } = withOverrides(items, [
      { ...override, pictureOrder: [3] },
      { ...override, file: 'content/stock-overrides/u9.yml', stockNumber: 'U9' },
    ]);
    const row = { feed: 'stock.csv', row: 4, id: 'U2' };
    const quarantined = [
      { ...row, faults: [{ level: 'fault', field: 'price', value: '-1', reason: 'must be more' } as never] },
    ];
    leave(items, formatStockReport({ ...REPORT, notices, quarantined }));
    const { choices, report } = stockList(australia.locale.prices, folder);
    expect(choices.map(({ notes }) => notes)).toEqual([
      ['the feed has 1 pictures of U1, and no picture 3'],
      ['row 4, U2: price "-1" must be more'],
    ]);
    expect(report).toContain('stockNumber: U9 is not in today’s stock');
  });

  it('has the vehicles that are hidden too, and names each vehicle that an entry changes', async () => {
    const [quartz, garnet] = items;
    leave([quartz as StockItem], formatStockReport(REPORT));
    leaveFed(['B', 'A'], [garnet]);
    mkdirSync(join(folder, 'content/stock-overrides'), { recursive: true });
    const write = (id: string, text: string) =>
      writeFileSync(join(folder, `content/stock-overrides/${id}.yml`), text);
    write('u1', 'stockNumber: u1\nhide: true\n');
    write('u9', 'stockNumber: U9\n');
    expect(stockList(australia.locale.prices, folder).choices.map(({ stockNumber }) => stockNumber)).toEqual([
      'U1',
      'U2',
    ]);
    expect(await changedVehicles(folder, australia.locale.prices, folder)).toEqual([
      {
        id: 'u1',
        written: 'u1',
        stockNumber: 'U1',
        title: 'Tallis Garnet',
        price: '$33,990 Drive Away',
        picture: '/pictures/garnet.3fa2b1c0-320.webp',
      },
    ]);
  });

  it('has each vehicle, while staff edit one, as its feed and its entry are now; a hidden one has its page too', async () => {
    const [quartz, other] = items as [StockItem, StockItem, StockItem];
    const garnet = { ...other, images: [{ url: '/uploads/garnet.webp' }] };
    const before = { listedOn: '2026-11-01', reduction: { day: '2026-11-20', cents: 100_00 as never } };
    leave([{ ...quartz, ...before, label: 'Sold soon', featured: true }], formatStockReport(REPORT));
    leaveFed(['A', 'B'], [quartz, garnet]);
    const folders = { contentFolder: join(folder, 'content'), staticFolders: [] };
    const edit = (...overrides: readonly StockOverride[]) =>
      editedStock(overrides, override.file, folders, folder);
    const hidden = await edit({ ...override, hide: true, label: 'Back soon' });
    expect(hidden?.address).toBe('/stock/item/A/tallis-garnet/');
    // In the feed's order. The last build made no pictures of the hidden one, so the feed's own are shown.
    expect(hidden?.items).toEqual([
      { ...garnet, label: 'Back soon' },
      { ...quartz, ...before },
    ]);
    const alsoHidden = { ...override, file: 'content/stock-overrides/u2.yml', stockNumber: 'U2', hide: true };
    expect((await edit(override, alsoHidden))?.items.map(({ id }) => id)).toEqual(['A']);
    expect(await edit({ ...override, stockNumber: 'U9' })).toBeUndefined();
  });

  it('is in the order of the feeds, so that a list of a few begins as on the site', () => {
    leave(items, formatStockReport(REPORT));
    const ids = () => builtStock(folder).map(({ id }) => id);
    expect(ids()).toEqual(['B', 'A', 'C']);
    leaveFed(['C', 'gone', 'A', 'B'], []);
    expect(ids()).toEqual(['C', 'A', 'B']);
  });

  it('is empty before the first build, and new after the next one', () => {
    expect(stockList(australia.locale.prices, folder)).toEqual({ choices: [], report: '' });
    leave(items, formatStockReport(REPORT));
    expect(stockList(australia.locale.prices, folder).choices).toHaveLength(2);
  });
});
