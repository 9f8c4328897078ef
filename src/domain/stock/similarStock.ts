import type { StockCard } from './stockCard';

type Comparable = Pick<
  StockCard,
  'objectID' | 'stockType' | 'vehType' | 'make' | 'model' | 'bodyType' | 'year' | 'price' | 'sold'
>;

/** 1 for the same price, 0 for twice or half of it and beyond. */
const priceNearness = (a: number | undefined, b: number | undefined): number =>
  a && b ? Math.max(0, 1 - Math.abs(Math.log2(a / b))) : 0;

/** 1 for the same year, 0 from eight years on. */
const yearNearness = (a: number | undefined, b: number | undefined): number =>
  a && b ? Math.max(0, 1 - Math.abs(a - b) / 8) : 0;

/** How similar two stock items are. Body type and price weigh most, because shoppers have decided on those. */
const likeness = (a: Comparable, b: Comparable): number =>
  (a.bodyType !== undefined && a.bodyType === b.bodyType ? 5 : 0) +
  4 * priceNearness(a.price, b.price) +
  (a.make === b.make ? 2 : 0) +
  (a.make === b.make && a.model === b.model ? 2 : 0) +
  yearNearness(a.year, b.year) +
  (a.vehType === b.vehType ? 1 : 0);

/**
 * The `count` candidates that are most similar to `subject`, best first: of the same stock type, neither itself nor sold.
 * Equally similar ones keep the candidates' order.
 */
export const similarStock = <Card extends Comparable>(
  subject: Comparable,
  candidates: readonly Card[],
  count: number,
): readonly Card[] =>
  candidates
    .filter(
      (card) => card.objectID !== subject.objectID && !card.sold && card.stockType === subject.stockType,
    )
    .map((card) => ({ card, score: likeness(subject, card) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.max(0, count))
    .map(({ card }) => card);
