import {
  DEFAULT_ORDER,
  type HostedRecord,
  hostedIndexName,
  placeAttribute,
  toHostedRecord,
} from '../../src/search/engines/algolia/hostedRecord';
import { ATTRIBUTES, buildColumn, inDefaultOrder, sortOrder } from '../../src/search/engines/embedded/build';
import {
  FACET_VALUES_LIMIT,
  HITS_PER_PAGE,
  INDEX_PREFIX,
  type IndexRecord,
  PAGING_LIMIT,
  WEEKLY_COST,
} from '../../src/search/indexRecord';
import { IDENTIFIERS, OTHER_NAMES } from '../../src/search/keywordSearch';
import { NUMBER_ATTRIBUTES } from '../../src/search/searchRequest';
import { type SortOption, sortIndexName, sortKey } from '../../src/search/sortOptions';
import { marketNames, marketWords } from '../../src/search/vocabulary/marketNames';

/** Settings of an index, under the service's own names. */
export type IndexSettings = Readonly<Record<string, unknown>>;

/** Everything that the hosted search should hold after a build. */
export interface IndexPlan {
  readonly name: string;
  readonly shared: IndexSettings;
  /** The settings of the index alone, which its replicas do not get. */
  readonly own: IndexSettings;
  /** One replica for each other sort order. */
  readonly replicas: readonly { readonly name: string; readonly own: IndexSettings }[];
  readonly records: readonly HostedRecord[];
}

/** The service's default criteria for ranking text matches. */
const RELEVANCE = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

const NUMBERS = ATTRIBUTES.flatMap(({ kind, name }) => (kind === 'number' ? [name] : []));

/** These rank last. */
const DETAILS = ['equipment', 'description'];

/** The embedded engine's text rules in the service's terms: where to look for words, and which words may have typos. */
const TEXT_RULES: IndexSettings = {
  searchableAttributes: [
    'unordered(title)',
    'unordered(make), unordered(model)',
    OTHER_NAMES.map((name) => `unordered(${name})`).join(', '),
    ...DETAILS.map((name) => `unordered(${name})`),
    IDENTIFIERS.map((name) => `unordered(${name})`).join(', '),
  ],
  queryType: 'prefixLast',
  queryLanguages: ['en'],
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  removeStopWords: ['en'],
  disableTypoToleranceOnWords: [...new Set([...marketWords(), ...marketNames().keys()])],
  disableTypoToleranceOnAttributes: [...IDENTIFIERS, 'description'],
  disablePrefixOnAttributes: [...IDENTIFIERS, ...DETAILS],
};

/**
 * What the hosted search should hold: the records with their places, the index's settings, and a replica for each sort
 * order of the content except the default and what it costs a week, which depends on the shopper.
 */
export const planIndex = (
  records: readonly IndexRecord[],
  options: readonly SortOption[],
  prefix: string,
): IndexPlan => {
  const others = [
    ...new Map(
      options
        .filter((option) => sortIndexName(option) !== INDEX_PREFIX && option.field !== WEEKLY_COST)
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
      // Numbers with bounds must be facets too, or the service gives no statistics for them.
      attributesForFaceting: [
        ...ATTRIBUTES.flatMap(({ kind, name }) =>
          kind !== 'number' || NUMBER_ATTRIBUTES.includes(name) ? [name] : [],
        ),
        // The page of one item asks for it by its id.
        'filterOnly(objectID)',
      ],
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

interface PlacedRecord {
  readonly record: IndexRecord;
  /** The record's place in each order, from 0. */
  readonly places: Readonly<Record<string, number>>;
}

/**
 * The place of every record in every sort order of the site, worked out from the embedded engine's own columns, so that both
 * engines list the same stock in the same order. Equal records are ordered by age; records without a price (or kilometres)
 * come last in both directions.
 * @throws for an order by a field that the index does not have
 */
const orderPlaces = (
  records: readonly IndexRecord[],
  options: readonly SortOption[],
): readonly PlacedRecord[] => {
  const ordered = inDefaultOrder(records);
  const places = ordered.map((_, place): Record<string, number> => ({ [DEFAULT_ORDER]: place }));
  for (const option of options) {
    const attribute = ATTRIBUTES.find(({ name }) => name === option.field);
    const column = attribute && buildColumn(attribute, ordered);
    if (!column || column.kind === 'list')
      throw new Error(
        `The stock cannot be ordered by “${option.field}”: correct sorts in the site's settings.`,
      );
    sortOrder(column, option.direction).forEach((rank, place) => {
      (places[rank] as Record<string, number>)[sortKey(option)] = place;
    });
  }
  return ordered.map((record, rank) => ({ record, places: places[rank] ?? {} }));
};
