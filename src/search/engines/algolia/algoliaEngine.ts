import { liteClient } from 'algoliasearch/lite';
import insights from 'search-insights';
import type { HostedSearch } from '../../../domain/hostedSearch';
import { assertUnreachable } from '../../../domain/unreachable';
import type { ItemEvent, SearchEngine, StockEngine } from '../../searchEngine';
import { joinBound } from '../embedded';
import {
  createFallbackEngine,
  type EngineFault,
  type FallbackOptions,
  HostedFault,
} from '../fallback/fallbackEngine';
import { hostedIndexName } from './hostedRecord';
import { createHostsMemory, hostOption } from './hosts';
import { answerKnownWords, type Fields, type HostedRequest } from './knownWords';

type SearchResponses = Awaited<ReturnType<SearchEngine['search']>>;

/** What a hit contains: the card to show, and its highlighted texts. */
const SHOWN = { attributesToRetrieve: ['card'], attributesToHighlight: ['title', 'subtitle'] };

/** Asks the hosted search, with answers in the shape of the embedded engine's. Rejects with a `HostedFault`. */
export const createAlgoliaSearch = (
  settings: HostedSearch,
): ((requests: unknown) => Promise<SearchResponses>) => {
  const { appId, searchKey, indexPrefix, host } = settings;
  const client = liteClient(appId, searchKey, {
    ...hostOption(host),
    hostsCache: createHostsMemory(),
    // If the service asks for a pause, the circuit breaker waits; the standby answers the shopper.
    maxRateLimitRetries: 0,
  });
  const send = async (requests: readonly Fields[]): Promise<readonly Fields[]> => {
    const answer = await client
      .search(requests.map((request) => toHosted(request, indexPrefix)) as never)
      .catch((error: unknown) => {
        throw new HostedFault(faultOf(error), error);
      });
    const results = (answer as { readonly results?: readonly Fields[] } | undefined)?.results;
    if (results?.length !== requests.length)
      throw new HostedFault({ kind: 'unreachable' }, 'No whole answer');
    return results.map((result, place) => fromHosted(result, requests[place]));
  };
  return async (requests) =>
    ({
      results: await answerKnownWords(requests as readonly HostedRequest[], send),
    }) as unknown as SearchResponses;
};

const toHosted = (request: Fields, prefix: string): Fields => {
  const given = (request.params ?? {}) as Fields;
  // The service takes every hyphen and point for a space.
  const params: Fields =
    typeof given.query === 'string' ? { ...given, query: joinBound(given.query) } : given;
  const bringsHits = params.hitsPerPage !== 0;
  return {
    ...request,
    indexName: hostedIndexName(String(request.indexName), prefix),
    // `clickAnalytics` gives the answer an id, which a later click on one of its hits reports (`ItemEvent`).
    params: bringsHits ? { clickAnalytics: true, ...params, ...SHOWN } : params,
  };
};

const fromHosted = (result: Fields, request: Fields | undefined): Fields => {
  if (!Array.isArray(result.hits)) return result;
  const { page = 0, hitsPerPage = 0, queryID } = result as Partial<Record<string, number | string>>;
  const before = Number(page) * Number(hitsPerPage);
  const hits = result.hits.map(({ card, objectID, _highlightResult = {} }, place) => ({
    ...card,
    objectID,
    _highlightResult,
    // The answer's id and the hit's position in the whole list, for events about this hit (`ItemEvent`).
    ...(queryID === undefined ? {} : { __queryID: queryID, __position: before + place + 1 }),
  }));
  const { query = result.query } = (request?.params ?? {}) as Fields;
  return { ...result, index: request?.indexName, query, hits };
};

interface ServiceError {
  readonly status?: unknown;
  /** One entry for each try, with the host's headers. */
  readonly stackTrace?: readonly {
    readonly response?: { readonly headers?: Readonly<Record<string, string>> };
  }[];
}

const faultOf = (error: unknown): EngineFault => {
  const { status, stackTrace } = (typeof error === 'object' && error !== null ? error : {}) as ServiceError;
  if (status === 400) return { kind: 'request' };
  if (status === 429) {
    const seconds = Number(stackTrace?.at(-1)?.response?.headers?.['retry-after']);
    return { kind: 'busy', ...(seconds > 0 ? { pause: seconds * 1000 } : {}) };
  }
  // The client reports a status only for 4xx. If a host is down or broken it tries the next, and ends without a status.
  return { kind: typeof status === 'number' && status < 500 ? 'refused' : 'unreachable' };
};

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

const MAX_ITEMS = 20;

type Insights = (method: string, ...args: readonly unknown[]) => unknown;

/** Tells the hosted search what shoppers did, under a random token that lives as long as the page. Failures are ignored. */
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
        for (let from = 0; from < ids.length; from += MAX_ITEMS) {
          const objectIDs = ids.slice(from, from + MAX_ITEMS);
          quietly('viewedObjectIDs', { eventName: 'Item shown', index, objectIDs });
        }
        return;
      }
      case 'opened':
      case 'enquired': {
        const { objectID, __queryID: queryID, __position: position } = event.item;
        const hit = { index, queryID, objectIDs: [objectID] };
        if (event.kind === 'opened')
          quietly('clickedObjectIDsAfterSearch', { eventName: 'Item opened', ...hit, positions: [position] });
        else quietly('convertedObjectIDsAfterSearch', { eventName: 'Dealership contacted', ...hit });
        return;
      }
      default:
        assertUnreachable(event);
    }
  };
};
