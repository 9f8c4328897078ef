import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StockItem } from '../../domain/stock/stockItem';
import { fetchStockItem, fetchStockItems } from '../../search/engines/fetchStockItem';
import { LIMITS } from '../../search/limits';
import { queryClient } from '../ui/queryClient';

interface LiveStockItem {
  /** `null` if it is gone; absent if unknown. */
  readonly item: StockItem | null | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** A stock item as it is now. A page with nothing to show waits `LIMITS.stockItem` for all tries together. */
export function useStockItem(id: string, built: StockItem | null): LiveStockItem {
  const query = stockItemQuery(id);
  const { data, isFetching } = useQuery(query, queryClient);
  const item = data === undefined ? (built ?? undefined) : data;
  const [isLate, setIsLate] = useState(false);
  const isWaiting = item === undefined && isFetching && !isLate;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), LIMITS.stockItem);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return {
    item,
    isFailed: item === undefined && !isWaiting,
    retry: () => {
      setIsLate(false);
      // Cancels the tries that are still running and starts again.
      void queryClient.resetQueries(query);
    },
  };
}

/** Several stock items as they are now, by id; `undefined` until they are known, or if they cannot be read. */
export const useStockItems = (ids: readonly string[]): ReadonlyMap<string, StockItem | null> | undefined =>
  useStockItemsQuery(ids).data;

/** The same, with its loading and error states. */
export const useStockItemsQuery = (ids: readonly string[]) =>
  useQuery(
    {
      queryKey: ['stockItems', ids],
      queryFn: async () => {
        const items = await fetchStockItems(ids);
        return new Map(ids.map((id, place) => [id, items[place] ?? null]));
      },
      enabled: ids.length > 0,
      // Removing an item must not make the others unknown.
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

/** Reads a stock item once. Rejects if it cannot be read. */
export const readStockItem = (id: string): Promise<StockItem | null> =>
  queryClient.fetchQuery({ ...stockItemQuery(id), retry: 3 });

/** One stock item as it is published now; `null` if it is gone. */
export const stockItemQuery = (id: string) =>
  queryOptions({ queryKey: ['stockItem', id], queryFn: () => fetchStockItem(id) });
