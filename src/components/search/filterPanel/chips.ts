import type { ChipFacts, Filter } from '../../../search/filters/filterKind';
import { ALL_FILTERS } from '../../../search/filters/filters';
import type { SearchState } from '../../../search/searchState';
import { withFilter, withoutDependents } from '../../../search/withFilter';

/** One thing that is chosen: what it says, the word that leads to it in a sentence, and the state without it. */
export interface Chip {
  readonly key: string;
  /** `White`, `5 seats`, `up to $30,000`: as it stands after "without". */
  readonly label: string;
  /** `in` White, `with` 5 seats, `or` Red; empty where it needs none. */
  readonly lead: string;
  readonly without: SearchState;
}

const RANKS: readonly Filter['rank'][] = ['words', 'what', 'howMuch', 'else'];

function chipsOfFilter(filter: Filter, state: SearchState, facts: ChipFacts): readonly Chip[] {
  const { key } = filter;
  if (state[key] === undefined) return [];
  return (filter.says?.(state[key], facts) ?? []).map(({ value, label, lead = '', rest }) => ({
    key: value === undefined ? key : `${key} ${value}`,
    label,
    lead,
    // What is left of a canonical value is canonical.
    without: withFilter(withoutDependents(state, key), key, rest) as SearchState,
  }));
}

/** What a shopper has chosen, each as a chip; with their leads they read as a sentence. */
export const chipsOf = (state: SearchState, facts: ChipFacts): readonly Chip[] =>
  RANKS.flatMap((rank) =>
    ALL_FILTERS.filter((filter) => filter.rank === rank).flatMap((filter) =>
      chipsOfFilter(filter, state, facts),
    ),
  );
