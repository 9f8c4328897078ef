import { publishedItem, type SitePlace } from '../../src/config/publishedSite';
import type { Dealership } from '../dealership';
import type { LeadLog } from '../leadLog';
import { otherMethod, storeFailed } from '../refusals';
import type { LeadStore } from '../store';
import type { Handler } from '../webAnswer';
import { takenTimes } from './takenTimes';
import { visitPages } from './visitPages';

interface VisitRequestParts {
  readonly store: Pick<LeadStore, 'takenSlots' | 'visitByToken' | 'alterVisit'>;
  readonly log: LeadLog;
  /** The site that publishes the vehicles. */
  readonly place: SitePlace;
  /** The dealership as the site says now. */
  readonly latest: () => Promise<Dealership>;
  /** Called after a visit was altered, so that its news is sent at once. */
  readonly onQueued?: (() => void) | undefined;
  readonly now?: () => number;
}

/**
 * The handler of `/api/visits`: says which half hours of a yard are taken, and nothing about who comes; and shows the page to which
 * the link of a visit leads. Programs that check mails follow links, so only the buttons of the page change anything.
 */
export function createVisitRequests({ now = Date.now, ...parts }: VisitRequestParts): Handler {
  const { log, place } = parts;
  const taken = takenTimes({ ...parts, now });
  const pages = visitPages({ ...parts, now, publishedItem: (id) => publishedItem(place, id) });
  return async (request) => {
    const { searchParams } = new URL(request.url);
    const token = searchParams.get('visit');
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    if (!isGet && (request.method !== 'POST' || token === null))
      return otherMethod(token === null ? 'GET' : 'GET, POST');
    const answer = token === null ? taken(searchParams) : pages(request, token);
    return answer.catch(storeFailed(log, ', or call us'));
  };
}
