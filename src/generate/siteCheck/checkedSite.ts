import type { RawFile } from '../../../plugins/content-endpoint/files/parseRawFile';
import type { StockCard } from '../../domain/stock/stockCard';
import type { StockHistory } from '../../domain/stock/stockHistory';
import type { StockItem } from '../../domain/stock/stockItem';
import type { BuiltPage } from './builtPage';

/** What the rules need to know about the dealership. */
export interface CheckedDealership {
  readonly dealershipName: string;
  readonly legalName: string;
  /** The motor dealer licence number. */
  readonly licenceNumber: string;
  readonly phone: string;
  readonly timeZone: string;
  /** Of the dealership's own address: `NSW`. */
  readonly state: string;
  /** The lender's Australian credit licence number; absent without finance. */
  readonly lenderLicence?: string;
  /** The state of each yard, by the key of its name (`locationKey`). */
  readonly yards: ReadonlyMap<string, string>;
}

/** A price as a published file states it. */
export interface StatedPrice {
  /** The stock item's id. */
  readonly id: string;
  readonly file: string;
  readonly field: string;
  /** Dollars; absent where the file gives no price. */
  readonly dollars?: number;
}

/** One built site, as read from its folder: what visitors, search engines and other systems get. */
export interface CheckedSite {
  readonly pages: readonly BuiltPage[];
  /** The published stock items. Every other price is compared with theirs. */
  readonly items: readonly StockItem[];
  /** The cards of the search index. */
  readonly cards: readonly StockCard[];
  /** The prices in page data, in the columns of the index, and in feeds. */
  readonly stated: readonly StatedPrice[];
  readonly history?: StockHistory;
  /** The files of the content; none if it comes from an endpoint. */
  readonly content: readonly RawFile[];
  readonly dealership: CheckedDealership;
}

/** Something that a rule does not allow. */
export interface SiteFault {
  /** The id of the rule: `on-road-costs`. */
  readonly rule: string;
  /** A content file, a page's address, a published file, or `stock WT26001`. */
  readonly file: string;
  readonly field: string;
  /** Why it is a fault, in words that follow the place. */
  readonly reason: string;
  /** The words at fault. */
  readonly text?: string;
}
