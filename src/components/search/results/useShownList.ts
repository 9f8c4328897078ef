import { INDEX_PREFIX } from '../../../search/indexRecord';
import { useSearchConfig } from '../SearchConfig';
import { useSearch } from '../SearchProvider';
import type { StockHit } from './ResultsGrid';

export interface ShownList {
  /**
   * - `found`: the search's results;
   * - `before`: the search cannot answer, and these are its last results;
   * - `built`: the search cannot answer, and this is the first page of the built list;
   * - `awaited`: nothing is known yet;
   * - `none`: the search cannot answer, and nothing else is known.
   */
  readonly kind: 'found' | 'before' | 'built' | 'awaited' | 'none';
  readonly hits: readonly StockHit[];
  readonly count: number;
}

/** The list that the listing shows. A search that cannot answer never takes cards away. */
export function useShownList(): ShownList {
  const results = useSearch((search) => search.results);
  const cards = useSearch((search) => search.cards);
  const error = useSearch((search) => search.error);
  const { built } = useSearchConfig();
  const hits = results.hits as unknown as readonly StockHit[];
  if (error === undefined)
    return { kind: cards === 'awaited' ? 'awaited' : 'found', hits, count: results.nbHits };
  if (cards === 'found' && hits.length > 0) return { kind: 'before', hits, count: results.nbHits };
  const first = built?.initialResults[INDEX_PREFIX]?.results?.[0]?.hits as readonly StockHit[] | undefined;
  return built && first?.length
    ? { kind: 'built', hits: first, count: built.count }
    : { kind: 'none', hits: NOTHING, count: 0 };
}

const NOTHING: readonly StockHit[] = [];
