/** What a range slider is drawn from. */
export interface FacetStatistics {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

/** From the counts of a number column's values; `undefined` where no found record has one. */
export const facetStatistics = (values: Float64Array, counts: Uint32Array): FacetStatistics | undefined => {
  let min: number | undefined;
  let max = 0;
  let sum = 0;
  let size = 0;
  for (let code = 0; code < values.length; code++) {
    const count = counts[code] as number;
    if (count === 0) continue;
    const value = values[code] as number;
    min ??= value;
    max = value;
    sum += value * count;
    size += count;
  }
  return min === undefined ? undefined : { min, max, avg: sum / size, sum };
};
