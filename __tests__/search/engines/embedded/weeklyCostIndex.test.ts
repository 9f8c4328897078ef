import fc from 'fast-check';
import { parseFinanceSettings } from '../../../../src/domain/finance/parseFinanceSettings';
import { centsToDollars } from '../../../../src/domain/money';
import { onRoadVehicle } from '../../../../src/domain/onRoad/onRoadVehicle';
import { priceToPay } from '../../../../src/domain/onRoad/priceToPay';
import type { ListedCostTerms } from '../../../../src/domain/ownership/listedCost';
import { quotedCost } from '../../../../src/domain/ownership/quotedCost';
import { pricesOf } from '../../../../src/domain/stock/priceDisplay';
import type { StockCard } from '../../../../src/domain/stock/stockCard';
import type { StockItem } from '../../../../src/domain/stock/stockItem';
import { tables } from '../../../../src/locales/en-AU/onRoad/tables';
import { createEmbeddedEngine } from '../../../../src/search/engines/embedded';
import { buildIndex, inDefaultOrder } from '../../../../src/search/engines/embedded/build';
import { toIndexRecord } from '../../../../src/search/toIndexRecord';
import type { ToPayTerms } from '../../../../src/search/toPayTerms';
import { okValue } from '../../../../support/okValue';
import { FINANCE } from '../../../components/finance/calculator/inventedSite';
import { fakeWorker } from '../../../support/search/fakeWorker';
import { indexHost } from '../../../support/search/indexHost';
import { aStockItem } from '../../../support/stock/aStockItem';

const PRICES = {
  asAt: '2026-11-20',
  kilometresAYear: 15_000,
  petrol91: 1.86,
  petrol95: 2.03,
  electricity: 0.34,
};

const items = fc
  .array(
    fc.record(
      {
        vehType: fc.constantFrom('New' as const, 'Demo' as const, 'Used' as const),
        priceType: fc.constantFrom('egc' as const, 'driveAway' as const),
        price: fc.integer({ min: 1000, max: 150_000 }),
        fuelType: fc.constantFrom('Petrol', 'Diesel', 'Electric', 'Hybrid', 'Plug-in hybrid', 'LPG'),
        petrolGrade: fc.constantFrom(95 as const, 98 as const),
        fuelCombined: fc.double({ min: 1, max: 20, noNaN: true }),
        fuelEconomy: fc.constantFrom('15.2 kWh/100 km', '17 kWh/100km (WLTP)', 'frugal'),
        servicing: fc.constant({ months: 12, kilometres: 15_000, prices: [500] }),
      },
      { requiredKeys: ['vehType', 'priceType'] },
    ),
    { minLength: 1, maxLength: 30 },
  )
  .map((all) =>
    all.map((more, place) =>
      aStockItem({ id: `S${place}`, bodyType: 'SUV', fuelType: '', ...more } as Partial<StockItem>),
    ),
  );

const terms = fc.record<ListedCostTerms>({
  finance: fc.constant(okValue(parseFinanceSettings(FINANCE))),
  shopper: fc.record(
    {
      frequency: fc.constantFrom('week' as const, 'fortnight' as const, 'month' as const),
      depositAmount: fc.integer({ min: 0, max: 40_000 }),
      termMonths: fc.constantFrom(12, 60, 84),
    },
    { requiredKeys: [] },
  ),
  own: fc.record(
    {
      kilometresAYear: fc.integer({ min: 0, max: 60_000 }),
      diesel: fc.double({ min: 1, max: 3, noNaN: true }),
    },
    { requiredKeys: [] },
  ),
  dealer: fc.constantFrom(PRICES, undefined),
  today: fc.constantFrom('2026-11-29', '2027-06-01', undefined),
});

const toPay = fc.constantFrom<ToPayTerms | undefined>(undefined, {
  ...{ place: 'NSW', today: '2026-11-29', home: 'NSW', homes: {} },
  tables: {
    ...tables,
    fees: [
      {
        ...{ place: 'NSW', from: '2026-07-01', until: '2027-06-30', source: 'Us', transfer: 40, plates: 46 },
        ...{ registration: [{ dollars: 678 }], insurance: 540 },
      },
    ],
  },
});

/** The repayment and the fuel on the item's own page, if it shows both. */
function onThePage(
  item: StockItem,
  { shopper, ...basis }: ListedCostTerms,
  byPriceToPay: ToPayTerms | undefined,
) {
  const found =
    byPriceToPay &&
    priceToPay(onRoadVehicle(item, 'NSW'), byPriceToPay.place, byPriceToPay.today, byPriceToPay.tables);
  if (found?.kind === 'err') return undefined;
  const price = found ? centsToDollars(found.value.cents) : pricesOf(item).price;
  const { parts } = quotedCost(item, price, shopper, {
    ...basis,
    registration: { aYear: 900, place: 'NSW' },
    off: [],
  });
  const dollarsOf = (name: string) => parts.find((part) => part.name === name)?.dollars;
  const [repayment, energy] = [dollarsOf('repayment'), dollarsOf('energy')];
  return repayment === undefined || energy === undefined ? undefined : repayment + energy;
}

it('law: the list is in the order of what each item’s page says of repayment and fuel, and those that lack either come last and are counted', async () => {
  const host = indexHost('/stock-index/');
  await fc.assert(
    fc.asyncProperty(items, terms, toPay, async (stock, weeklyCost, byPriceToPay) => {
      host.publish(buildIndex(stock.map(toIndexRecord)));
      let isKnown = true;
      const engine = createEmbeddedEngine({
        indexUrl: '/stock-index/',
        createWorker: fakeWorker,
        toPay: () => byPriceToPay,
        weeklyCost: () => (isKnown ? weeklyCost : undefined),
      });
      const find = async (indexName: string) => {
        const params = { hitsPerPage: 100, facets: ['weeklyCostGap'] };
        const { results } = await engine.search([{ indexName, params }]);
        const [{ hits, facets }] = results as unknown as [
          { hits: readonly StockCard[]; facets: Readonly<Record<string, Readonly<Record<string, number>>>> },
        ];
        return { hits, gaps: facets?.weeklyCostGap ?? {} };
      };
      const usual = inDefaultOrder(stock.map(toIndexRecord)).map(({ objectID }) => objectID);
      const costs = new Map(stock.map((item) => [item.id, onThePage(item, weeklyCost, byPriceToPay)]));
      const last = Number.POSITIVE_INFINITY;
      const expected = [...usual].sort((a, b) => {
        const [x, y] = [costs.get(a) ?? last, costs.get(b) ?? last];
        return x === y ? 0 : x - y;
      });

      const { hits, gaps } = await find('stock_weeklyCost_asc');
      expect(hits.map(({ objectID }) => objectID)).toEqual(expected);
      for (const { objectID, weeklyCost: shown } of hits) expect(shown).toBe(costs.get(objectID));
      const unknown = [...costs.values()].filter((cost) => cost === undefined).length;
      expect(Object.values(gaps).reduce((sum, count) => sum + count, 0)).toBe(unknown);

      // No other list has costs, and without terms the order is the usual one.
      for (const card of (await find('stock_price_asc')).hits) expect(card).not.toHaveProperty('weeklyCost');
      isKnown = false;
      expect((await find('stock_weeklyCost_asc')).hits.map(({ objectID }) => objectID)).toEqual(usual);
    }),
    { numRuns: 60 },
  );
  host.close();
});
