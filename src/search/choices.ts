import type { BodyTypeOption } from './vocabulary/vocabulary';

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

export interface Choice {
  readonly label: string;
  readonly values: readonly string[];
  readonly count: number;
  readonly isChosen: boolean;
}

interface ChoiceSource {
  readonly facets: readonly FacetValue[];
  readonly chosen: readonly string[];
  /** Fixed options in order, shown even with a count of zero. If empty, the values in stock are the options. */
  readonly fixed: readonly string[];
  /** Values that other controls of the same filter offer. */
  readonly elsewhere?: readonly string[];
  /** Labels that cover several values, in order. */
  readonly labels: readonly BodyTypeOption[];
  readonly wordsOf: (value: string) => string;
}

let collator: Intl.Collator | undefined;

/** Compares names, and numbers by size. The collator is made on first use, because it takes a phone milliseconds. */
function byName(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}

/**
 * The options of a filter. Fixed options stay as they are, labels keep their order, and values are sorted by name (numbers
 * by size). Law: every chosen value, and every value in stock that no fixed list excludes, is in one of the options here or
 * `elsewhere`, so that a shopper can see and remove whatever an address sets.
 */
export function choicesOf({
  facets,
  chosen,
  fixed,
  elsewhere = [],
  labels,
  wordsOf,
}: ChoiceSource): readonly Choice[] {
  const counts = new Map(facets.map(({ value, count }) => [value, count]));
  const option = (word: string): BodyTypeOption =>
    labels.find(({ label }) => label === word) ?? { label: wordsOf(word), values: [word] };
  const offered = fixed.length > 0 ? fixed.map(option) : labels;
  const covered = new Set(offered.flatMap(({ values }) => values));
  const others = [...new Set([...(fixed.length > 0 ? [] : counts.keys()), ...chosen])]
    .filter((value) => !covered.has(value) && !elsewhere.includes(value))
    .sort(byName)
    .map((value) => ({ label: wordsOf(value), values: [value] }));
  return [...offered, ...others].map(({ label, values }) => ({
    label,
    values,
    count: values.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0),
    isChosen: values.some((value) => chosen.includes(value)),
  }));
}

interface Facet {
  readonly name: string;
  readonly data: object;
}

interface FacetedResults {
  readonly disjunctiveFacets: readonly Facet[];
  readonly facets: readonly Facet[];
}

/** The values of an attribute in the results with their counts; none for an attribute that is not counted. */
export const facetValues = (results: FacetedResults, attribute: string): readonly FacetValue[] => {
  const isIt = ({ name }: Facet) => name === attribute;
  const facet = results.disjunctiveFacets.find(isIt) ?? results.facets.find(isIt);
  return Object.entries((facet?.data ?? {}) as Readonly<Record<string, number>>).map(([value, count]) => ({
    value,
    count,
  }));
};
