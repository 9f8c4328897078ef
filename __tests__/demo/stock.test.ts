import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { carBodies, colours, pictureUrls } from '../../demo/illustrations/catalogue';
import { composeStock } from '../../demo/stock/composeStock';
import { toCsv } from '../../demo/stock/toCsv';

const rows = composeStock();
const of = (vehType: string) => rows.filter((row) => row.vehType === vehType);
const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;

describe('the demo stock', () => {
  it('is the committed feed: running the generator again changes nothing', () => {
    const committed = readFileSync(resolve(__dirname, '../../content/stock.csv'), 'utf8');
    expect(toCsv(rows)).toBe(committed);
  });

  it('has about 240 vehicles, of all three conditions', () => {
    expect(rows.length).toBeGreaterThanOrEqual(230);
    expect(rows.length).toBeLessThanOrEqual(250);
    expect([of('New').length, of('Demo').length, of('Used').length]).toEqual([60, 21, 164]);
  });

  it('gives every vehicle an id, a stock number, a VIN and words of its own', () => {
    for (const field of ['id', 'stockNumber', 'vin', 'siteDescription'] as const) {
      expect(new Set(rows.map((row) => row[field])).size).toBe(rows.length);
    }
    expect(rows.every((row) => /^[A-HJ-NPR-Z0-9]{17}$/.test(String(row.vin)))).toBe(true);
  });

  it('sells new and demo vehicles of its own brand alone, drive away', () => {
    const own = [...of('New'), ...of('Demo')];
    expect(own.filter((row) => row.make !== 'Tarrow' || row.priceType !== 'driveAway')).toEqual([]);
  });

  it('shows every kind of price and every state that a page has to draw', () => {
    expect(count((row) => row.priceType === 'poa')).toBe(4);
    expect(count((row) => row.priceType === 'poa' && row.price !== undefined)).toBe(0);
    expect(count((row) => row.specialPrice !== undefined)).toBe(14);
    expect(count((row) => row.featured === true)).toBe(12);
    expect(count((row) => row.status === 'sold')).toBe(3);
    expect(count((row) => row.images === undefined)).toBe(3);
  });

  it('has a special price only below the price', () => {
    const special = rows.filter((row) => row.specialPrice !== undefined);
    expect(special.filter((row) => Number(row.specialPrice) >= Number(row.price))).toEqual([]);
  });

  it('certifies only used vehicles of its own brand with fewer than 120,000 kilometres', () => {
    const certified = rows.filter((row) => row.brandCertified === true);
    expect(certified.length).toBeGreaterThanOrEqual(15);
    const wrong = certified.filter(
      (row) => row.vehType !== 'Used' || row.make !== 'Tarrow' || Number(row.odometer) >= 120_000,
    );
    expect(wrong).toEqual([]);
  });

  it('names only pictures that the illustrations hold, the side view first', () => {
    const drawn = new Set(
      carBodies.flatMap((body) => colours.flatMap((colour) => pictureUrls(body, colour))),
    );
    const named = rows.flatMap((row) => (row.images === undefined ? [] : String(row.images).split('|')));
    expect(named.filter((url) => !drawn.has(url))).toEqual([]);
    expect(rows.filter((row) => row.images && !/^[^|]*-side\.webp\|/.test(String(row.images)))).toEqual([]);
  });

  it('quotes the same drive-away prices as the model pages', () => {
    const folder = resolve(__dirname, '../../content/vehicles');
    for (const row of of('New')) {
      const file = resolve(folder, `${String(row.model).toLowerCase()}.md`);
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file, 'utf8')).toContain(
        `- name: ${row.model} ${row.variations}\n    fromPrice: ${row.price}\n`,
      );
    }
  });
});
