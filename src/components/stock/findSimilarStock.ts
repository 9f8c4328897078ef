import type { StockCard } from '../../domain/stock/stockCard';
import { findSimilar, type SimilarTo } from '../../search/findSimilar';
import { stockSearchClient } from '../search/stockEngine';

/** Vehicles like another, of the stock as it is now: a script of its own, for pages that came without them. */
export const findSimilarStock = (to: SimilarTo, count: number): Promise<readonly StockCard[]> =>
  findSimilar(stockSearchClient, to, count);
