import { textCodec } from '../address/codecs';
import { findSortOption, readSortBy, sortIndexName } from '../sortOptions';
import type { FilterKind } from './filterKind';
import { oneValue } from './oneValue';

/** The sort order of the results: one that the dealership offers, other than the one that the search has anyway. */
export const sortBy = ({ parameter }: { readonly parameter: string }): FilterKind<string> => ({
  ...oneValue({ parameter, codec: textCodec }),
  canonical: (word, { vocabulary, above }) =>
    readSortBy(vocabulary.sortOptions, word, above.keywords !== undefined),
  asks: (key, { vocabulary }) => {
    const option = findSortOption(vocabulary.sortOptions, key);
    return option === undefined ? {} : { indexName: sortIndexName(option) };
  },
});
