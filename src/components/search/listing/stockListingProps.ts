import type { ComponentType } from 'react';
import type { ListingContext } from '../../../search/listingContext';

/** What a stock listing is given: the address the shopper is at and what the build knew about the page's own address. */
export interface StockListingProps {
  readonly location: { readonly pathname: string; readonly search: string; readonly key?: string };
  /** Absent for an address that was not built. */
  readonly context?: ListingContext;
  /** The listing is kept behind a car's page: it must leave address, title and focus alone. */
  readonly hidden?: boolean;
}

/** A template that is a stock listing names the component that stays mounted behind a car's page. */
export type ListingTemplate<Props = object> = ComponentType<Props> & {
  readonly Listing?: ComponentType<StockListingProps>;
};
