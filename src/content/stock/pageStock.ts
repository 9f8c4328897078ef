import type { StockCard } from '../../domain/stock/stockCard';

/** One of the ways into the stock by body type. */
export interface BodyTypeTileView {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  /** The address of its drawing. */
  readonly icon?: string;
}

/** The stock that a page of content shows, chosen by the build. */
export interface PageStock {
  readonly featured: readonly StockCard[];
  readonly bodyTypes: readonly BodyTypeTileView[];
  /** The cars of each stock list of the page, by the place of its block. */
  readonly lists?: Readonly<Record<number, readonly StockCard[]>>;
}

export const NO_STOCK: PageStock = { featured: [], bodyTypes: [] };
