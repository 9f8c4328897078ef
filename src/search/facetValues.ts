import type { FacetValue } from './choices';

/** The part of InstantSearch's results that holds counts. All facets of the stock search are disjunctive. */
interface FacetedResults {
  readonly disjunctiveFacets: readonly { readonly name: string; readonly data: object }[];
}

/** The values of an attribute in the results with their counts; none for an attribute that is not counted. */
export const facetValues = (results: FacetedResults, attribute: string): readonly FacetValue[] => {
  const facet = results.disjunctiveFacets.find(({ name }) => name === attribute);
  return Object.entries((facet?.data ?? {}) as Readonly<Record<string, number>>).map(([value, count]) => ({
    value,
    count,
  }));
};
