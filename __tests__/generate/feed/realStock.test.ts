import { resolve } from 'node:path';
import type { LoadedStock } from '../../../generate/feed/loadStock';
import { slug } from '../../../src/domain/stock/slug';
import { parseStockItemPath, stockItemPath } from '../../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../../src/domain/stock/stockTitle';
import { okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';
import { loadStock } from '../../../support/stock/loadStock';
import { describeWithRealStock, realStockFile } from '../../support/stock/realStockFile';

describeWithRealStock('the real Australian listings', () => {
  let loaded: LoadedStock;
  const count = (matches: (item: LoadedStock['items'][number]) => boolean): number =>
    loaded.items.filter(matches).length;

  beforeAll(async () => {
    loaded = okValue(
      await loadStock({
        feed: realStockFile ?? '',
        mappingFile: resolve(__dirname, '../../../support/stock/australian.mapping.yml'),
        site: aStockContext(),
      }),
    );
  }, 300_000);

  it('are imported whole: every row but the empty one', () => {
    const { read, accepted, quarantined, leftOut } = loaded.report;
    expect({ read, accepted, quarantined }).toEqual({ read: 16_734, accepted: 16_733, quarantined: [] });
    expect(leftOut).toMatchObject([{ row: 2392, line: 2402, reason: 'is empty' }]);
  });

  it('have no warranty for a colour', () => {
    expect(count(({ colour }) => /years/.test(colour ?? ''))).toBe(0);
  });

  it('have three vehicle types and 53 prices on application, one of them for a price of $88', () => {
    expect(['New', 'Demo', 'Used'].map((type) => count(({ vehType }) => vehType === type))).toEqual([
      1227, 512, 14_994,
    ]);
    expect(count(({ priceType }) => priceType === 'poa')).toBe(53);
  });

  it('have whole makes, with their real models', () => {
    const makes = ['Land Rover', 'Great Wall', 'Alfa Romeo', 'Aston Martin'];
    expect(makes.map((name) => count(({ make }) => make === name))).toEqual([237, 16, 14, 5]);
    expect(count(({ model }) => ['Rover', 'Wall', 'Romeo', 'Martin', '03-Sep'].includes(model))).toBe(0);
    expect(count(({ make, model }) => make === 'Saab' && model === '9-3')).toBe(2);
  });

  it('have kinds of fuel, not grades', () => {
    expect(count(({ fuelType }) => fuelType === 'Petrol')).toBe(10_367);
  });

  it('have seats where doors were meant to be, and no place is Victoria twice', () => {
    expect(count(({ seats }) => seats !== undefined)).toBe(15_029 + 71);
    expect(count(({ location }) => /AU-/.test(location?.name ?? ''))).toBe(0);
  });

  it('have models that slugs tell apart, HiAce in one spelling and G10 beside G10+', () => {
    const byMake = new Map<string, Set<string>>();
    for (const { make, model } of loaded.items) byMake.set(make, (byMake.get(make) ?? new Set()).add(model));
    expect(new Set([...byMake.keys()].map(slug)).size).toBe(byMake.size);
    for (const models of byMake.values()) expect(new Set([...models].map(slug)).size).toBe(models.size);
    expect([...(byMake.get('Toyota') ?? [])].filter((model) => /^hiace$/i.test(model))).toEqual(['HiAce']);
    expect([...(byMake.get('LDV') ?? [])]).toEqual(expect.arrayContaining(['G10', 'G10+']));
  });

  it('have an address each', () => {
    const paths = loaded.items.map((item) => stockItemPath(item.id, stockTitle(item).title));
    expect(new Set(paths).size).toBe(16_733);
    expect(paths.map((path) => parseStockItemPath(path)?.id)).toEqual(loaded.items.map(({ id }) => id));
  });
});
