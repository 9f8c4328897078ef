import type { InitialResults } from 'instantsearch.js';
import { STOCK_TYPES, stockNoun, type VehType } from '../domain/stock/stockTypes';
import { canonicalState, formatSearchUrl, stockPath } from './address/url';
import type { SearchState } from './searchState';
import type { SearchVocabulary } from './vocabulary/vocabulary';

export interface ListingTitle {
  /** `Used Toyota HiLux`, `New cars`, `Cars in stock`. */
  readonly heading: string;
  /** The canonical path for search engines, without query. */
  readonly path: string;
  /** Whether the path holds all filters of the state. Such a listing may be indexed if it has at least one item. */
  readonly isPathAlone: boolean;
}

const conditionText = (vehTypes: readonly VehType[] | undefined): string => {
  if (!vehTypes || vehTypes.length === 3) return '';
  const [first, ...rest] = vehTypes;
  return [first, ...rest.map((vehType) => vehType.toLowerCase())].join(' and ');
};

/** The title of a listing, in the dealer's word for its stock. It names only the filters that a path can hold. */
export const listingTitle = (state: SearchState, vocabulary: SearchVocabulary): ListingTitle => {
  const canonical = canonicalState(state, vocabulary).state;
  const path = stockPath(canonical, vocabulary);
  const single = { make: canonical.make?.length === 1, model: canonical.model?.length === 1 };
  const condition = conditionText(canonical.vehType);
  const make = single.make ? canonical.make?.[0] : undefined;
  const model = single.make && single.model ? canonical.model?.[0] : undefined;
  const noun = model === undefined ? stockNoun(vocabulary.stockType, 2) : '';
  const words = [condition, make, model, noun].filter(Boolean).join(' ');
  return {
    heading: condition || make ? words : `${STOCK_TYPES[vocabulary.stockType].plural} in stock`,
    path,
    isPathAlone: formatSearchUrl(canonical, vocabulary) === path,
  };
};

/** Search engines index listings of a type, make or model with at least one item; no other filters, no empty lists. */
export const isIndexable = (title: ListingTitle, count: number): boolean => title.isPathAlone && count > 0;

/** The context of a listing's page: its search and the first page of its results. */
export interface ListingContext {
  readonly state: SearchState;
  readonly count: number;
  readonly initialResults: InitialResults;
}
