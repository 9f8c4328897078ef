import { isForSale, MAX_TOWING_VEHICLES, towingFile } from '../../../generate/stock/towingFile';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { limitsOf, type TowingStock } from '../../../src/domain/towing/towingVehicles';
import { aStockItem } from '../../support/stock/aStockItem';

const written = (items: readonly StockItem[]): TowingStock =>
  JSON.parse(Buffer.from(towingFile(items).bytes).toString());

it('has the vehicles for sale whose towing is known, with all limits, and counts the others', () => {
  const rated = { brakedTowing: 3000, towBallLimit: 300, gcm: 5500, gvm: 3000, tareMass: 2200 };
  const { vehicles, unrated, unchecked } = written([
    aStockItem({ id: 'light', brakedTowing: 750 }),
    aStockItem({ id: 'rated', ...rated }),
    aStockItem({ id: 'sold', ...rated, status: 'sold' }),
    aStockItem({ id: 'unknown' }),
  ]);
  expect(vehicles.map(({ objectID }) => objectID)).toEqual(['rated', 'light']);
  expect(vehicles.slice(0, 1).map(limitsOf)).toEqual([
    { brakedTowing: 3000, towBallLimit: 300, gcm: 5500, gvm: 3000, tare: 2200 },
  ]);
  expect([unrated, unchecked]).toEqual([1, 0]);
});

it('leaves out those that tow the least where there are too many, and says how many', () => {
  const many = Array.from({ length: MAX_TOWING_VEHICLES + 3 }, (_, place) =>
    aStockItem({ id: `a${place}`, brakedTowing: 500 + place }),
  );
  const { vehicles, unchecked } = written(many);
  expect([vehicles.length, unchecked, vehicles.at(-1)?.brakedTowing]).toEqual([MAX_TOWING_VEHICLES, 3, 503]);
  expect(many.every(isForSale)).toBe(true);
});
