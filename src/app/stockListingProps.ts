import type { ListingContext } from '../build/pageSpecs';

/** What a stock listing is given: the address the shopper is at and what the build knew about the page's own address. */
export interface StockListingProps {
  readonly location: { readonly pathname: string; readonly search: string; readonly key?: string };
  readonly context: ListingContext;
  /** The listing is kept behind a car's page: it must leave address, title and focus alone. */
  readonly hidden?: boolean;
}
