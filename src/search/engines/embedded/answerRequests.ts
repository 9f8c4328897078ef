import { ok, type Result } from '../../../domain/result';
import type { StockCard } from '../../../domain/stock/stockCard';
import type { IndexFault } from './indexFault';
import { requestFault } from './indexFault';
import type { OpenIndex } from './openIndex';
import { MatchMemory } from './query/matchedRecords';
import type { SearchQuery } from './query/searchQuery';
import { readRequest } from './readRequest';
import { type QueryResult, runQuery } from './runQuery';
import type { BatchResponse, HitsResponse } from './searchResponse';
import { queryWords } from './text/queryWords';
import type { TextIndex } from './textIndex';
import { writeResponse } from './writeResponse';

const memories = new WeakMap<OpenIndex, MatchMemory>();

const memoryOf = (index: OpenIndex): MatchMemory => {
  const memory = memories.get(index) ?? new MatchMemory(index.stock);
  memories.set(index, memory);
  return memory;
};

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

/** An answer that waits for its cards. */
interface Found {
  readonly ranks: QueryResult['ranks'];
  readonly write: (cards: readonly StockCard[]) => HitsResponse;
}

const find = (index: OpenIndex, query: SearchQuery, texts: TextIndex | null): Result<Found, IndexFault> => {
  const started = performance.now();
  const text = texts?.search(query.query, query.isInProse) ?? null;
  const result = runQuery(index.stock, memoryOf(index), query, text);
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
  const answers: Found[] = [];
  for (const query of queries.value) {
    const found = find(index, query, texts);
    if (found.kind === 'err') return found;
    answers.push(found.value);
  }
  const cards = await index.cards.cards(answers.flatMap(({ ranks }) => ranks));
  if (cards.kind === 'err') return cards;
  let at = 0;
  const results = answers.map(({ ranks, write }) => {
    const from = at;
    at += ranks.length;
    return write(cards.value.slice(from, at));
  });
  return ok({ results });
};
