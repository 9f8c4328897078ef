import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Configure, InstantSearch, useHits, useInstantSearch } from 'react-instantsearch';
import { useStockSettings } from '../../../content/stock/stockSettings';
import type { StockCard } from '../../../domain/stock/stockCard';
import type { StockItem } from '../../../domain/stock/stockItem';
import { parseStockItemPath } from '../../../domain/stock/stockItemPath';
import { asListed, toStockCard } from '../../../domain/stock/toStockCard';
import type { SimilarTo } from '../../../search/findSimilar';
import { INDEX_PREFIX } from '../../../search/indexRecord';
import { LIMITS, within } from '../../../search/limits';
import { escapeValue } from '../../../search/searchRequest';
import { stockEngine, useSearchClient } from '../../stock/engine/stockEngine';
import { useStockItem } from '../../stock/useStockItem';
import { queryClient } from '../../ui/queryClient';

export interface LiveStockView {
  /** `null` if it is gone; absent while it is unknown. */
  readonly item: StockItem | null | undefined;
  /** Absent while they are unknown. */
  readonly similar: readonly StockCard[] | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

export interface LiveStockProps {
  readonly id: string;
  readonly pathname: string;
  readonly built: StockItem | null;
  readonly builtSimilar: readonly StockCard[];
  readonly onChange: (view: LiveStockView) => void;
}

/** Asks the search index for a stock item and its similar stock, and reports them. Renders nothing: the page is on the screen. */
export function LiveStock(props: LiveStockProps) {
  const { hostedSearch } = useStockSettings();
  const ids = [props.id, ...props.builtSimilar.map(({ objectID }) => objectID)];
  return (
    <InstantSearch
      searchClient={useSearchClient(hostedSearch)}
      indexName={INDEX_PREFIX}
      insights={false}
      future={FUTURE}
    >
      <Configure facetFilters={[ids.map((id) => `objectID:${escapeValue(id)}`)]} hitsPerPage={ids.length} />
      <Report {...props} />
    </InstantSearch>
  );
}

const FUTURE = { preserveSharedStateOnUnmount: true } as const;

/** The index knows prices and status; the file of the item has everything else. */
function Report({ id, pathname, built, builtSimilar, onChange }: LiveStockProps) {
  // A search that fails leaves the page as it was built.
  useInstantSearch({ catchError: true });
  const { items: hits } = useHits<StockCard & Record<string, unknown>>();
  const { item, isFailed, retry } = useStockItem(id, built);
  const similar = useSimilarStock(pathname, item, builtSimilar);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is a new function each time and does the same
  useEffect(() => {
    const cards = new Map(hits.map((card) => [card.objectID, card]));
    const card = cards.get(id);
    onChange({
      item: item && card ? asListed(item, card) : item,
      similar: similar?.map((each) => cards.get(each.objectID) ?? each),
      isFailed,
      retry,
    });
  }, [id, item, hits, similar, isFailed, onChange]);
  return null;
}

const MAX_SIMILAR = 4;

/**
 * Items similar to the page's item: the build's choice, or what the search finds if the item was added later or is gone.
 * `undefined` until it has; none if the search fails, because the page is complete without them.
 * @param item absent while it is unknown, `null` if it is gone: then the words of its address say what it was
 */
function useSimilarStock(
  pathname: string,
  item: StockItem | null | undefined,
  built: readonly StockCard[],
): readonly StockCard[] | undefined {
  const { hostedSearch } = useStockSettings();
  const { data, isError } = useQuery(
    {
      queryKey: ['similarStock', pathname, item === null ? 'gone' : item?.id],
      queryFn: () =>
        within(LIMITS.search, async () => {
          const { findSimilar } = await import(
            /* webpackChunkName: "similar-stock" */ '../../../search/findSimilar'
          );
          return findSimilar(stockEngine(hostedSearch), similarTo(pathname, item ?? null), MAX_SIMILAR);
        }),
      enabled: built.length === 0 && item !== undefined,
    },
    queryClient,
  );
  if (built.length > 0) return built;
  return isError ? [] : data;
}

const similarTo = (pathname: string, item: StockItem | null): SimilarTo =>
  item
    ? { kind: 'card', card: toStockCard(item) }
    : { kind: 'words', titleSlug: parseStockItemPath(pathname)?.titleSlug ?? '' };
