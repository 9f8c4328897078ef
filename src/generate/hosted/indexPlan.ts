import { hostedIndexName } from '../../search/engines/algolia/hostedNames';
import {
  DEFAULT_ORDER,
  type HostedRecord,
  IDENTIFIER_ATTRIBUTES,
  placeAttribute,
  TEXT_ATTRIBUTES,
  toHostedRecord,
} from '../../search/engines/algolia/hostedRecord';
import { ATTRIBUTES } from '../../search/engines/embedded/attributes';
import { FACET_VALUES_LIMIT, HITS_PER_PAGE, INDEX_PREFIX, PAGING_LIMIT } from '../../search/indexNames';
import type { IndexRecord } from '../../search/indexRecord';
import { RANGE_ATTRIBUTES } from '../../search/searchWidgets';
import { type SortOption, sortIndexName, sortKey } from '../../search/sortOptions';
import { orderPlaces } from './orderPlaces';

/** Settings of an index, by the service's own names. */
export type IndexSettings = Readonly<Record<string, unknown>>;

/** All that the hosted search is to hold after a build. */
export interface IndexPlan {
  readonly name: string;
  /** What the index shares with its replicas. */
  readonly shared: IndexSettings;
  /** What is the index's own: sent without its replicas. */
  readonly own: IndexSettings;
  /** One for each other order. */
  readonly replicas: readonly { readonly name: string; readonly own: IndexSettings }[];
  readonly records: readonly HostedRecord[];
}

/** The service's own criteria, by which texts are found better or worse. */
const RELEVANCE = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

const NUMBERS = ATTRIBUTES.flatMap(({ kind, name }) => (kind === 'number' ? [name] : []));

/** The embedded engine's text rules in the service's words: where words stand, what may be misspelt, what may not. */
const TEXT_RULES: IndexSettings = {
  searchableAttributes: [
    'unordered(title)',
    'unordered(make), unordered(model)',
    [
      ...TEXT_ATTRIBUTES.filter((name) => name !== 'title'),
      ...ATTRIBUTES.flatMap(({ kind, name }) =>
        kind !== 'number' && !['make', 'model', 'featured', 'brandCertified', 'seats'].includes(name)
          ? [name]
          : [],
      ),
      'year',
    ]
      .map((name) => `unordered(${name})`)
      .join(', '),
    IDENTIFIER_ATTRIBUTES.map((name) => `unordered(${name})`).join(', '),
  ],
  queryType: 'prefixLast',
  queryLanguages: ['en'],
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  disableTypoToleranceOnAttributes: [...IDENTIFIER_ATTRIBUTES],
  disablePrefixOnAttributes: [...IDENTIFIER_ATTRIBUTES],
};

/**
 * What the hosted search is to hold: the records with their places, the index's settings, a replica for each order that
 * content offers beside the default one.
 */
export const planIndex = (
  records: readonly IndexRecord[],
  options: readonly SortOption[],
  prefix: string,
): IndexPlan => {
  const others = [
    ...new Map(
      options
        .filter((option) => sortIndexName(option) !== INDEX_PREFIX)
        .map((option) => [sortKey(option), option]),
    ).values(),
  ];
  const replicas = others.map((option) => ({
    name: hostedIndexName(sortIndexName(option), prefix),
    own: { ranking: [`asc(${placeAttribute(sortKey(option))})`, ...RELEVANCE] },
  }));
  return {
    name: hostedIndexName(INDEX_PREFIX, prefix),
    shared: {
      ...TEXT_RULES,
      // Numbers that have bounds are facets too: without, the service gives no statistics.
      attributesForFaceting: ATTRIBUTES.flatMap(({ kind, name }) =>
        kind !== 'number' || RANGE_ATTRIBUTES.includes(name) ? [name] : [],
      ),
      numericAttributesForFiltering: NUMBERS,
      attributesToRetrieve: ['card'],
      attributesToHighlight: ['title', 'subtitle'],
      hitsPerPage: HITS_PER_PAGE,
      paginationLimitedTo: PAGING_LIMIT,
      maxValuesPerFacet: FACET_VALUES_LIMIT,
    },
    own: {
      ranking: RELEVANCE,
      customRanking: [`asc(${placeAttribute(DEFAULT_ORDER)})`],
      replicas: replicas.map(({ name }) => name),
    },
    replicas,
    records: orderPlaces(records, others).map(({ record, places }) => toHostedRecord(record, places)),
  };
};
