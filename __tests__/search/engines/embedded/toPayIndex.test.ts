import fc from 'fast-check';
import { centsToDollars } from '../../../../src/domain/money';
import type { OnRoadFees } from '../../../../src/domain/onRoad/onRoadTables';
import { onRoadVehicle } from '../../../../src/domain/onRoad/onRoadVehicle';
import { priceToPay } from '../../../../src/domain/onRoad/priceToPay';
import type { StockCard } from '../../../../src/domain/stock/stockCard';
import type { StockItem } from '../../../../src/domain/stock/stockItem';
import { tables } from '../../../../src/locales/en-AU/onRoad/tables';
import { createEmbeddedEngine } from '../../../../src/search/engines/embedded';
import { buildIndex } from '../../../../src/search/engines/embedded/build';
import { toIndexRecord } from '../../../../src/search/toIndexRecord';
import type { ToPayTerms } from '../../../../src/search/toPayTerms';
import { fakeWorker } from '../../../support/search/fakeWorker';
import { indexHost } from '../../../support/search/indexHost';
import { aStockItem } from '../../../support/stock/aStockItem';

const fees = (place: string): OnRoadFees => ({
  ...{ place, from: '2026-07-01', until: '2027-06-30', source: 'Us', transfer: 40, plates: 46 },
  registration: [{ when: { maxTareMass: 1504 }, dollars: 473 }, { dollars: 678.5 }],
  insurance: 540,
});
const terms = (place: string): ToPayTerms => ({
  ...{ place, today: '2026-11-29', home: 'NSW', homes: { 'Gold Coast': 'QLD' } },
  tables: { ...tables, fees: [fees('NSW'), fees('QLD')] },
});

const items = fc
  .array(
    fc.record(
      {
        vehType: fc.constantFrom('New' as const, 'Demo' as const, 'Used' as const),
        priceType: fc.constantFrom('egc' as const, 'driveAway' as const, 'poa' as const),
        price: fc.integer({ min: 1000, max: 150_000 }),
        bodyType: fc.constantFrom('SUV', 'Ute', 'Van'),
        fuelType: fc.constantFrom('Petrol', 'Electric', 'Hybrid', 'Plug-in hybrid'),
        cylinders: fc.integer({ min: 3, max: 8 }),
        seats: fc.constantFrom(2, 5, 8),
        tareMass: fc.integer({ min: 900, max: 2600 }),
        registrationNumber: fc.constant('ABC123'),
        stockType: fc.constantFrom('cars' as const, 'caravans' as const),
        location: fc.constantFrom({ name: 'Gold Coast' }, { name: 'Orange' }),
      },
      { requiredKeys: ['vehType', 'priceType', 'bodyType', 'stockType', 'location'] },
    ),
    { minLength: 1, maxLength: 30 },
  )
  .map((all) => all.map((more, place) => aStockItem({ id: `S${place}`, ...more } as Partial<StockItem>)));

it('laws: with the price to pay, every order, filter, budget and card goes by it; an unknown one comes last and fits no price', async () => {
  const host = indexHost('/stock-index/');
  await fc.assert(
    fc.asyncProperty(items, fc.constantFrom('NSW', 'QLD'), fc.nat(160_000), async (stock, place, limit) => {
      host.publish(buildIndex(stock.map(toIndexRecord)));
      const { tables, today } = terms(place);
      const expected = new Map(
        stock.map((item) => {
          const home = item.location?.name === 'Gold Coast' ? 'QLD' : 'NSW';
          const found = priceToPay(onRoadVehicle(item, home), place, today, tables);
          return [item.id, found.kind === 'ok' ? centsToDollars(found.value.cents) : undefined];
        }),
      );
      let isOn = true;
      const engine = createEmbeddedEngine({
        indexUrl: '/stock-index/',
        createWorker: fakeWorker,
        toPay: () => (isOn ? terms(place) : undefined),
      });
      const find = async (indexName: string, params: object = {}) => {
        const { results } = await engine.search([{ indexName, params: { hitsPerPage: 100, ...params } }]);
        return (results[0] as unknown as { hits: readonly StockCard[] }).hits;
      };
      const cheapest = await find('stock_price_asc');
      for (const { objectID, toPay, toPayIn } of cheapest)
        expect([toPay, toPayIn]).toEqual([expected.get(objectID), place]);
      const prices = cheapest.map(({ objectID }) => expected.get(objectID) ?? Number.POSITIVE_INFINITY);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      const ids = (hits: readonly StockCard[]) => hits.map(({ objectID }) => objectID).sort();
      const within = [...expected].flatMap(([id, price]) =>
        price !== undefined && price <= limit ? [id] : [],
      );
      expect(ids(await find('stock', { numericFilters: [`price<=${limit}`] }))).toEqual(within.sort());
      const budget = `priceNew<=${limit} OR priceDemo<=${limit} OR priceUsed<=${limit}`;
      expect(ids(await find('stock', { filters: budget }))).toEqual(within.sort());

      // The advertised prices are back as soon as the shopper wants them.
      isOn = false;
      for (const card of await find('stock_price_asc')) expect(card).not.toHaveProperty('toPay');
      const advertised = stock.filter(({ price }) => price !== undefined).map(({ id }) => id);
      expect(ids(await find('stock', { numericFilters: ['price>=0'] }))).toEqual(advertised.sort());
    }),
    { numRuns: 40 },
  );
  host.close();
});
