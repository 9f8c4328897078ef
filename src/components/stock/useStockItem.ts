import { QueryClient, useQuery } from '@tanstack/react-query';
import type { StockItem } from '../../domain/stock/stockItem';
import { fetchStockItem } from '../../search/engines/embedded/fetchStockItem';

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
 * own defaults retry three times, after 1 s, 2 s and 4 s.
 */
export function useStockItem(id: string, built: StockItem | null): LiveStockItem {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['stockItem', id],
      queryFn: () => fetchStockItem(id),
      staleTime: 60_000,
      ...(built === null ? {} : { initialData: built, initialDataUpdatedAt: 0 }),
    },
    memory(),
  );
  return { item: data, isFailed: isError && data === undefined, retry: () => void refetch() };
}
