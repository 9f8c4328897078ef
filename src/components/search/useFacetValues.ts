import { useCallback } from 'react';
import type { FacetValue } from '../../search/choices';
import { facetValues } from '../../search/facetValues';
import { useSearchLater } from './SearchProvider';
import type { Search } from './searchStore';

const isSame = (a: readonly FacetValue[], b: readonly FacetValue[]): boolean =>
  a.length === b.length &&
  a.every(({ value, count }, place) => value === b[place]?.value && count === b[place]?.count);

/** The values of an attribute with their counts: what a filter offers. A filter whose counts did not change stays. */
export const useFacetValues = (attribute: string): readonly FacetValue[] =>
  useSearchLater(
    useCallback(({ results }: Search) => facetValues(results, attribute), [attribute]),
    isSame,
  );

/** Whether there are counts: not before the first answer. */
export const useIsCounted = (): boolean => useSearchLater(({ results }) => results.__isArtificial !== true);
