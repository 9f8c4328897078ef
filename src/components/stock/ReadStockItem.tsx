import { useEffect } from 'react';
import type { StockItem } from '../../domain/stock/stockItem';
import { useStockItem } from './useStockItem';

interface Props {
  readonly id: string;
  readonly onItem: (item: StockItem) => void;
}

/** Reads a stock item and reports it. Renders nothing: a separate script, for pages that rarely name one. */
export function ReadStockItem({ id, onItem }: Props) {
  const { item } = useStockItem(id, null);
  useEffect(() => {
    if (item) onItem(item);
  }, [item, onItem]);
  return null;
}
