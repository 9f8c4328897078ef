import { liteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '../../../domain/hostedSearch';
import type { SearchEngine } from '../../engine';
import { HostedFault } from '../fallback/engineFault';
import { hostedIndexName } from './hostedNames';
import { hostOption } from './hostOption';
import { createHostsMemory } from './hostsMemory';
import { readFault } from './readFault';

type Answer = Awaited<ReturnType<SearchEngine['search']>>;
type Fields = Readonly<Record<string, unknown>>;

/** What a hit brings back: the card that is shown, and the marks in its texts. */
const SHOWN = { attributesToRetrieve: ['card'], attributesToHighlight: ['title', 'subtitle'] };

/**
 * Asks the hosted search, and gives its answers the shape that the embedded engine gives them: what asks never knows.
 * Rejects with a `HostedFault`.
 */
export const createAlgoliaSearch = (settings: HostedSearch): ((requests: unknown) => Promise<Answer>) => {
  const { appId, searchKey, indexPrefix, host } = settings;
  const client = liteClient(appId, searchKey, {
    ...hostOption(host),
    hostsCache: createHostsMemory(),
    // A pause that the service asks for is the breaker's business; the shopper gets an answer meanwhile.
    maxRateLimitRetries: 0,
  });
  return async (requests) => {
    const asked = requests as readonly Fields[];
    const answer = await client
      .search(asked.map((request) => toHosted(request, indexPrefix)) as never)
      .catch((error: unknown) => {
        throw readFault(error);
      });
    const results = (answer as { readonly results?: readonly Fields[] } | undefined)?.results;
    if (results?.length !== asked.length) throw new HostedFault({ kind: 'unreachable' }, 'No whole answer');
    return { results: results.map((result, place) => fromHosted(result, asked[place])) } as unknown as Answer;
  };
};

const toHosted = (request: Fields, prefix: string): Fields => {
  const params = (request.params ?? {}) as Fields;
  const bringsHits = request.type !== 'facet' && params.hitsPerPage !== 0;
  return {
    ...request,
    indexName: hostedIndexName(String(request.indexName), prefix),
    // `clickAnalytics` names the answer, so that a click on one of its hits can be told (`searchEvents`).
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
    // Which answer brought it, and where in the whole list it stands: for what is told of it (`itemEvents`).
    ...(queryID === undefined ? {} : { __queryID: queryID, __position: before + place + 1 }),
  }));
  return { ...result, index: request?.indexName, hits };
};
