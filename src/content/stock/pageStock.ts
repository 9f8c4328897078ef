import type { PriceContextView } from '../../domain/priceContext/contextWords';
import type { StockCard } from '../../domain/stock/stockCard';
import type { StockItem } from '../../domain/stock/stockItem';
import type { LinkView } from '../link';
import type { ShareView } from '../seo';
import type { OfferStocks } from '../specials/offerStock';

export interface BodyTypeTileView {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  readonly icon?: string;
}

/** The stock on a content page, chosen by the build. */
export interface PageStock {
  readonly featured: readonly StockCard[];
  readonly bodyTypes: readonly BodyTypeTileView[];
  /** The items of each stock list on the page, by the index of its block. */
  readonly lists?: Readonly<Record<number, readonly StockCard[]>>;
  /** The stock of the offers on the page. */
  readonly offers?: OfferStocks;
  /** How many items the lists behind its link tiles have, by their addresses. */
  readonly counts?: Readonly<Record<string, number>>;
}

export const NO_STOCK: PageStock = { featured: [], bodyTypes: [] };

/** The context of an item's page: the item as the build knew it; `null` for the page that serves every unbuilt item. */
export interface ItemContext {
  readonly item: StockItem | null;
  /** Its stock number or id, if other items have the same title. */
  readonly mark?: string;
  readonly similar: readonly StockCard[];
  /** A QR code of the page's own address, for paper: a picture in a `data:` address. Absent if the page has no item. */
  readonly qrCode?: string;
  readonly trail: readonly LinkView[];
  /** Its price compared with others like it; absent with too few of them. */
  readonly priceContext?: PriceContextView | undefined;
  /** The page's drawn picture, if it has one. */
  readonly share?: ShareView;
}
