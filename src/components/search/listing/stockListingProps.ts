import type { ComponentType } from 'react';
import type { ListingContext } from '../../../search/listingContext';

/** The props of a stock listing: the current address, and what the build knew about the page's own address. */
export interface StockListingProps {
  readonly location: { readonly pathname: string; readonly search: string; readonly key?: string };
  /** Absent for an address that was not built. */
  readonly context?: ListingContext;
  /** Whether the listing is hidden behind the page of an item. It must then leave address, title and focus alone. */
  readonly hidden?: boolean;
}

/** The template of a stock listing names the component that stays mounted behind the page of an item. */
export type ListingTemplate<Props = object> = ComponentType<Props> & {
  readonly Listing?: ComponentType<StockListingProps>;
};
