import { createIndex, getSearchClient } from 'instantsearch-itemsjs-adapter';
import { FACETS, NUMBERS } from '../batches';
import type { BenchAnswer, BenchEngine } from '../benchEngine';
import { packed, unpackedText } from '../packed';
import { plainRecord } from '../plainRecord';

type Search = (batch: unknown) => Promise<{ readonly results: readonly BenchAnswer[] }>;

const OPTIONS = {
  searchableFields: ['words'],
  // Beginnings of words are found in any case; this takes out stems and stop words.
  isExactSearch: true,
  query: '',
  aggregations: Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      { size: 300, conjunction: false, show_facet_stats: NUMBERS.includes(facet) },
    ]),
  ),
};

/** itemsjs through its InstantSearch adapter, as that says: records are sent and indexed in the page. */
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
