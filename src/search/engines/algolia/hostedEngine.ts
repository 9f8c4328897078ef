import type { HostedSearch } from '../../../domain/hostedSearch';
import type { StockEngine } from '../../searchEngine';
import { createFallbackEngine, type FallbackOptions } from '../fallback/fallbackEngine';
import { createAlgoliaSearch } from './algoliaEngine';
import { createInsightsTeller } from './tellInsights';

/** The hosted search for pages: the embedded engine is its standby, and it receives shoppers' events. */
export const createHostedEngine = (
  settings: HostedSearch,
  net: Pick<FallbackOptions, 'standby' | 'onReduced'>,
): Pick<StockEngine, 'search' | 'tell'> => {
  let teller: ReturnType<typeof createInsightsTeller> | undefined;
  return {
    ...createFallbackEngine({ ...net, hosted: createAlgoliaSearch(settings) }),
    tell: (event) => {
      teller ??= createInsightsTeller(settings);
      teller(event);
    },
  };
};
