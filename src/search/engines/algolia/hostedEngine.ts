import insights from 'search-insights';
import type { HostedSearch } from '../../../domain/hostedSearch';
import { assertUnreachable } from '../../../domain/unreachable';
import type { ItemEvent, StockEngine } from '../../searchEngine';
import { createFallbackEngine, type FallbackOptions } from '../fallback/fallbackEngine';
import { createAlgoliaSearch } from './algoliaEngine';
import { hostedIndexName } from './hostedRecord';

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

/** The most items in one event. */
const MOST_ITEMS = 20;

type Insights = (method: string, ...args: readonly unknown[]) => unknown;

/**
 * Tells the hosted search what shoppers did. It knows a shopper by a random token that lives as long as the page: no
 * cookie, nothing stored, no name, no address of the site. Failures are ignored.
 */
export const createInsightsTeller = (
  { appId, searchKey, indexPrefix, host }: HostedSearch,
  send: Insights = insights as Insights,
): ((event: ItemEvent) => void) => {
  send('init', { appId, apiKey: searchKey, useCookie: false, ...(host && { host }) });

  const quietly = (method: string, event: object): void => {
    try {
      Promise.resolve(send(method, event)).catch(() => undefined);
    } catch {
      // If sending is blocked or impossible, the event is lost.
    }
  };

  return (event) => {
    const index = hostedIndexName(event.index, indexPrefix);
    switch (event.kind) {
      case 'shown': {
        const ids = event.items.map(({ objectID }) => objectID);
        for (let from = 0; from < ids.length; from += MOST_ITEMS) {
          const objectIDs = ids.slice(from, from + MOST_ITEMS);
          quietly('viewedObjectIDs', { eventName: 'Item shown', index, objectIDs });
        }
        return;
      }
      case 'opened':
      case 'enquired': {
        const { objectID, __queryID: queryID, __position: position } = event.item;
        const hit = { index, queryID, objectIDs: [objectID] };
        if (event.kind === 'opened')
          quietly('clickedObjectIDsAfterSearch', {
            eventName: 'Item opened',
            ...hit,
            positions: [position],
          });
        else quietly('convertedObjectIDsAfterSearch', { eventName: 'Dealership contacted', ...hit });
        return;
      }
      default:
        assertUnreachable(event);
    }
  };
};
