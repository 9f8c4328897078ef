import type { HostedSearch } from '../../../domain/hostedSearch';
import type { StockCard } from '../../../domain/stock/stockCard';
import { findSimilar, type SimilarTo } from '../../../search/findSimilar';
import { stockEngine } from '../../stock/engine/stockEngine';

/** Items similar to another in today's stock. A separate script, for pages that were built without them. */
export const findSimilarStock = (
  to: SimilarTo,
  count: number,
  hosted: HostedSearch | undefined,
): Promise<readonly StockCard[]> => findSimilar(stockEngine(hosted), to, count);
