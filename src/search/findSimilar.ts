import type { StockCard } from '../domain/stock/stockCard';
import { INDEX_PREFIX } from './indexRecord';
import type { SearchEngine } from './searchEngine';
import { escapeValue, type SearchRequest } from './searchRequest';

/** The item to find similar ones for: its card, or only the words of its address. */
export type SimilarTo =
  | { readonly kind: 'card'; readonly card: StockCard }
  | { readonly kind: 'words'; readonly titleSlug: string };

const CANDIDATES = 24;
/** A price is near another from three quarters to four thirds of it. */
const NEAR = 4 / 3;
/** How many words of a title to search for. Make and model come first; some have several words. */
const MAX_WORDS = 4;

/** Items for sale that are similar to another, the best first; else the first of the stock. Rejects if the search fails. */
export async function findSimilar(
  engine: SearchEngine,
  to: SimilarTo,
  count: number,
): Promise<readonly StockCard[]> {
  const requests = to.kind === 'card' ? requestsForCard(to.card) : requestsForWords(to.titleSlug);
  const { results } = await engine.search<StockCard>([...requests, request({})] as never);
  const hits = results.map((result) => ('hits' in result ? (result.hits as unknown as StockCard[]) : []));
  const best = (cards: readonly StockCard[]) =>
    to.kind === 'card' ? similarStock(to.card, cards, count) : cards.slice(0, count);
  const like = best(unique(hits.slice(0, -1).flat()));
  return like.length > 0 ? like : best(hits.at(-1) ?? []);
}

const request = (params: Partial<SearchRequest['params']>): SearchRequest => ({
  indexName: INDEX_PREFIX,
  params: { query: '', facetFilters: [], numericFilters: [], hitsPerPage: CANDIDATES, ...params },
});

/** Three requests: the same model, the same body type at a near price, the same make. */
function requestsForCard({ make, model, bodyType, price }: StockCard): readonly SearchRequest[] {
  const body = bodyType === undefined ? [] : [having('bodyType', bodyType)];
  const near =
    price === undefined ? [] : [`price>=${Math.floor(price / NEAR)}`, `price<=${Math.ceil(price * NEAR)}`];
  return [
    request({ facetFilters: [having('make', make), having('model', model)] }),
    ...(body.length + near.length > 0 ? [request({ facetFilters: body, numericFilters: near })] : []),
    request({ facetFilters: [having('make', make)] }),
  ];
}

const having = (attribute: string, value: string): readonly string[] => [
  `${attribute}:${escapeValue(value)}`,
];

/** The address of an item that is gone still says what it was. Searches for its first words, then for fewer of them. */
function requestsForWords(titleSlug: string): readonly SearchRequest[] {
  const words = titleSlug.split('-').filter((word) => word !== '' && !/^(19|20)\d\d$/.test(word));
  const most = Math.min(MAX_WORDS, words.length);
  return Array.from({ length: most }, (_, fewer) =>
    request({ query: words.slice(0, most - fewer).join(' ') }),
  );
}

const unique = (cards: readonly StockCard[]): readonly StockCard[] => [
  ...new Map(cards.map((card) => [card.objectID, card])).values(),
];

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

/** The `count` candidates that are most similar to `subject`, best first: neither itself nor sold, of the same stock type. */
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
