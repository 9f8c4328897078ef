import fc from 'fast-check';
import type { StockLogRow, Told, Watch } from '../../enquiries/alert';
import { newsFor } from '../../enquiries/alerts/stockChanges';
import { dollarsToCents } from '../../src/domain/money';
import { toStockCard } from '../../src/domain/stock/toStockCard';
import { runs } from '../support/runs';
import { aStockItem } from '../support/stock/aStockItem';

const IDS = ['a', 'b', 'c'];
const SEARCH = '/stock/';

/** The price of each vehicle for sale. Few prices, so that many come again, as in a publication that is taken back. */
type Stock = Readonly<Partial<Record<string, number>>>;
const stocks = fc.array(
  fc.record({
    stock: fc.dictionary(fc.constantFrom(...IDS), fc.integer({ min: 1, max: 4 })),
    /** Whether the reader was due: else a mail waited, or they had one that day. */
    isDue: fc.boolean(),
  }),
  { minLength: 2, maxLength: 12 },
);

const watches: readonly Watch[] = [
  { kind: 'search', subject: SEARCH, since: 0 },
  { kind: 'item', subject: 'a', since: 0 },
];

const cardsOf = (stock: Stock) =>
  Object.entries(stock).map(([id, price]) => toStockCard(aStockItem({ id, model: id, price })));

/** What a reader is told in each publication. The first one is what they know. */
function tell(publications: readonly { readonly stock: Stock; readonly isDue: boolean }[]) {
  const history = new Map<string, StockLogRow[]>(IDS.map((id) => [id, []]));
  const told = new Map<string, Told>();
  return publications.map(({ stock, isDue }, at) => {
    for (const id of IDS) {
      const price = stock[id];
      const row = {
        id,
        at,
        title: id,
        ...(price && ({ price: dollarsToCents(price), priceType: 'egc' } as const)),
      };
      history.get(id)?.push(row);
    }
    if (at === 0 || !isDue) return [];
    const cards = cardsOf(stock);
    const compared = {
      history: (id: string) => history.get(id) ?? [],
      found: () => cards,
      card: (id: string) => cards.find(({ objectID }) => objectID === id),
      fate: () => ({ kind: 'sold' }) as const,
    };
    const news = newsFor(watches, [...told.values()], compared);
    for (const one of news.told) told.set(one.id, one);
    // Whoever has just been told this knows it.
    expect(newsFor(watches, [...told.values()], compared).changes).toEqual([]);
    return news.changes;
  });
}

it('a reader is told each arrival, each sale and each lower price once, whatever comes back, and misses none', () => {
  fc.assert(
    fc.property(
      stocks,
      fc.dictionary(fc.constantFrom(...IDS), fc.integer({ min: 1, max: 4 })),
      (some, last) => {
        const publications = [...some, { stock: last, isDue: true }];
        const all = tell(publications).flat();
        const first: Stock = publications[0]?.stock ?? {};
        for (const id of IDS) {
          const own = all.filter((change) => change.id === id);
          const kinds = own.map(({ kind }) => kind);
          const isKnown = first[id] !== undefined;
          const prices = [...(isKnown ? [first[id]] : []), ...own.flatMap(({ price }) => price ?? [])];
          // Every price that they hear of is lower than all before.
          expect(prices).toEqual([...new Set(prices)].sort((one, other) => Number(other) - Number(one)));
          expect(kinds.filter((kind) => kind === 'new').length).toBeLessThanOrEqual(isKnown ? 0 : 1);
          expect(kinds.filter((kind) => kind === 'sold').length).toBeLessThanOrEqual(id === 'a' ? 1 : 0);
          const now = last[id];
          // Of one that was sold and comes back, they hear once it is cheaper.
          if (now !== undefined && prices.length > 0) expect(prices.at(-1)).toBeLessThanOrEqual(now);
          else if (now !== undefined) expect(kinds).toContain('sold');
          else if (id === 'a' && isKnown) expect(kinds).toContain('sold');
        }
      },
    ),
    { numRuns: runs(500, 20_000) },
  );
});
