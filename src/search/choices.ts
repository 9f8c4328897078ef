import type { BodyTypeOption } from './vocabulary/vocabulary';

/** A value of the index with the number of vehicles that have it. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** One option of a filter: what it says and the values of the index it stands for. */
export interface Choice {
  readonly label: string;
  readonly values: readonly string[];
  readonly count: number;
  readonly isChosen: boolean;
}

export interface ChoiceSource {
  readonly facets: readonly FacetValue[];
  /** The values that are chosen now. */
  readonly chosen: readonly string[];
  /** Fixed options in a fixed order, shown at zero too; empty: what the stock has. */
  readonly fixed: readonly string[];
  /** Labels that stand for several values, in their order. */
  readonly labels: readonly BodyTypeOption[];
  readonly wordsOf: (value: string) => string;
}

let collator: Intl.Collator | undefined;

/** By name, numbers by size. The collator is made when a filter is first seen: on a phone that takes milliseconds. */
function byName(a: string, b: string): number {
  collator ??= new Intl.Collator('en-AU', { numeric: true });
  return collator.compare(a, b);
}

/**
 * What a filter offers to choose from. Fixed options come as they are, labels in their order, values by name (numbers
 * by size). Law: every value in stock that no fixed list leaves out, and every value that is chosen, is in one of them,
 * so that whatever an address sets can be seen and taken away.
 */
export function choicesOf({ facets, chosen, fixed, labels, wordsOf }: ChoiceSource): readonly Choice[] {
  const counts = new Map(facets.map(({ value, count }) => [value, count]));
  const option = (word: string): BodyTypeOption =>
    labels.find(({ label }) => label === word) ?? { label: wordsOf(word), values: [word] };
  const offered = fixed.length > 0 ? fixed.map(option) : labels;
  const covered = new Set(offered.flatMap(({ values }) => values));
  const others = [...new Set([...(fixed.length > 0 ? [] : counts.keys()), ...chosen])]
    .filter((value) => !covered.has(value))
    .sort(byName)
    .map((value) => ({ label: wordsOf(value), values: [value] }));
  return [...offered, ...others].map(({ label, values }) => ({
    label,
    values,
    count: values.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0),
    isChosen: values.some((value) => chosen.includes(value)),
  }));
}
