import type { BlockOf } from '../../../content/blocks/block';
import type { PageStock } from '../../../content/stock/pageStock';
import type { StockCard } from '../../../domain/stock/stockCard';

/** The cars that a stock list shows: those the build chose for its place on the page, else the featured ones. */
export const listedCards = (
  block: BlockOf<'stockList'>,
  place: number,
  stock: PageStock,
): readonly StockCard[] =>
  (stock.lists?.[place] ?? (block.isFeatured ? stock.featured : [])).slice(0, block.limit);
