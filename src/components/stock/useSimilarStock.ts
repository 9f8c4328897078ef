import { useEffect, useState } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import type { StockCard } from '../../domain/stock/stockCard';
import type { StockItem } from '../../domain/stock/stockItem';
import { parseStockItemPath } from '../../domain/stock/stockItemPath';
import { toStockCard } from '../../domain/stock/toStockCard';
import { LIMITS } from '../../search/limits';
import { within } from '../../search/within';

const SIMILAR_CARS = 4;

/**
 * Items similar to the page's item: those that the build chose, or else (the item was added later or is gone) what the search
 * finds. `undefined` until it has.
 * @param item absent while it is unknown, `null` if it is gone: then the words of its address say what it was
 */
export function useSimilarStock(
  pathname: string,
  item: StockItem | null | undefined,
  built: readonly StockCard[],
): readonly StockCard[] | undefined {
  const { hostedSearch } = useStockSettings();
  const [found, setFound] = useState<readonly StockCard[]>();
  const isAsked = built.length === 0 && item !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const to = item
      ? ({ kind: 'card', card: toStockCard(item) } as const)
      : ({ kind: 'words', titleSlug: parseStockItemPath(pathname)?.titleSlug ?? '' } as const);
    within(LIMITS.search, async () => {
      const { findSimilarStock } = await import(/* webpackChunkName: "similar-stock" */ './findSimilarStock');
      return findSimilarStock(to, SIMILAR_CARS, hostedSearch);
    })
      // The page is complete without them, so a failure is not reported.
      .catch(() => [])
      .then((cards) => isCurrent && setFound(cards));
    return () => {
      isCurrent = false;
    };
  }, [isAsked, item, pathname, hostedSearch]);
  return built.length > 0 ? built : found;
}
