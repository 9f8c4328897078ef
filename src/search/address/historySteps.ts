import type { Filter } from '../filters/filterKind';
import { ALL_FILTERS } from '../filters/filters';
import type { SearchState } from '../searchState';

/** Typing or dragging makes many states. Changes within this many milliseconds are one step. */
const ONE_STEP_MS = 1000;

/** The filters in which two states differ. The page and what filters nothing count only if they change alone. */
const changedFilters = (before: SearchState, after: SearchState): readonly Filter[] => {
  const changed = ALL_FILTERS.filter(({ key }) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return changed.length > 1
    ? changed.filter(({ key, filtersNothing }) => key !== 'page' && !filtersNothing)
    : changed;
};

interface Place {
  readonly url: string;
  readonly state: SearchState;
}

/** Decides which changes of a search are a separate step for Back. */
export function historySteps() {
  let last: { readonly url: string; readonly filter: Filter; readonly time: number } | undefined;
  /** The address whose step the next change continues. */
  let continued: string | undefined;
  return {
    /**
     * What a change is for the history: `same` if it asks for no other stock, `continued` if it belongs to the step before,
     * else `new`.
     */
    next(before: Place, after: Place): 'same' | 'continued' | 'new' {
      const changed = changedFilters(before.state, after.state);
      const [filter] = changed;
      const isOne = changed.length === 1;
      if (!filter || (isOne && filter.filtersNothing)) return 'same';
      const time = Date.now();
      const isContinued =
        continued === before.url ||
        (isOne &&
          last?.filter === filter &&
          last.url === before.url &&
          time - last.time < ONE_STEP_MS &&
          // Removing a filter is always a separate step.
          after.state[filter.key] !== undefined);
      continued = undefined;
      last = isOne && filter.isContinuous ? { url: after.url, filter, time } : undefined;
      return isContinued ? 'continued' : 'new';
    },
    /** Makes the next change from an address part of the step that typing began there, however long ago. */
    continueFrom(url: string, wasTypedElsewhere: boolean) {
      const isTyped = last?.filter.key === 'keywords' && last.url === url;
      continued = isTyped || wasTypedElsewhere ? url : undefined;
    },
    end() {
      last = undefined;
    },
  };
}
