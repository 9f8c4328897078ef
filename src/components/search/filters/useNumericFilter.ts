import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { FILTER_FIELDS, isNumericField, type NumericField } from '../../../domain/filters/filterField';
import { sameThreshold, wholeSteps } from '../../../domain/filters/steps';
import { filterOf } from '../../../search/filters/filters';
import type { Range, SearchState } from '../../../search/searchState';
import { withFilter } from '../../../search/withFilter';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';
import { numberWords } from './useChoices';

export type Bound = 'min' | 'max';

/** A filter on a number: the range that is set, the ends in stock, and a function to set either end. */
export interface NumericFilter {
  readonly label: string;
  readonly field: NumericField;
  readonly set: Range;
  /** The ends of the whole index in whole steps, whatever else is chosen. */
  readonly ends: Required<Range>;
  readonly step: number;
  /** Kilometres only have a maximum. */
  readonly bounds: readonly Bound[];
  readonly isDisabled: boolean;
  readonly words: (value: number) => string;
  /** Sets the given ends; `undefined` opens one. An end of the stock counts as open; a wrong order is corrected. */
  readonly apply: (change: { readonly [End in Bound]?: number | undefined }) => void;
}

const inOrder = ({ min, max }: Range): Range =>
  min !== undefined && max !== undefined && min > max
    ? { min: max, max: min }
    : { ...withBound('min', min), ...withBound('max', max) };

const withBound = (bound: Bound, value: number | undefined): Range =>
  value === undefined ? {} : { [bound]: value };

/** @throws if the item's field is not a number; the build checks content and endpoint for this */
export function useNumericFilter(item: FilterItem): NumericFilter {
  const { field, label } = item;
  const { key, ranging } = filterOf(field) ?? {};
  if (!isNumericField(field) || !key || !ranging)
    throw new Error(`The filter "${item.id}" needs a numeric field.`);
  const { step, holds } = FILTER_FIELDS[field];
  const { change } = useSearchActions();
  const { bounds = {} } = useSearchConfig().vocabulary;
  const ends = wholeSteps(bounds[field] ?? { min: 0, max: 0 }, step);
  const rangeIn = (value: SearchState[typeof key]): Range =>
    value === undefined ? {} : ranging.rangeOf(value);
  const set = rangeIn(useSearch(({ query }) => query[key]));
  return {
    label,
    field,
    set,
    ends,
    step,
    bounds: holds === 'maximum' ? ['max'] : ['min', 'max'],
    isDisabled: ends.min === ends.max,
    words: numberWords(item),
    apply: (named) =>
      change((query) => {
        const before = rangeIn(query[key]);
        const next = { ...before, ...named };
        const range = inOrder({
          ...withBound('min', next.min === ends.min || holds === 'maximum' ? undefined : next.min),
          ...withBound('max', next.max === ends.max ? undefined : next.max),
        });
        return sameThreshold(range, before) ? query : withFilter(query, key, ranging.from(range));
      }),
  };
}
