import { dependentsOf } from './dependents';
import type { LooseState, SearchState } from './searchState';

/** A state with another value of one filter, on its first page; `undefined` removes the filter. */
export const withFilter = (state: SearchState, key: keyof SearchState, value: unknown): LooseState => {
  const { page: _firstPage, [key]: _before, ...others } = state;
  return value === undefined ? others : { ...others, [key]: value };
};

/** A state without the filters that depended on a value that is gone: without Toyota, no HiLux. */
export const withoutDependents = (state: SearchState, key: keyof SearchState): SearchState =>
  dependentsOf(key).reduce<SearchState>((rest, dependent) => {
    const { [dependent]: _gone, ...others } = rest;
    return others;
  }, state);
