import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { FILTER_FIELDS, isNumericField } from '../../../domain/filters/filterField';
import { sameThreshold, wholeSteps } from '../../../domain/filters/steps';
import { filterOf } from '../../../search/filters/filters';
import type { Range, SearchState } from '../../../search/searchState';
import { withFilter } from '../../../search/withFilter';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';
import { numberWords } from './useChoices';

export type Bound = 'min' | 'max';

const isCrossed = ({ min, max }: Change): boolean => min !== undefined && max !== undefined && min > max;

const withBound = (bound: Bound, value: number | undefined): Range =>
  value === undefined ? {} : { [bound]: value };

/** The ends of a range to set; `undefined` opens one. */
type Change = { readonly [End in Bound]?: number | undefined };

export type NumericFilter = ReturnType<typeof useNumericFilter>;

/**
 * A filter on a number: the range that is set, the ends in stock, and a function to set either end.
 * @throws if the item's field is not a number; the build checks content and endpoint for this
 */
export function useNumericFilter(item: FilterItem) {
  const { field } = item;
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
    field,
    set,
    /** The ends of the whole index in whole steps, whatever else is chosen. */
    ends,
    step,
    /** Kilometres only have a maximum. */
    bounds: (holds === 'maximum' ? ['max'] : ['min', 'max']) as readonly Bound[],
    isDisabled: ends.min === ends.max,
    words: numberWords(item),
    /** An end of the stock counts as open. An end that is set past the other opens the other. */
    apply: (named: Change) =>
      change((query) => {
        const before = rangeIn(query[key]);
        const all = { ...before, ...named };
        const next = isCrossed(all) ? named : all;
        const range: Range = {
          ...withBound('min', next.min === ends.min || holds === 'maximum' ? undefined : next.min),
          ...withBound('max', next.max === ends.max ? undefined : next.max),
        };
        return sameThreshold(range, before) ? query : withFilter(query, key, ranging.from(range));
      }),
  };
}
