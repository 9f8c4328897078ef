import type { HostedSearch } from '../../domain/hostedSearch';
import type { StockCard } from '../../domain/stock/stockCard';
import { INDEX_PREFIX } from '../../search/indexNames';
import { stockEngine } from '../search/stockEngine';

const MOST_RESULTS = 6;

/** The vehicles in stock that match some words best. Rejects if the search fails. */
export async function findVehicles(
  query: string,
  hosted: HostedSearch | undefined,
): Promise<readonly StockCard[]> {
  const params = { query, hitsPerPage: MOST_RESULTS };
  const { results } = await stockEngine(hosted).search<StockCard>([
    { indexName: INDEX_PREFIX, params },
  ] as never);
  const [result] = results;
  const cards = result !== undefined && 'hits' in result ? (result.hits as unknown as StockCard[]) : [];
  return cards.filter(({ sold }) => sold !== true);
}
