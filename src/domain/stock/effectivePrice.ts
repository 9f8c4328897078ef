import type { Cents } from '../money';
import type { StockItem } from './stockItem';

/** The price to filter, sort, finance and publish by, in cents: the special price if there is one. */
export const effectivePrice = (item: Pick<StockItem, 'price' | 'specialPrice'>): Cents | undefined =>
  item.specialPrice ?? item.price;

/** The price before the special price, in cents; absent without a special price. */
export const wasPrice = (item: Pick<StockItem, 'price' | 'specialPrice'>): Cents | undefined =>
  item.specialPrice === undefined ? undefined : item.price;
