import { textCodec } from '../address/codecs';
import { findSortOption, readSortBy, sortIndexName } from '../sortOptions';
import type { FilterKind } from './filterKind';
import { oneValue } from './oneValue';

/** The sort order of the results: one that the dealership offers, other than the default. */
export const sortBy = ({ parameter }: { readonly parameter: string }): FilterKind<string> => ({
  ...oneValue({ parameter, codec: textCodec }),
  canonical: (word, { vocabulary }) => readSortBy(vocabulary.sortOptions, word),
  asks: (key, { vocabulary }) => {
    const option = findSortOption(vocabulary.sortOptions, key);
    return option === undefined ? {} : { indexName: sortIndexName(option) };
  },
});
