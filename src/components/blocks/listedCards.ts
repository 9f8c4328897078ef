import type { BlockOf } from '../../content/blocks/block';
import type { PageStock } from '../../content/stock/pageStock';
import type { StockCard } from '../../domain/stock/stockCard';

/** The cards of a stock list: the build's choice for this block, else the featured ones. */
export const listedCards = (
  block: BlockOf<'stockList'>,
  place: number,
  stock: PageStock,
): readonly StockCard[] =>
  (stock.lists?.[place] ?? (block.isFeatured ? stock.featured : [])).slice(0, block.limit);
