import { useMemo } from 'react';
import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { type Choice, choicesOf } from '../../../search/choices';
import { dependentsOf, ownerOf } from '../../../search/dependents';
import { escapeUiValue, unescapeUiValue } from '../../../search/uiState';
import { useSearchConfig } from '../SearchConfig';
import { useCountedResults, useSearchUi } from '../SearchProvider';
import { useFacetValues } from '../useFacetValues';
import { valueWords } from './valueWords';

/** The options of a filter that is chosen from, and ways to choose. Every change starts on the first page. */
export function useChoices(item: FilterItem) {
  const { field, hardcodedValues } = item;
  const { vocabulary } = useSearchConfig();
  const facets = useFacetValues(field);
  const isCounted = useCountedResults().__isArtificial !== true;
  const { indexUiState, setIndexUiState } = useSearchUi();
  const refined = indexUiState.refinementList ?? {};
  const waitsFor = ownerOf(field);
  const values = refined[field];
  const choices = useMemo(
    () =>
      choicesOf({
        facets,
        chosen: (values ?? []).map(unescapeUiValue),
        fixed: hardcodedValues,
        labels: field === 'bodyType' ? vocabulary.bodyTypes : [],
        wordsOf: valueWords(item),
      }),
    [facets, values, field, hardcodedValues, vocabulary, item],
  );

  // What is chosen is read when the change is made, so that two changes in a row are both kept.
  const set = (change: (chosen: readonly string[]) => readonly string[], isLess: boolean) =>
    setIndexUiState(({ page: _firstPage, ...state }) => {
      const refinementList = { ...state.refinementList };
      const values = change((refinementList[field] ?? []).map(unescapeUiValue));
      if (isLess) for (const name of dependentsOf(field)) delete refinementList[name];
      if (values.length === 0) delete refinementList[field];
      else refinementList[field] = values.map(escapeUiValue);
      return { ...state, refinementList };
    });
  return {
    choices,
    /** Whether a count stands beside each option: not before there is one. */
    showsCounts: item.showCount && isCounted,
    chosen: choices.filter(({ isChosen }) => isChosen),
    /** The filter that has to be set first, where it is not. */
    waitsFor: waitsFor !== undefined && (refined[waitsFor]?.length ?? 0) === 0 ? waitsFor : undefined,
    /** Adds one choice to the others, or takes it away. */
    toggle: ({ values, isChosen }: Choice) =>
      set((chosen) => {
        const others = chosen.filter((value) => !values.includes(value));
        return isChosen ? others : [...others, ...values];
      }, isChosen),
    /** Puts one choice in the place of all others; none takes the filter away. */
    choose: (choice: Choice | undefined) => set(() => choice?.values ?? [], true),
  };
}
