import type { InitialResults } from 'instantsearch.js';
import type { StockCard } from '../domain/stock/stockCard';
import type { StockItem } from '../domain/stock/stockItem';
import type { SearchState } from '../search/searchState';

/** The templates a page can be made with, by file name under `src/templates`. */
export type TemplateName =
  | 'HomeTemplate'
  | 'StandardPageTemplate'
  | 'VehicleIndexTemplate'
  | 'VehicleDetailsTemplate'
  | 'StockIndexTemplate'
  | 'StockDetailsTemplate';

/** One page to build: the pure half of `createPages`. */
export interface PageSpec<Context extends object = object> {
  readonly path: string;
  /** Addresses that are answered by this page although they were not built. */
  readonly matchPath?: string;
  readonly template: TemplateName;
  readonly context: Context;
}

/** A stock listing with the first page of its results. */
export interface ListingContext {
  readonly state: SearchState;
  readonly count: number;
  readonly initialResults: InitialResults;
}

/** A stock item as the build knew it; `null` for the page that answers for every other id. */
export interface ItemContext {
  readonly item: StockItem | null;
  readonly similar: readonly StockCard[];
}

export interface BodyTypeTile {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  readonly icon?: string;
}

export interface HomeContext {
  readonly id: string;
  readonly featured: readonly StockCard[];
  readonly bodyTypes: readonly BodyTypeTile[];
  readonly stockCount: number;
}

/** How many of a model are in stock, and the listing that shows them. */
export interface InStock {
  readonly count: number;
  readonly href: string;
}

export interface VehicleContext {
  readonly id: string;
  readonly inStock: InStock;
}

/** What the build asks content for to know its pages. */
export interface ContentIndex {
  readonly pages: readonly { readonly id: string; readonly pageType: string; readonly slug: string }[];
  readonly vehicles: readonly {
    readonly id: string;
    readonly slug: string;
    readonly stockMake: string;
    readonly stockModel: string;
  }[];
}

export const CONTENT_INDEX_QUERY = /* GraphQL */ `
  query ContentIndex {
    pages { id pageType slug }
    vehicles { id slug stockMake stockModel }
  }
`;
