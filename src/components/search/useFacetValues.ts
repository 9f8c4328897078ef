import { useMemo } from 'react';
import type { FacetValue } from '../../search/choices';
import { facetValues } from '../../search/facetValues';
import { useCountedResults } from './SearchProvider';

/** The values of an attribute with their counts: what a filter offers. `SearchWidgets` sees to it that they are asked for. */
export function useFacetValues(attribute: string): readonly FacetValue[] {
  const results = useCountedResults();
  return useMemo(() => facetValues(results, attribute), [results, attribute]);
}
