import type { StockCard } from '../../../domain/stock/stockCard';
import { MatchCache } from './matchedRecords';
import type { OpenIndex } from './openIndex';
import type { StockIndex } from './stockIndex';

interface TermsColumns {
  readonly stock: StockIndex;
  /** What the card of a rank has more, such as its price to pay. */
  readonly onCard: (rank: number) => Partial<StockCard>;
}

/** An index with columns by a shopper's terms. The last one is kept: a visit has one shopper. */
export function forTerms<Terms>(
  columnsOf: (stock: StockIndex, terms: Terms) => TermsColumns,
): (index: OpenIndex, terms: Terms) => OpenIndex {
  const made = new WeakMap<OpenIndex, { readonly key: string; readonly index: OpenIndex }>();
  return (index, terms) => {
    const key = JSON.stringify(terms);
    const before = made.get(index);
    if (before?.key === key) return before.index;
    const { stock, onCard } = columnsOf(index.stock, terms);
    const cards: OpenIndex['cards'] = async (ranks) =>
      (await index.cards(ranks)).map((card, place) => ({ ...card, ...onCard(ranks[place] as number) }));
    const next = { ...index, stock, matches: new MatchCache(stock), cards };
    made.set(index, { key, index: next });
    return next;
  };
}
