import { centsToDollars, dollarsToCents } from '../../src/domain/money';
import type { StockCard } from '../../src/domain/stock/stockCard';
import type { PriceType } from '../../src/domain/stock/stockItem';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import type { StockChange, StockLogRow, Told, Watch } from '../alert';

/** What became of a vehicle, and the address of its page if it still has one. */
export type Fate = Pick<StockChange, 'path'> & { readonly kind: 'sold' | 'gone' };

/** The part of a publication's stock that some readers watch. */
export interface ComparedStock {
  /** The rows of a vehicle up to this publication, the earliest first. */
  readonly history: (id: string) => readonly StockLogRow[];
  /** The vehicles for sale that a search finds, out of those that changed. */
  readonly found: (address: string) => readonly StockCard[];
  /** A watched vehicle that is for sale. */
  readonly card: (id: string) => StockCard | undefined;
  /** What became of a watched vehicle that is no longer for sale; `undefined` while that is unclear. */
  readonly fate: (id: string) => Fate | undefined;
}

/** What a reader has not been told yet, and what they know after it. */
interface News {
  readonly changes: readonly StockChange[];
  readonly told: readonly Told[];
}

/**
 * Compares the stock with what a reader knows: with what they were told of each vehicle, or else with the publication that they
 * knew when they confirmed. Law: a reader who was told what this returns gets nothing from the same stock, nor from a stock that
 * was taken back and returns.
 */
export function newsFor(watches: readonly Watch[], told: readonly Told[], stock: ComparedStock): News {
  const known = new Map(told.map((one) => [one.id, one]));
  const news = new Map<string, readonly [StockChange, Told]>();
  // A vehicle that a reader watches and a search finds is reported once.
  for (const watch of watches)
    for (const [change, after] of watch.kind === 'search'
      ? stock.found(watch.subject).flatMap((card) => newsOfCard(card, watch, known, stock))
      : newsOfItem(watch, known, stock))
      if (!news.has(change.id)) news.set(change.id, [change, after]);
  const all = [...news.values()];
  return { changes: all.map(([change]) => change), told: all.map(([, after]) => after) };
}

type Entry = readonly [StockChange, Told];

function newsOfCard(
  card: StockCard,
  watch: Watch,
  known: ReadonlyMap<string, Told>,
  { history }: ComparedStock,
): readonly Entry[] {
  const { objectID: id, title, priceType } = card;
  const rows = history(id);
  const before = known.get(id);
  const price = card.price === undefined ? undefined : dollarsToCents(card.price);
  const after: Told = {
    id,
    priceType,
    isGone: before?.isGone ?? false,
    ...(price === undefined ? {} : { price }),
  };
  const about = {
    id,
    title,
    path: pagePath(card),
    priceType,
    ...(price === undefined ? {} : { price: centsToDollars(price) }),
  };
  if (watch.kind === 'search' && before === undefined && rowAt(rows, watch.since)?.priceType === undefined)
    return [[{ kind: 'new', ...about }, after]];
  const was = priceKnown(rows, watch, before, priceType);
  if (price === undefined || was === undefined || price >= was) return [];
  return [[{ kind: 'reduced', ...about, was: centsToDollars(was) }, after]];
}

/** The price from which a reader counts a reduction. Prices of two types are not compared. */
function priceKnown(
  rows: readonly StockLogRow[],
  { since }: Watch,
  before: Told | undefined,
  priceType: PriceType,
): StockLogRow['price'] {
  if (before?.priceType === priceType) return before.price;
  const then = rowAt(rows, since);
  if (then?.priceType === priceType) return then.price;
  return rows.find((row) => row.at > since && row.priceType === priceType)?.price;
}

function newsOfItem(watch: Watch, known: ReadonlyMap<string, Told>, stock: ComparedStock): readonly Entry[] {
  const id = watch.subject;
  const card = stock.card(id);
  if (card !== undefined) return newsOfCard(card, watch, known, stock);
  const before = known.get(id);
  const fate = stock.fate(id);
  const last = stock.history(id).findLast(({ priceType }) => priceType !== undefined);
  if (fate === undefined || last?.priceType === undefined || before?.isGone) return [];
  const { title, priceType } = last;
  // If it comes back, a reduction counts from what they knew.
  const price = priceKnown(stock.history(id), watch, before, last.priceType);
  return [
    [
      { ...fate, id, title },
      { id, priceType, isGone: true, ...(price === undefined ? {} : { price }) },
    ],
  ];
}

/** The path of a vehicle's page; on the site of a group, its whole address on its dealer's own site. */
export const pagePath = ({ objectID, title, url }: StockCard): string =>
  url ?? stockItemPath(objectID, title);

/** How a vehicle was in a publication. */
const rowAt = (rows: readonly StockLogRow[], at: number): StockLogRow | undefined =>
  rows.findLast((row) => row.at <= at);
