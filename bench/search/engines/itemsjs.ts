import { createIndex, getSearchClient } from 'instantsearch-itemsjs-adapter';
import { FACETS, NUMBERS } from '../batches';
import { type BenchAnswer, type BenchEngine, packed, plainRecord, unpackedText } from '../benchEngine';

type Search = (batch: unknown) => Promise<{ readonly results: readonly BenchAnswer[] }>;

const OPTIONS = {
  searchableFields: ['words'],
  // Prefixes are found in any case. This turns stems and stop words off.
  isExactSearch: true,
  query: '',
  aggregations: Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      { size: 300, conjunction: false, show_facet_stats: NUMBERS.includes(facet) },
    ]),
  ),
};

/** itemsjs with its InstantSearch adapter, used as documented: the page receives the records and indexes them. */
export const itemsjs: BenchEngine = {
  build: async (records) => [
    packed(
      'records',
      records.map(plainRecord).map(({ id, words, attributes }) => ({ id, words, ...attributes })),
    ),
  ],
  open: async (read) => {
    const index: unknown = createIndex(JSON.parse(await unpackedText(read, 'records')) as object, OPTIONS);
    const search = getSearchClient(index).search as unknown as Search;
    return async (batch) => (await search(batch)).results;
  },
  exceptions: ['counts of a chosen facet ignore what is chosen in it'],
};
