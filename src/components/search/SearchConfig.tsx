import { createContext, useContext } from 'react';
import type { StockSettings } from '../../content/stock/stockSettings';
import type { ListingContext } from '../../search/listingTitle';
import type { SearchState } from '../../search/searchState';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';

/** What every part of the search needs to know about the site: its words and its settings. */
interface SearchConfig {
  readonly vocabulary: SearchVocabulary;
  readonly settings: StockSettings;
  /** The build's context of the page; absent for an address that was not built. */
  readonly built?: ListingContext | undefined;
  /** The words from another page's search box that led here. */
  readonly typedWords?: string | undefined;
  /** The search with which the page begins, if the results of its address are not there yet. */
  readonly first?: SearchState | undefined;
  /** Makes the next change of the search part of the step before, so that both are one step for Back. */
  readonly continueStep: () => void;
}

const Context = createContext<SearchConfig | null>(null);

export const SearchConfigProvider = Context.Provider;

export function useSearchConfig(): SearchConfig {
  const config = useContext(Context);
  if (config === null) throw new Error('useSearchConfig is used outside of a StockListing.');
  return config;
}
