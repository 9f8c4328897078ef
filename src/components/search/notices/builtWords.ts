import { formatNumber } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { HITS_PER_PAGE } from '../../../search/indexNames';
import type { ListingContext } from '../../../search/listingContext';
import { listingTitle } from '../../../search/listingTitle';
import type { SearchVocabulary } from '../../../search/vocabulary/vocabulary';

/** Describes what a built page shows without a search: `the first 24 of all 160 cars under “Used cars”`. */
export function builtWords({ state, count }: ListingContext, vocabulary: SearchVocabulary): string {
  const all = `all ${formatNumber(count)} ${stockNoun(vocabulary.stockType, count)}`;
  const range = count > HITS_PER_PAGE ? `the first ${HITS_PER_PAGE} of ${all}` : all;
  return `${range} under “${listingTitle(state, vocabulary).heading}”`;
}
