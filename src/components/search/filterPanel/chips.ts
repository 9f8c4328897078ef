import type { ChipFacts, Filter } from '../../../search/filters/filterKind';
import { ALL_FILTERS } from '../../../search/filters/filters';
import type { SearchState } from '../../../search/searchState';
import { withFilter, withoutDependents } from '../../../search/withFilter';

/** One chosen value: its label, the word before it in a sentence, and the state without it. */
export interface Chip {
  readonly key: string;
  /** `White`, `5 seats`, `up to $30,000`: it must read well after "without". */
  readonly label: string;
  /** `in` White, `with` 5 seats, `or` Red; may be empty. */
  readonly lead: string;
  /** Whether it filters nothing. */
  readonly isQuiet: boolean;
  readonly without: SearchState;
}

const RANKS: readonly Filter['rank'][] = ['words', 'what', 'howMuch', 'else'];

function chipsOfFilter(filter: Filter, state: SearchState, facts: ChipFacts): readonly Chip[] {
  const { key } = filter;
  if (state[key] === undefined) return [];
  return (filter.chips?.(state[key], facts) ?? []).map(
    ({ value, label, lead = '', rest, isQuiet = false }) => ({
      key: value === undefined ? key : `${key} ${value}`,
      label,
      lead,
      isQuiet,
      // A part of a canonical value is canonical too.
      without: withFilter(withoutDependents(state, key), key, rest) as SearchState,
    }),
  );
}

/** A chip for each chosen value. With their leads, the chips read as a sentence. */
export const chipsOf = (state: SearchState, facts: ChipFacts): readonly Chip[] =>
  RANKS.flatMap((rank) =>
    ALL_FILTERS.filter((filter) => filter.rank === rank).flatMap((filter) =>
      chipsOfFilter(filter, state, facts),
    ),
  );
