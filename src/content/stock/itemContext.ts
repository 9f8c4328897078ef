import type { StockCard } from '../../domain/stock/stockCard';
import type { StockItem } from '../../domain/stock/stockItem';
import type { LinkView } from '../link';

/** What the build gives a stock item's page: the item as it knew it; `null` for the page that answers for every other id. */
export interface ItemContext {
  readonly item: StockItem | null;
  readonly similar: readonly StockCard[];
  /** The page's own address as a QR code, for paper: a picture as a `data:` address. Absent where the page has no item. */
  readonly qrCode?: string;
  /** The listings above it, the widest first. */
  readonly trail: readonly LinkView[];
}
