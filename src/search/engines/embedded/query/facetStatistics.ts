import type { FacetStatistics } from './facetAnswer';
import type { CodeCounts } from './facetCounts';

/** From the counts of a number column's ascending values; `undefined` if no found record has a value. */
export const facetStatistics = (
  values: Float64Array,
  { of, found }: CodeCounts,
): FacetStatistics | undefined => {
  if (found.length === 0) return undefined;
  let sum = 0;
  let size = 0;
  for (let i = 0; i < found.length; i++) {
    const code = found[i] as number;
    const count = of[code] as number;
    sum += (values[code] as number) * count;
    size += count;
  }
  const min = values[found[0] as number] as number;
  const max = values[found[found.length - 1] as number] as number;
  return { min, max, avg: sum / size, sum };
};
