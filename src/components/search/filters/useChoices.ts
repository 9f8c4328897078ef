import { useCallback, useMemo } from 'react';
import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { formatNumber, formatPrice } from '../../../domain/formatNumber';
import { type Choice, choicesOf, type FacetValue, facetValues } from '../../../search/choices';
import { filterOf } from '../../../search/filters/filters';
import { ownerOf, withFilter, withoutDependents } from '../../../search/withFilter';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions, useSearchLater } from '../SearchProvider';
import type { Search } from '../searchStore';

/**
 * The options of a filter, and functions to choose them. Every change starts on the first page.
 * @throws if the item's field has no values to choose from; the build checks content and endpoint for this
 */
export function useChoices(item: FilterItem) {
  const { field, hardcodedValues } = item;
  const { key, choosing } = filterOf(field) ?? {};
  if (!key || !choosing) throw new Error(`The filter "${item.id}" needs a field with values to choose from.`);
  const { vocabulary, settings } = useSearchConfig();
  const { change } = useSearchActions();
  const facets = useFacetValues(field);
  const isCounted = useIsCounted();
  const value = useSearch(({ query }) => query[key]);
  const owner = ownerOf(field);
  const isWaiting = useSearch(({ query }) => owner !== undefined && query[owner] === undefined);
  const choices = useMemo(
    () =>
      choicesOf({
        facets,
        chosen: value === undefined ? [] : choosing.valuesOf(value, vocabulary),
        fixed: hardcodedValues,
        elsewhere: settings.filterGroups.flatMap(({ filterItems }) =>
          filterItems.flatMap((other) =>
            other.field === field && other.id !== item.id ? other.hardcodedValues : [],
          ),
        ),
        labels: choosing.labels(vocabulary),
        wordsOf: valueWords(item),
      }),
    [facets, value, choosing, hardcodedValues, field, vocabulary, settings, item],
  );

  const set = (next: (chosen: readonly string[]) => readonly string[], isLess: boolean) =>
    change((query) => {
      const before = query[key];
      const values = next(before === undefined ? [] : choosing.valuesOf(before, vocabulary));
      return withFilter(
        isLess ? withoutDependents(query, key) : query,
        key,
        choosing.from(values, vocabulary),
      );
    });
  return {
    choices,
    /** Whether to show a count beside each option: only once there are counts. */
    showsCounts: item.showCount && isCounted,
    chosen: choices.filter(({ isChosen }) => isChosen),
    /** The filter that must be set first, if it is not. */
    waitsFor: isWaiting ? owner : undefined,
    /** Adds a choice to the others, or removes it. */
    toggle: ({ values, isChosen }: Choice) =>
      set((chosen) => {
        const others = chosen.filter((value) => !values.includes(value));
        return isChosen ? others : [...others, ...values];
      }, isChosen),
    /** Replaces all choices with one; `undefined` removes the filter. */
    choose: (choice: Choice | undefined) => set(() => choice?.values ?? [], true),
  };
}

const isSame = (a: readonly FacetValue[], b: readonly FacetValue[]): boolean =>
  a.length === b.length &&
  a.every(({ value, count }, place) => value === b[place]?.value && count === b[place]?.count);

/** The values of an attribute with their counts, for a filter. If its counts did not change, the filter does not render. */
export const useFacetValues = (attribute: string): readonly FacetValue[] =>
  useSearchLater(
    useCallback(({ results }: Search) => facetValues(results, attribute), [attribute]),
    isSame,
  );

/** Whether there are counts: only after the first answer. */
export const useIsCounted = (): boolean => useSearchLater(({ cards }) => cards === 'found');

type Format = Pick<FilterItem, 'formattingType' | 'unit'>;

/** Formats a number of this filter: `$20,000`, `2019`, `50,000 km`. */
export const numberWords =
  ({ formattingType, unit }: Format) =>
  (value: number): string => {
    if (formattingType === 'currency') return formatPrice(value);
    const words = formattingType === 'year' ? String(value) : formatNumber(value);
    return unit === undefined ? words : `${words} ${unit}`;
  };

const valueWords =
  (format: Format) =>
  (value: string): string => {
    if (format.formattingType !== 'text' && value.trim() !== '' && Number.isFinite(Number(value)))
      return numberWords(format)(Number(value));
    return format.unit === undefined ? value : `${value} ${format.unit}`;
  };
