import { resolve } from 'node:path';
import type { LoadedStock } from '../../../generate/feed/loadStock';
import { formatStockReport } from '../../../generate/feed/stockReport';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';
import { loadStock } from '../../../support/stock/loadStock';

const support = resolve(__dirname, '../../support/stock');

const load = async (feed: string, mapping: string): Promise<LoadedStock> =>
  okValue(
    await loadStock({
      feed: resolve(support, feed),
      mappingFile: resolve(support, mapping),
      site: aStockContext(),
    }),
  );

describe('the feed with every kind of dirty row', () => {
  let loaded: LoadedStock;
  const item = (id: string): StockItem => {
    const found = loaded.items.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`${id} is not in stock`);
    return found;
  };
  const reasons = (row: number): string[] =>
    loaded.report.quarantined
      .filter((quarantined) => quarantined.row === row)
      .flatMap(({ faults }) => faults.map(({ field, reason }) => `${field} ${reason}`));

  beforeAll(async () => {
    loaded = await load('dirtyStock.csv', 'dirtyStock.mapping.yml');
  });

  it('loses no row', () => {
    const { read, accepted, quarantined, leftOut } = loaded.report;
    expect(accepted + quarantined.length + leftOut.length).toBe(read);
    expect(loaded.items).toHaveLength(accepted);
    expect({ read, accepted }).toEqual({ read: 40, accepted: 35 });
    expect(leftOut).toEqual([expect.objectContaining({ row: 4, line: 5, reason: 'is empty' })]);
  });

  it.each([
    [26, 'row has the same id as row 1'],
    [29, 'model is missing'],
    [30, 'row has 7 cells where the header has 24'],
    [32, 'vehType is none of New, Demo, Used'],
  ])('quarantines row %d: %s', (row, reason) => {
    expect(reasons(row)).toEqual([reason]);
  });

  it.each([
    ['D07', ['price is not a price']],
    ['D08', ['price is outside 0 to 100,000,000']],
    ['D10', ['odometer is not a number']],
    ['D25', ['year is outside 1885 to 2100']],
    ['D31', ['specialPrice is above the price: it is shown as Price on Application']],
    ['D38', ['year is not a number', 'odometer is not a number']],
    ['D40', ['createdAt is not a date']],
  ])('leaves out of %s what cannot be read: %j', (id, lost) => {
    const own = loaded.report.faults.filter((fault) => fault.id === id);
    expect(own.map(({ field, reason }) => `${field} ${reason}`)).toEqual(lost);
    for (const { field } of own) expect(item(id)).not.toHaveProperty(field);
  });

  it('says in its report where each quarantined row is, and why', () => {
    const text = formatStockReport(loaded.report);
    expect(text).toContain('40 rows read, 35 accepted, 4 quarantined, 1 left out');
    expect(text).toContain(
      'price is not a price, 1 × (for example "see yard sheet"), first in row 7 (line 8), D07',
    );
    // The phone number in row 14 has a line feed in its cell.
    expect(text).toContain('first in row 25 (line 27), D25');
    expect(text).toContain('row 32 (line 34), D32: vehType "ALMOST NEW" is none of New, Demo, Used');
    expect(JSON.parse(JSON.stringify(loaded.report))).toEqual(loaded.report);
  });

  it('reads a shifted row with the help of expressions', () => {
    const shifted = item('D11');
    expect(shifted).toMatchObject({
      vehType: 'New',
      colour: 'Orange',
      tags: ['Available to order', 'AWD'],
      doorNum: 5,
      seats: 5,
    });
    expect(shifted).not.toHaveProperty('odometer');
    expect(shifted).not.toHaveProperty('location');
  });

  it('finds the seats in the column of doors', () => {
    expect(item('D12').seats).toBe(12);
    expect(item('D12')).not.toHaveProperty('doorNum');
  });

  it('does not read litres as a number of cylinders, nor a missing consumption as zero', () => {
    for (const field of ['cylinders', 'engine', 'fuelCombined'])
      expect(item('D15')).not.toHaveProperty(field);
  });

  it.each([
    ['D16', 'Land Rover', 'Range Rover Evoque', 'TD4 180 HSE'],
    ['D17', 'Great Wall', 'V240', '(4X4)'],
    ['D18', 'Alfa Romeo', 'Giulietta', 'Distinctive'],
    ['D19', 'Aston Martin', 'DB9', 'Volante'],
    ['D20', 'Saab', '9-3', 'Linear'],
    ['D21', 'Porsche', '911', 'Carrera (No Badge)'],
    ['D34', 'LDV', 'G10', undefined],
    ['D35', 'LDV', 'G10+', '(9 Seat)'],
  ])('%s is a %s %s', (id, make, model, variations) => {
    expect(item(id)).toMatchObject({ make, model });
    expect(item(id).variations).toBe(variations);
  });

  it('keeps the outside colour and the plain names of the state and the fuel', () => {
    expect(item('D22').colour).toBe('Grey');
    expect(item('D23').colour).toBe('White');
    expect(item('D13').location).toEqual({ name: 'Quillbrook, VIC' });
    expect(item('D36')).toMatchObject({ make: 'Citroën', fuelType: 'Petrol' });
    expect(item('D39').fuelType).toBe('Petrol');
  });

  it('identifies a row by its VIN, or else by its content', () => {
    expect(item('6T1BF9FK00X000027')).not.toHaveProperty('stockNumber');
    const nameless = loaded.items.filter(({ stockNumber, vin }) => !stockNumber && !vin);
    expect(nameless.map(({ id }) => id)).toEqual([expect.stringMatching(/^h[0-9a-f]{16}$/)]);
  });

  it('sorts by arrival; items without a date come last, in the order of the feed', () => {
    expect(loaded.items.slice(0, 5).map(({ id }) => id)).toEqual(['D39', 'D02', 'D01', 'D03', 'D05']);
  });

  it('can also be read with the mapping of the Australian file, which has fewer columns', async () => {
    const { report, items } = await load('dirtyStock.csv', '../../../support/stock/australian.mapping.yml');
    expect(report.accepted + report.quarantined.length + report.leftOut.length).toBe(40);
    expect(report.unusedColumns).toEqual(['StockNo', 'VIN', 'Special', 'Photos', 'Added']);
    expect(items.every(({ id }) => /^h[0-9a-f]{16}$/.test(id))).toBe(true);
  });
});

describe('the same dirty rows from other systems', () => {
  it('are read from JSON by paths', async () => {
    const { items, report } = await load('dirtyStock.json', 'dirtyStockJson.mapping.yml');
    expect(items.map(({ id }) => id)).toEqual(['501', '502', '503']);
    expect(items[0]).toMatchObject({
      make: 'Kia',
      price: 1_599_050,
      specialPrice: 1_499_000,
      featured: true,
      tags: ['One owner'],
      images: [{ url: 'https://pictures.example.com/501.jpg', alt: 'Kia Rio from the front' }],
    });
    expect(report.quarantined).toEqual([
      expect.objectContaining({
        row: 3,
        faults: [{ field: 'row', value: '', reason: 'is not an object with fields', level: 'row' }],
      }),
    ]);
    expect(report.faults).toMatchObject([
      { row: 2, id: '502', field: 'odometer', value: '-5', reason: 'is outside 0 to 3,000,000' },
    ]);
  });
});
