import { ok, type Result } from '../../../domain/result';
import { PAGING_LIMIT } from '../../indexNames';
import type { Column } from './columns/column';
import type { IndexFault } from './indexFault';
import { requestFault } from './indexFault';
import { answerFacet } from './query/answerFacet';
import type { FacetStatistics } from './query/facetAnswer';
import type { MatchMemory } from './query/matchedRecords';
import { pageOfRanks } from './query/pageOfRanks';
import type { SearchQuery } from './query/searchQuery';
import type { StockIndex } from './stockIndex';
import type { TextMatches } from './textIndex';

/** The result of a query, before its cards are loaded. */
export interface QueryResult {
  readonly size: number;
  /** The ranks of this page. */
  readonly ranks: readonly number[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly statistics: Readonly<Record<string, FacetStatistics>>;
}

/** Answers a query from the columns. Fails with `request` for an order that the index does not have. */
export const runQuery = (
  stock: StockIndex,
  memory: MatchMemory,
  query: SearchQuery,
  text: TextMatches | null,
): Result<QueryResult, IndexFault> => {
  const matched = memory.find(query.filters, text);
  const from = Math.min(PAGING_LIMIT, query.page * query.hitsPerPage);
  const to = Math.min(PAGING_LIMIT, from + query.hitsPerPage);
  const ranks = pageOfRanks(stock, matched, query.sort, text, from, to);
  if (!ranks) return requestFault(`There is no index “${query.indexName}”.`);

  const facets: Record<string, Readonly<Record<string, number>>> = {};
  const statistics: Record<string, FacetStatistics> = {};
  for (const column of columnsOf(stock, query.facets)) {
    const { counts, statistics: numbers } = answerFacet(column, matched, query.maxValuesPerFacet);
    // Like Algolia, leave out a facet without any value among the found records.
    if (counts) facets[column.name] = counts;
    if (numbers) statistics[column.name] = numbers;
  }
  return ok({ size: matched.size, ranks, facets, statistics });
};

const columnsOf = (stock: StockIndex, names: readonly string[]): readonly Column[] =>
  names.map((name) => stock.columns.get(name)).filter((column) => column !== undefined);
