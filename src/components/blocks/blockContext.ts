import type { BlockKind, BlockOf } from '../../content/blocks/block';
import type { DealerView } from '../../content/dealer/dealer';
import type { PageStock } from '../../content/stock/pageStock';
import type { StockCard } from '../../domain/stock/stockCard';

export interface BlockContext {
  /** The page's own path: `/contact/`. */
  readonly path: string;
  readonly dealer: DealerView;
  readonly stock: PageStock;
  /** When the site was built, in milliseconds since 1970. Dates are compared with this until the browser's clock is read. */
  readonly builtAt: number;
  readonly placesId?: string;
}

export interface PlacedBlock<Kind extends BlockKind> {
  readonly block: BlockOf<Kind>;
  readonly blockContext: BlockContext;
}

/** The cards of a stock list: the build's choice for this block, else the featured ones. */
export const listedCards = (
  block: BlockOf<'stockList'>,
  place: number,
  stock: PageStock,
): readonly StockCard[] =>
  (stock.lists?.[place] ?? (block.isFeatured ? stock.featured : [])).slice(0, block.limit);
