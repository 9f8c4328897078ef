import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { StockItem } from '../../domain/stock/stockItem';
import { fetchStockItem, fetchStockItems } from '../../search/engines/fetchStockItem';
import { LIMITS } from '../../search/limits';

/** The pauses before the second, third and fourth try, in milliseconds. */
const PAUSES = [1000, 2000, 4000] as const;

/** What was read less than a minute ago is not read again. */
const OPTIONS = { dedupingInterval: 60_000, shouldRetryOnError: false } as const;

export interface LiveStockItem {
  /** `null` if it is gone; absent if unknown. */
  readonly item: StockItem | null | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * A stock item as it is now. It first shows what the build knew, and then what is published. SWR reads it again when the
 * shopper comes back to the page or to the network. A page with nothing to show waits `LIMITS.stockItem` for all tries
 * together.
 */
export function useStockItem(id: string, built: StockItem | null): LiveStockItem {
  const { data, error, isValidating, mutate } = useSWR(
    ['stockItem', id],
    () => persistently(() => fetchStockItem(id)),
    built === null ? OPTIONS : { ...OPTIONS, fallbackData: built },
  );
  const [isLate, setIsLate] = useState(false);
  // SWR keeps the last error while it tries again.
  const isWaiting = data === undefined && (error === undefined || isValidating) && !isLate;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), LIMITS.stockItem);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return {
    item: data,
    isFailed: data === undefined && !isWaiting,
    retry: () => {
      setIsLate(false);
      // Replaces the tries that are still running.
      void mutate();
    },
  };
}

/** Several stock items as they are now, by id; `undefined` until they are known, or if they cannot be read. */
export function useStockItems(ids: readonly string[]): ReadonlyMap<string, StockItem | null> | undefined {
  const { data } = useSWR(
    ids.length > 0 ? ['stockItems', ...ids] : null,
    async () => {
      const items = await persistently(() => fetchStockItems(ids));
      return new Map(ids.map((id, place) => [id, items[place] ?? null]));
    },
    // Keeps the items of the previous list: removing one must not make the others unknown.
    { ...OPTIONS, keepPreviousData: true },
  );
  return data;
}

/** The first answer of up to four tries. Rejects with the last fault. */
async function persistently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES) {
    try {
      return await ask();
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return ask();
}
