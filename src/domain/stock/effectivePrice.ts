import type { Cents } from '../money';
import type { StockItem } from './stockItem';

/** The price that is filtered, sorted, financed and published: the special price where there is one. In cents. */
export const effectivePrice = (item: Pick<StockItem, 'price' | 'specialPrice'>): Cents | undefined =>
  item.specialPrice ?? item.price;

/** The price before the special price, in cents; absent without a special price. */
export const wasPrice = (item: Pick<StockItem, 'price' | 'specialPrice'>): Cents | undefined =>
  item.specialPrice === undefined ? undefined : item.price;
