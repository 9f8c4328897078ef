import { useCallback } from 'react';
import { type FacetValue, facetValues } from '../../search/choices';
import { useSearchLater } from './SearchProvider';
import type { Search } from './searchStore';

const isSame = (a: readonly FacetValue[], b: readonly FacetValue[]): boolean =>
  a.length === b.length &&
  a.every(({ value, count }, place) => value === b[place]?.value && count === b[place]?.count);

/** The values of an attribute with their counts, for a filter. If its counts did not change, the filter does not render. */
export const useFacetValues = (attribute: string): readonly FacetValue[] =>
  useSearchLater(
    useCallback(({ results }: Search) => facetValues(results, attribute), [attribute]),
    isSame,
  );

/** Whether there are counts: only after the first answer. */
export const useIsCounted = (): boolean => useSearchLater(({ cards }) => cards === 'found');
