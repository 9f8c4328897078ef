import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pictureView } from '../../src/domain/stock/pictureView';
import { designOf } from '../illustrations/solid/models';
import { subjectOf } from '../illustrations/solid/subjects';
import { composeStock } from '../stock/composeStock';
import { toCsv } from '../stock/toCsv';

const content = resolve(__dirname, '../../content');
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

  it('names only pictures that are there, a three-quarter view of the very item first', () => {
    for (const row of rows.filter(({ images }) => images !== undefined)) {
      const urls = `${row.images}|${row.spinImages ?? ''}`.split('|').filter(Boolean);
      expect(urls.filter((url) => !existsSync(resolve(__dirname, `../../content${url}`)))).toEqual([]);
      expect(urls[0]).toContain(`/${row.id.toLowerCase()}-`);
      expect(pictureView(urls[0] ?? '')).toBe('Three-quarter view');
      expect(urls.map(pictureView)).toEqual(expect.arrayContaining(['Interior', 'Boot']));
    }
  });

  it('keeps no stock picture that nothing shows', () => {
    const shown = [
      ...rows.flatMap(({ images = '', spinImages = '' }) => `${images}|${spinImages}`.split('|')),
      ...['vehicles', 'posts', 'dealer-specials', 'brand-specials', 'pages'].flatMap((folder) =>
        readdirSync(resolve(content, folder)).flatMap(
          (name) =>
            readFileSync(resolve(content, folder, name), 'utf8').match(/\/uploads\/stock\/[\w/-]+\.webp/g) ??
            [],
        ),
      ),
    ];
    const kept = readdirSync(resolve(content, 'uploads/stock'), { recursive: true, encoding: 'utf8' });
    expect(
      kept.filter((name) => name.endsWith('.webp') && !shown.includes(`/uploads/stock/${name}`)),
    ).toEqual([]);
  });

  it('says of every drawing of a used vehicle that it is one, and of no other', () => {
    expect(
      rows.filter(
        ({ vehType, images, pictureNote }) =>
          (vehType === 'Used' && images !== undefined) !== (pictureNote !== undefined),
      ),
    ).toEqual([]);
  });

  it('lists roof rails and a sports bar only where the drawing has them', () => {
    for (const row of rows) {
      const { make, model, size } = subjectOf(row);
      const { rails, bar } = designOf(make, model, size);
      if (!rails) expect(row.equipment).not.toContain('Roof rails');
      if (!bar) expect(row.equipment).not.toContain('Sports bar');
    }
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
