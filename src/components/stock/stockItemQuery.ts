import { queryOptions } from '@tanstack/react-query';
import { fetchStockItem } from '../../search/engines/fetchStockItem';

/** One stock item as it is published now; `null` if it is gone. */
export const stockItemQuery = (id: string) =>
  queryOptions({ queryKey: ['stockItem', id], queryFn: () => fetchStockItem(id) });
