import insights from 'search-insights';
import type { HostedSearch } from '../../../domain/hostedSearch';
import { assertUnreachable } from '../../../domain/unreachable';
import type { CarEvent } from '../../carEvents';
import { hostedIndexName } from './hostedNames';

/** Vehicles that one event may name. */
const MOST_CARS = 20;

type Insights = (method: string, ...args: readonly unknown[]) => unknown;

/**
 * Tells the hosted search what shoppers did. They are known to it by a random token that lives as long as the page: no
 * cookie, nothing stored, no name, no address of the site. A failure is nobody's concern.
 */
export const createInsightsTeller = (
  { appId, searchKey, indexPrefix, host }: HostedSearch,
  send: Insights = insights as Insights,
): ((event: CarEvent) => void) => {
  send('init', { appId, apiKey: searchKey, useCookie: false, ...(host && { host }) });

  const quietly = (method: string, event: object): void => {
    try {
      Promise.resolve(send(method, event)).catch(() => undefined);
    } catch {
      // A blocked or missing way to send is as good as an event that was lost.
    }
  };

  return (event) => {
    const index = hostedIndexName(event.index, indexPrefix);
    switch (event.kind) {
      case 'shown': {
        const ids = event.cars.map(({ objectID }) => objectID);
        for (let from = 0; from < ids.length; from += MOST_CARS) {
          const objectIDs = ids.slice(from, from + MOST_CARS);
          quietly('viewedObjectIDs', { eventName: 'Car shown', index, objectIDs });
        }
        return;
      }
      case 'opened':
      case 'enquired': {
        const { objectID, __queryID: queryID, __position: position } = event.car;
        const found = { index, queryID, objectIDs: [objectID] };
        if (event.kind === 'opened')
          quietly('clickedObjectIDsAfterSearch', {
            eventName: 'Car opened',
            ...found,
            positions: [position],
          });
        else quietly('convertedObjectIDsAfterSearch', { eventName: 'Dealership contacted', ...found });
        return;
      }
      default:
        assertUnreachable(event);
    }
  };
};
