import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import { refinementProps } from '../../../search/searchWidgets';

/** Choosing another value of the first makes the second meaningless: a model belongs to its make, a badge to its model. */
const WAITS_FOR: Readonly<Record<string, string>> = { model: 'make', badge: 'model' };

const dependents = (attribute: string): readonly string[] => {
  const next = Object.keys(WAITS_FOR).filter((name) => WAITS_FOR[name] === attribute);
  return [...next, ...next.flatMap(dependents)];
};

/** A facet of which one value is chosen at a time. */
export function useOneOf(attribute: string) {
  const { items } = useRefinementList(refinementProps(attribute));
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const refined = indexUiState.refinementList ?? {};
  const waitsFor = WAITS_FOR[attribute];
  return {
    items,
    chosen: refined[attribute] ?? [],
    isWaiting: waitsFor !== undefined && (refined[waitsFor]?.length ?? 0) === 0,
    waitsFor,
    choose: (value: string | null) =>
      setIndexUiState((state) => {
        const { page: _firstPage, ...kept } = state;
        const refinementList = { ...state.refinementList };
        for (const name of [attribute, ...dependents(attribute)]) delete refinementList[name];
        if (value !== null) refinementList[attribute] = [value];
        return { ...kept, refinementList };
      }),
  };
}
