import type { StockType } from '../../src/domain/stock/stockTypes';
import type { Address } from './address';

/** What is known of a new dealer. */
export interface NewDealer {
  readonly folder: string;
  readonly locale: string;
  readonly name: string;
  readonly url: string;
  readonly sells: StockType;
  /** Separated by commas. */
  readonly brands: string;
  readonly address: Address;
  readonly phone: string;
  readonly email: string;
  /** `own`, or a format that the site knows. */
  readonly feed: string;
  /** The folders of the dealers whose stock it shows; none for a dealer with its own feed. */
  readonly group: readonly string[];
}
