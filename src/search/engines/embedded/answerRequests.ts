import { ok, type Result } from '../../../domain/result';
import type { StockCard } from '../../../domain/stock/stockCard';
import type { IndexFault } from './indexFault';
import type { OpenIndex } from './openIndex';
import { MatchMemory } from './query/matchedRecords';
import { requestFault } from './query/requestFault';
import type { SearchQuery } from './query/searchQuery';
import { readRequest } from './readRequest';
import { type QueryResult, runFacetQuery, runQuery } from './runQuery';
import type { BatchResponse, FacetValuesResponse, HitsResponse } from './searchResponse';
import { queryWords } from './text/queryWords';
import type { TextIndex, TextMatches } from './textIndex';
import { writeResponse } from './writeResponse';

const memories = new WeakMap<OpenIndex, MatchMemory>();

const memoryOf = (index: OpenIndex): MatchMemory => {
  const memory = memories.get(index) ?? new MatchMemory(index.stock);
  memories.set(index, memory);
  return memory;
};

/** A batch is a list, or `{ requests }` as in version 5 of Algolia's client. */
const readBatch = (batch: unknown): Result<readonly SearchQuery[], IndexFault> => {
  const requests = Array.isArray(batch) ? batch : (batch as { requests?: unknown } | null)?.requests;
  if (!Array.isArray(requests)) return requestFault('A batch is no list of requests.');
  const queries: SearchQuery[] = [];
  for (const request of requests) {
    const query = readRequest(request);
    if (query.kind === 'err') return query;
    queries.push(query.value);
  }
  return ok(queries);
};

type Answered =
  | { readonly kind: 'done'; readonly response: FacetValuesResponse }
  | {
      readonly kind: 'found';
      readonly write: (cards: readonly StockCard[]) => HitsResponse;
      readonly ranks: QueryResult['ranks'];
    };

const answer = (
  index: OpenIndex,
  query: SearchQuery,
  text: TextMatches | null,
  started: number,
): Result<Answered, IndexFault> => {
  if (query.kind === 'facetValues') {
    const facetHits = runFacetQuery(index.stock, memoryOf(index), query, text);
    const processingTimeMS = Math.max(1, Math.round(performance.now() - started));
    return ok({ kind: 'done', response: { facetHits, exhaustiveFacetsCount: true, processingTimeMS } });
  }
  const result = runQuery(index.stock, memoryOf(index), query, text);
  if (result.kind === 'err') return result;
  const milliseconds = performance.now() - started;
  return ok({
    kind: 'found',
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
  const answers: Answered[] = [];
  for (const query of queries.value) {
    const started = performance.now();
    const answered = answer(index, query, texts?.search(query.query) ?? null, started);
    if (answered.kind === 'err') return answered;
    answers.push(answered.value);
  }
  const results: (HitsResponse | FacetValuesResponse)[] = [];
  const shown = await index.cards.cards(answers.flatMap((each) => (each.kind === 'found' ? each.ranks : [])));
  if (shown.kind === 'err') return shown;
  let at = 0;
  for (const each of answers) {
    if (each.kind === 'done') results.push(each.response);
    else {
      results.push(each.write(shown.value.slice(at, at + each.ranks.length)));
      at += each.ranks.length;
    }
  }
  return ok({ results });
};
