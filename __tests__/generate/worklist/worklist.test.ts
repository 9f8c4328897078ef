import { parse } from 'csv-parse/sync';
import { worklist, worklistCsv, worklistHtml } from '../../../generate/worklist/worklist';
import type { StockHistory } from '../../../src/domain/stock/stockHistory';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { aStockItem } from '../../support/stock/aStockItem';

const TODAY = '2026-11-26';
const SITE = 'https://www.quillbrooktallis.example';
const EMPTY: StockHistory = { began: '2026-01-01', latest: TODAY, items: [] };

const complete = (given: Parameters<typeof aStockItem>[0] = {}): StockItem =>
  aStockItem({
    year: 2022,
    odometer: 40_000,
    colour: 'White',
    bodyType: 'SUV',
    fuelType: 'Petrol',
    transmissionType: 'Automatic',
    price: 30_000,
    registrationNumber: 'ABC12D',
    siteDescription: 'One owner, every service in the book. '.repeat(5),
    images: Array.from({ length: 6 }, (_, at) => ({ url: `/pictures/${at}` })),
    ...given,
  });

const without = (item: StockItem, ...names: readonly (keyof StockItem)[]): StockItem => {
  const copy = { ...item } as Partial<Record<keyof StockItem, unknown>>;
  for (const name of names) delete copy[name];
  return copy as unknown as StockItem;
};

const tasksOf = (items: readonly StockItem[], history = EMPTY) =>
  Object.fromEntries(
    worklist(items, history, TODAY).map(({ item, tasks }) => [item.id, tasks.map(({ id }) => id)]),
  );

describe('the listings to work on', () => {
  it('leave out a complete listing and a sold one', () => {
    expect(tasksOf([complete(), complete({ id: 'S', status: 'sold', images: [] })])).toEqual({});
  });

  it.each([
    ['no-pictures', complete({ images: [] })],
    ['few-pictures', complete({ images: [{ url: '/pictures/a' }] })],
    ['not-this-vehicle', complete({ pictureNote: 'Illustration of this model.' })],
    ['no-words', without(complete(), 'siteDescription')],
    ['short-words', complete({ siteDescription: 'Tidy.' })],
    ['missing-facts', without(complete(), 'odometer', 'colour')],
    ['no-identity', without(complete(), 'registrationNumber')],
    ['long-in-stock', complete({ listedOn: '2026-06-01' })],
  ])('say %s', (task, item) => {
    expect(tasksOf([item])).toEqual({ [item.id]: [task] });
  });

  it('say since when a price has not changed', () => {
    const at = (day: string): StockHistory => ({
      ...EMPTY,
      items: [{ id: 'WT1001', first: day, prices: [{ day, type: 'egc', cents: 3_000_000 as never }] }],
    });
    expect(tasksOf([complete()], at('2026-09-01'))).toEqual({ WT1001: ['stale-price'] });
    expect(tasksOf([complete()], at('2026-11-01'))).toEqual({});
  });

  it('name the other vehicle with the same VIN', () => {
    const entries = worklist(
      [complete({ id: 'A', vin: 'V1' }), complete({ id: 'B', vin: 'V1' }), complete({ id: 'C', vin: 'V2' })],
      EMPTY,
      TODAY,
    );
    expect(entries.map(({ item, tasks }) => [item.id, tasks[0]?.words])).toEqual([
      ['A', expect.stringContaining('VIN of B')],
      ['B', expect.stringContaining('VIN of A')],
    ]);
  });

  it('come by worth: of two listings with the same task, the dearer first', () => {
    const entries = worklist(
      [
        complete({ id: 'CHEAP', price: 5000, images: [] }),
        complete({ id: 'DEAR', price: 90_000, images: [] }),
        complete({ id: 'SMALL', siteDescription: 'Tidy.' }),
      ],
      EMPTY,
      TODAY,
    );
    expect(entries.map(({ item }) => item.id)).toEqual(['DEAR', 'CHEAP', 'SMALL']);
  });

  it('are a CSV that a spreadsheet reads, and that runs no formula', () => {
    const text = worklistCsv(
      worklist([complete({ id: 'A', make: '=HYPERLINK("x")', stockNumber: '@1', images: [] })], EMPTY, TODAY),
      SITE,
    );
    expect(text).toMatch(/^\ufeffworth,/);
    const [row] = parse(text, { columns: true, bom: true }) as Record<string, string>[];
    expect(row).toMatchObject({ id: 'A', price: '30000', tasks: 'no-pictures', 'stock number': "'@1" });
    expect(row?.address).toMatch(/^https:\/\/www\.quillbrooktallis\.example\/stock\/item\/A\//);
  });

  it('are a page in which text of the feed stays text', () => {
    const html = worklistHtml(
      worklist([complete({ id: 'A', model: '<img src=x>', images: [] })], EMPTY, TODAY),
      { lang: 'en-AU', siteUrl: SITE, count: 1, today: TODAY },
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('Has no pictures');
    expect(worklistHtml([], { lang: 'en-AU', siteUrl: SITE, count: 1, today: TODAY })).toContain(
      'Every listing is complete',
    );
  });
});
