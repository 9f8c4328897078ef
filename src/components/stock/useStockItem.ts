import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StockItem } from '../../domain/stock/stockItem';
import { fetchStockItem } from '../../search/engines/embedded/fetchStockItem';
import { LIMITS } from '../../search/limits';

/** One memory of looked-at vehicles for the whole visit. */
const ofVisit = new QueryClient();

/** A build looks at every vehicle, once: it remembers none. */
const memory = (): QueryClient => (typeof window === 'undefined' ? new QueryClient() : ofVisit);

export interface LiveStockItem {
  /** `null`: it is gone. Absent: not known yet. */
  readonly item: StockItem | null | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * A stock item as it is now. What the build knew is shown at once and replaced by what is published; TanStack Query's
 * own defaults retry three times, after 1 s, 2 s and 4 s. A page that has nothing to show waits `LIMITS.stockItem` for all
 * tries together; offline, when TanStack Query only waits, it ends as well.
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
      // In place of the tries that are still under way.
      void memory()
        .cancelQueries({ queryKey })
        .then(() => refetch());
    },
  };
}
