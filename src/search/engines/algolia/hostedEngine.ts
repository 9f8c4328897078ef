import type { HostedSearch } from '../../../domain/hostedSearch';
import type { StockEngine } from '../../engine';
import { createFallbackEngine, type FallbackOptions } from '../fallback/fallbackEngine';
import { createAlgoliaSearch } from './algoliaEngine';
import { createInsightsTeller } from './tellInsights';

/** The hosted search as pages use it: with the embedded engine behind it, and told what shoppers do. */
export const createHostedEngine = (
  settings: HostedSearch,
  net: Pick<FallbackOptions, 'standby' | 'onReduced'>,
): Pick<StockEngine, 'search' | 'tell'> => ({
  ...createFallbackEngine({ ...net, hosted: createAlgoliaSearch(settings) }),
  tell: createInsightsTeller(settings),
});
