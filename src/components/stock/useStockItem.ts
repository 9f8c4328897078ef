import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StockItem } from '../../domain/stock/stockItem';
import { fetchStockItem, fetchStockItems } from '../../search/engines/embedded/fetchStockItem';
import { LIMITS } from '../../search/limits';

/** One cache of viewed items for the whole visit. */
const ofVisit = new QueryClient();

/** A build renders every item once, so it caches none. */
const memory = (): QueryClient => (typeof window === 'undefined' ? new QueryClient() : ofVisit);

export interface LiveStockItem {
  /** `null` if it is gone; absent if unknown. */
  readonly item: StockItem | null | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * A stock item as it is now. It first shows what the build knew, and then what is published. TanStack Query's own defaults
 * retry three times, after 1 s, 2 s and 4 s. A page with nothing to show waits `LIMITS.stockItem` for all tries together. It
 * also stops waiting offline, where TanStack Query would only pause.
 */
export function useStockItem(id: string, built: StockItem | null): LiveStockItem {
  const queryKey = ['stockItem', id];
  const { data, isError, refetch } = useQuery(
    {
      queryKey,
      queryFn: () => fetchStockItem(id),
      staleTime: 60_000,
      ...(built === null ? {} : { initialData: built, initialDataUpdatedAt: 0 }),
    },
    memory(),
  );
  const [isLate, setIsLate] = useState(false);
  const isWaiting = data === undefined && !isError && !isLate;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), LIMITS.stockItem);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return {
    item: data,
    isFailed: data === undefined && (isError || isLate),
    retry: () => {
      setIsLate(false);
      // Replaces the tries that are still running.
      void memory()
        .cancelQueries({ queryKey })
        .then(() => refetch());
    },
  };
}

/** Several stock items as they are now, by id; `undefined` until they are known, or if they cannot be read. */
export function useStockItems(ids: readonly string[]): ReadonlyMap<string, StockItem | null> | undefined {
  const { data } = useQuery(
    {
      queryKey: ['stockItems', ...ids],
      queryFn: async () => {
        const items = await fetchStockItems(ids);
        return new Map(ids.map((id, place) => [id, items[place] ?? null]));
      },
      staleTime: 60_000,
      enabled: ids.length > 0,
      // Keeps the items of the previous list: removing one must not make the others unknown.
      placeholderData: (before) => before,
    },
    memory(),
  );
  return data;
}
