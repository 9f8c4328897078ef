import captured from '../../support/search/instantSearchRequests.json';

export interface BenchRequest {
  readonly indexName: string;
  readonly params: BenchParams;
}

interface BenchParams {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly facets: string | readonly string[];
  readonly maxValuesPerFacet: number;
  readonly facetFilters?: readonly (readonly string[])[];
  readonly numericFilters?: readonly string[];
}

/** The requests that InstantSearch sends for one state of the page. */
export type BenchBatch = readonly BenchRequest[];

/** Values of the sample to filter by, the most common first. */
export interface Choices {
  readonly bodyType: readonly string[];
  readonly fuelType: readonly string[];
}

export const NUMBERS = ['odometer', 'price', 'year'];

/** The facets of the stock page: 8 that are counted, and 3 whose bounds are requested. */
export const FACETS = [
  'bodyType',
  'brandCertified',
  'featured',
  'fuelType',
  'location.name',
  'make',
  'transmissionType',
  'vehType',
  ...NUMBERS,
];

/** A: no query. */
export const emptyQuery = (round: number): BenchBatch =>
  captured.empty.map(({ indexName, params }) => ({
    indexName,
    params: { ...params, facets: FACETS, page: round % 10 },
  }));

const PREFIXES = ['toy', 'for', 'maz', 'hil', 'mit', 'hyu', 'nis', 'vol', 'ran', 'cor'];

/**
 * B: a 3-letter prefix, two disjunctive facets and a price range, request by request as captured. The values change from
 * round to round, so that no answer can come from a cache.
 */
export const refinedBatch = (round: number, choices: Choices): BenchBatch => {
  const value = (attribute: keyof Choices, i: number): string =>
    `${attribute}:${choices[attribute][i % choices[attribute].length]}`;
  const chosen: Readonly<Record<string, readonly string[]>> = {
    bodyType: [value('bodyType', round % 5), value('bodyType', (round + 1) % 5)],
    make: [value('fuelType', round % 3)],
  };
  const price = [`price>=${5_000 + 100 * (round % 50)}`, `price<=${60_000 - 100 * (round % 70)}`];
  return captured.prefixWithTwoFacetsAndPrice.map(({ indexName, params }) => ({
    indexName,
    params: {
      ...params,
      query: PREFIXES[round % PREFIXES.length] ?? '',
      facets: Array.isArray(params.facets) ? FACETS : params.facets === 'make' ? 'fuelType' : params.facets,
      facetFilters: params.facetFilters.map((group) => chosen[group[0]?.split(':')[0] ?? ''] ?? group),
      ...(params.numericFilters && { numericFilters: price }),
    },
  }));
};

/** C: a misspelt word, which must be compared with the whole vocabulary. */
const TYPOS = ['toyotta', 'mitsubshi', 'corrola', 'hyndai', 'sportge'];
export const misspelt = (round: number): BenchBatch =>
  emptyQuery(0).map(({ indexName, params }) => ({
    indexName,
    params: { ...params, query: `${TYPOS[round % TYPOS.length]} ${2000 + (round % 24)}` },
  }));

/** D: used stock, the most expensive first. */
export const dearest = (round: number): BenchBatch =>
  emptyQuery(0).map(({ indexName, params }) => ({
    indexName: `${indexName}_price_desc`,
    params: { ...params, page: round % 40, facetFilters: [['vehType:Used']] },
  }));
