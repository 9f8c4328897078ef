import type { FilterItem, StockFilterGroup } from '../../content/stock/stockFilterGroup';
import type { ChipFacts, Filter } from '../../search/filters/filterKind';
import { ALL_FILTERS, filterOf } from '../../search/filters/filters';
import type { SearchState } from '../../search/searchState';
import { withFilter, withoutDependents } from '../../search/withFilter';

/** One chosen value: its label, the word before it in a sentence, and the state without it. */
export interface Chip {
  readonly key: string;
  /** `White`, `5 seats`, `up to $30,000`. */
  readonly label: string;
  /** The label in one line, for a filter that is changed where it is set. */
  readonly short?: string | undefined;
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
    ({ value, label, short, lead = '', rest, isQuiet = false }) => ({
      key: value === undefined ? key : `${key} ${value}`,
      label,
      short,
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

/** The search without any filter. Neither the sort order nor the stated finance terms are filters. */
export const withoutFilters = ({ sortBy, statedTerms }: SearchState): SearchState => ({
  ...(sortBy === undefined ? {} : { sortBy }),
  ...(statedTerms === undefined ? {} : { statedTerms }),
});

const NO_FILTERS: ReadonlySet<string> = new Set<keyof SearchState>(['sortBy', 'page', 'statedTerms']);

/** The keys of the filters that are set. */
export const filterKeys = (state: SearchState): readonly string[] =>
  Object.keys(state).filter((key) => !NO_FILTERS.has(key));

const keyOf = ({ type, field }: FilterItem): keyof SearchState | undefined =>
  type === 'search_by_budget' ? 'budget' : filterOf(field)?.key;

/** How many filters of some groups are set. Two controls of the same filter count once. */
export const countChosen = (groups: readonly StockFilterGroup[], state: SearchState): number => {
  const keys = groups.flatMap(({ filterItems }) => filterItems.map(keyOf));
  return new Set(keys.filter((key) => key !== undefined && state[key] !== undefined)).size;
};
