import type { StockCard } from '../../domain/stock/stockCard';

/** A link to the stock of one body type. */
export interface BodyTypeTileView {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  /** The address of its drawing. */
  readonly icon?: string;
}

/** The stock on a content page, chosen by the build. */
export interface PageStock {
  readonly featured: readonly StockCard[];
  readonly bodyTypes: readonly BodyTypeTileView[];
  /** The items of each stock list on the page, by the index of its block. */
  readonly lists?: Readonly<Record<number, readonly StockCard[]>>;
}

export const NO_STOCK: PageStock = { featured: [], bodyTypes: [] };
