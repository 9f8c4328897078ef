import type { HostedSearch } from '../../domain/hostedSearch';
import type { StockCard } from '../../domain/stock/stockCard';
import { findSimilar, type SimilarTo } from '../../search/findSimilar';
import { stockEngine } from '../search/stockEngine';

/** Vehicles like another, of the stock as it is now: a script of its own, for pages that came without them. */
export const findSimilarStock = (
  to: SimilarTo,
  count: number,
  hosted: HostedSearch | undefined,
): Promise<readonly StockCard[]> => findSimilar(stockEngine(hosted), to, count);
