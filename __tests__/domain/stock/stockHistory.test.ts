import fc from 'fast-check';
import { rememberStock, type StockHistory, withListingFacts } from '../../../src/domain/stock/stockHistory';
import type { PriceType } from '../../../src/domain/stock/stockItem';
import { runs } from '../../support/runs';
import { aStockItem } from '../../support/stock/aStockItem';

const dayOf = (days: number): string =>
  new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);

/** One publication: each item's price in dollars and its type. Ids and prices are few, so that they recur. */
const publication = fc.record({
  /** Days since the previous publication. */
  later: fc.integer({ min: 0, max: 40 }),
  stock: fc.dictionary(
    fc.constantFrom('A', 'B', '__proto__'),
    fc.record({
      price: fc.option(fc.constantFrom(9_000, 10_000, 11_000), { nil: undefined }),
      priceType: fc.constantFrom<PriceType>('egc', 'driveAway', 'poa'),
    }),
  ),
});

interface Published {
  readonly day: string;
  readonly items: ReturnType<typeof aStockItem>[];
  readonly told: ReturnType<typeof withListingFacts>;
  readonly history: StockHistory;
}

function publish(publications: readonly { later: number; stock: Record<string, object> }[]): Published[] {
  let days = 0;
  let history: StockHistory | undefined;
  return publications.map(({ later, stock }) => {
    days += later;
    const items = Object.entries(stock).map(([id, prices]) => aStockItem({ id, ...prices }));
    history = rememberStock(history, items, dayOf(days));
    return { day: dayOf(days), items, told: withListingFacts(items, history), history };
  });
}

const sequences = fc.array(publication, { minLength: 1, maxLength: 12 });

describe('any sequence of publications', () => {
  it('a reduction is always from a price of the same type that shoppers saw for a week', () => {
    fc.assert(
      fc.property(sequences, (publications) => {
        const all = publish(publications);
        for (const [place, { told, day }] of all.entries())
          for (const item of told) {
            if (item.reduction === undefined) continue;
            const { cents, day: since } = item.reduction;
            const earlier = all
              .slice(0, place)
              .filter((one) => one.day < since)
              .map((one) => ({ day: one.day, item: one.items.find(({ id }) => id === item.id) }))
              .filter((one) => one.item?.priceType === item.priceType && one.item.priceType !== 'poa')
              .filter((one) => (one.item?.price ?? 0) === (item.price ?? 0) + cents);
            expect(cents).toBeGreaterThan(0);
            expect(since <= day).toBe(true);
            const [first] = earlier;
            expect(first).toBeDefined();
            expect(Date.parse(since) - Date.parse(first?.day ?? since)).toBeGreaterThanOrEqual(
              7 * 86_400_000,
            );
          }
      }),
      { numRuns: runs(300, 10_000) },
    );
  });

  it('the listing day of an item is a day on which it arrived, never that of the first publication', () => {
    fc.assert(
      fc.property(sequences, (publications) => {
        const all = publish(publications);
        for (const { told } of all)
          for (const { id, listedOn } of told) {
            if (listedOn === undefined) continue;
            const came = all.find((one) => one.day === listedOn && one.items.some((item) => item.id === id));
            expect(came).toBeDefined();
            expect(listedOn > (all[0]?.day ?? '')).toBe(true);
          }
      }),
      { numRuns: runs(300, 10_000) },
    );
  });

  it('adds nothing but the two facts, and the history holds each item once', () => {
    fc.assert(
      fc.property(sequences, (publications) => {
        for (const { items, told, history } of publish(publications)) {
          const bare = told.map(({ listedOn: _listed, reduction: _reduced, ...item }) => item);
          expect(bare).toEqual(items);
          const ids = history.items.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
      { numRuns: runs(100, 2_000) },
    );
  });

  it('the history has a limit: new ids and new prices without end do not bloat it', () => {
    let history: StockHistory | undefined;
    for (let day = 0; day < 30; day += 1) {
      const fresh = Array.from({ length: 400 }, (_, n) => aStockItem({ id: `${day}-${n}`, price: 1_000 }));
      history = rememberStock(history, [aStockItem({ id: 'A', price: 1_000 + day }), ...fresh], dayOf(day));
    }
    expect(history?.items).toHaveLength(5_401);
    // The latest items that left are kept.
    expect(history?.items.at(401)?.id).toMatch(/^28-/);
    expect(history?.items.find(({ id }) => id === 'A')?.prices).toHaveLength(8);
  });
});
