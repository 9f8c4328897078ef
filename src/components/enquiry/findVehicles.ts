import type { HostedSearch } from '../../domain/hostedSearch';
import type { StockCard } from '../../domain/stock/stockCard';
import { INDEX_PREFIX } from '../../search/indexNames';
import { unknownWords } from '../../search/keywordSearch';
import { stockEngine } from '../stock/engine/stockEngine';

const MOST_RESULTS = 6;

/**
 * The vehicles in stock that match some words best; none if the stock has none of the words, which the search would otherwise
 * leave out. Rejects if the search fails.
 */
export async function findVehicles(
  query: string,
  hosted: HostedSearch | undefined,
): Promise<readonly StockCard[]> {
  const params = { query, hitsPerPage: MOST_RESULTS };
  const { results } = await stockEngine(hosted).search<StockCard>([
    { indexName: INDEX_PREFIX, params },
  ] as never);
  const [result] = results;
  if (result === undefined || !('hits' in result)) return [];
  if (unknownWords(result.queryAfterRemoval).length >= query.split(/\s+/).length) return [];
  const cards = result.hits as unknown as readonly StockCard[];
  return cards.filter(({ sold }) => sold !== true);
}
