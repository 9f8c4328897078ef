import { useQuery } from '@tanstack/react-query';
import { useStockSettings } from '../../../content/stock/stockSettings';
import type { StockCard } from '../../../domain/stock/stockCard';
import type { StockItem } from '../../../domain/stock/stockItem';
import { parseStockItemPath } from '../../../domain/stock/stockItemPath';
import { toStockCard } from '../../../domain/stock/toStockCard';
import type { SimilarTo } from '../../../search/findSimilar';
import { LIMITS } from '../../../search/limits';
import { within } from '../../../search/within';
import { queryClient } from '../../ui/queryClient';

const MOST_SIMILAR = 4;

/**
 * Items similar to the page's item: those that the build chose, or else (the item was added later or is gone) what the search
 * finds. `undefined` until it has; none if the search fails, because the page is complete without them.
 * @param item absent while it is unknown, `null` if it is gone: then the words of its address say what it was
 */
export function useSimilarStock(
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
          const { findSimilarStock } = await import(
            /* webpackChunkName: "similar-stock" */ './findSimilarStock'
          );
          return findSimilarStock(similarTo(pathname, item ?? null), MOST_SIMILAR, hostedSearch);
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
