/** The numbers that a range slider shows. */
export interface FacetStatistics {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

/** A response's answer for one facet. */
export interface FacetAnswer {
  /** The commonest values first; `null` if no found record has a value. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** Only for numbers. */
  readonly statistics: FacetStatistics | undefined;
}
