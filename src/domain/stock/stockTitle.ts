import type { StockItem } from './stockItem';

export interface StockTitle {
  readonly title: string;
  readonly subtitle?: string;
}

type Named = Pick<
  StockItem,
  'year' | 'make' | 'model' | 'variations' | 'series' | 'stockName' | 'stockSubname'
>;

/**
 * Year, make, model, badge and series, or the feed's own name for the vehicle where the year is known too; its
 * second name is then the subtitle.
 */
export const stockTitle = (item: Named): StockTitle => {
  if (item.year !== undefined && item.stockName) {
    return item.stockSubname
      ? { title: item.stockName, subtitle: item.stockSubname }
      : { title: item.stockName };
  }
  const parts = [item.year, item.make, item.model, item.variations, item.series];
  return { title: parts.filter((part) => part !== undefined && part !== '').join(' ') };
};
