import type { StockItem } from './stockItem';

interface StockTitle {
  readonly title: string;
  readonly subtitle?: string;
}

type Named = Pick<
  StockItem,
  'year' | 'make' | 'model' | 'variations' | 'series' | 'stockName' | 'stockSubname'
>;

/** The title of a stock item: the feed's own name if the year is known, else year, make, model, badge and series. */
export const stockTitle = (item: Named): StockTitle => {
  if (item.year !== undefined && item.stockName)
    return { title: item.stockName, ...(item.stockSubname ? { subtitle: item.stockSubname } : {}) };
  const parts = [item.year, item.make, item.model, item.variations, item.series];
  return { title: parts.filter((part) => part !== undefined && part !== '').join(' ') };
};

/** Title and subtitle in one line, for what has no room for two: `2021 HiLux Rogue, Automatic · White`. */
export const lineOfTitle = ({ title, subtitle }: StockTitle): string =>
  [title, subtitle].filter(Boolean).join(', ');
