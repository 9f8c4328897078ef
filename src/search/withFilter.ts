import type { LooseState, SearchState } from './searchState';

/** A model belongs to its make, a badge to its model: without the first, the second means nothing. */
const BELONGS_TO = { model: 'make', badge: 'model' } as const;

type Dependent = keyof typeof BELONGS_TO;
type Owner = (typeof BELONGS_TO)[Dependent];

/** The filter that must be set before this one means anything. Attribute and key of the search state are the same here. */
export const ownerOf = (name: string): Owner | undefined =>
  Object.hasOwn(BELONGS_TO, name) ? BELONGS_TO[name as Dependent] : undefined;

/** The filters that mean nothing without this one. */
export const dependentsOf = (name: string): readonly Dependent[] => {
  const next = (Object.keys(BELONGS_TO) as Dependent[]).filter((each) => BELONGS_TO[each] === name);
  return [...next, ...next.flatMap(dependentsOf)];
};

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
