import { publishedTracking } from '../../../config/tracking';
import { mayMeasure } from '../../../device/consent';
import { createHostedEngine } from '../../../search/engines/algolia/algoliaEngine';

/**
 * The hosted search of this tab. Law: it learns what a shopper did only if the site asks its visitors and this one agreed.
 * What they did before is not told later.
 */
export const createHostedStock: typeof createHostedEngine = (settings, net) => {
  const { search, tell } = createHostedEngine(settings, net);
  return {
    search,
    tell: (event) => {
      if (publishedTracking()?.searchInsights && mayMeasure()) tell(event);
    },
  };
};
