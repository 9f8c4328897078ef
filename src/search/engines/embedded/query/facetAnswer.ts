/** What a range slider is drawn from. */
export interface FacetStatistics {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

/** What a response says of one facet. */
export interface FacetAnswer {
  /** The commonest values first; `null` where no found record has one. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** Of numbers alone. */
  readonly statistics: FacetStatistics | undefined;
}
