import { ok, type Result } from '../../../domain/result';
import type { StockCard } from '../../../domain/stock/stockCard';
import type { EmbeddedEngine } from './createEmbeddedEngine';
import { type IndexFault, requestFault, valueOrThrow } from './indexFault';
import type { OpenIndex } from './openIndex';
import { readRequest, type SearchQuery } from './readRequest';
import { type QueryResult, runQuery } from './runQuery';
import type { TextIndex } from './textIndex';
import { queryWords } from './words';
import { type BatchResponse, type HitsResponse, writeResponse } from './writeResponse';

const readBatch = (batch: unknown): Result<readonly SearchQuery[], IndexFault> => {
  if (!Array.isArray(batch)) return requestFault('A batch is not a list of requests.');
  const queries: SearchQuery[] = [];
  for (const request of batch) {
    const query = readRequest(request);
    if (query.kind === 'err') return query;
    queries.push(query.value);
  }
  return ok(queries);
};

/** A response whose cards are not loaded yet. */
interface PendingResponse {
  readonly ranks: QueryResult['ranks'];
  readonly write: (cards: readonly StockCard[]) => HitsResponse;
}

const answerQuery = (
  index: OpenIndex,
  query: SearchQuery,
  texts: TextIndex | null,
): Result<PendingResponse, IndexFault> => {
  const started = performance.now();
  const text = texts?.search(query.query, query.isInProse) ?? null;
  const result = runQuery(index, query, text);
  if (result.kind === 'err') return result;
  const milliseconds = performance.now() - started;
  return ok({
    ranks: result.value.ranks,
    write: (cards) => writeResponse(query, result.value, cards, text, milliseconds),
  });
};

/**
 * Answers a batch of requests in order. The first fault fails the whole batch, because a page would show half an answer
 * as a whole one.
 */
export const answerRequests = async (
  index: OpenIndex,
  batch: unknown,
): Promise<Result<BatchResponse, IndexFault>> => {
  const queries = readBatch(batch);
  if (queries.kind === 'err') return queries;
  let texts: TextIndex | null = null;
  if (queries.value.some((query) => queryWords(query.query).length > 0)) {
    const text = await index.text();
    if (text.kind === 'err') return text;
    texts = text.value;
  }
  const responses: PendingResponse[] = [];
  for (const query of queries.value) {
    const response = answerQuery(index, query, texts);
    if (response.kind === 'err') return response;
    responses.push(response.value);
  }
  const cards = await index.cards.byRank(responses.flatMap(({ ranks }) => ranks));
  if (cards.kind === 'err') return cards;
  let at = 0;
  const results = responses.map(({ ranks, write }) => {
    const from = at;
    at += ranks.length;
    return write(cards.value.slice(from, at));
  });
  return ok({ results });
};

/** The engine for an already open index. The build uses it for first results, and tests use it. */
export const createInProcessEngine = (index: OpenIndex): EmbeddedEngine => ({
  search: (async (requests: unknown) =>
    valueOrThrow(await answerRequests(index, requests))) as EmbeddedEngine['search'],
  getCards: async (ids) => valueOrThrow(await index.cards.byId(ids)),
  warm: async () => index.stock.count,
  retry: async () => index.stock.count,
});
