import { useId } from 'react';
import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { FILTER_FIELDS } from '../../../domain/filters/filterField';
import { steps } from '../../../domain/filters/steps';
import { readThreshold, sameThreshold, type Threshold } from '../../../domain/filters/threshold';
import { filterOf } from '../../../search/filters/filters';
import { rangeLabel } from '../../../search/filters/oneValue';
import type { SearchState } from '../../../search/searchState';
import { withFilter } from '../../../search/withFilter';
import { useSearch } from '../SearchProvider';
import { useBudgetTerms } from '../useBudgetTerms';
import { useLateMatchCounts } from '../useLateMatchCounts';
import { FilterSet } from './FilterSet';
import { OptionRow } from './OptionRow';
import { ShowMore, useShowMore } from './ShowMore';
import { useNumericFilter } from './useNumericFilter';

/** As many options as a shopper can take in at a glance. */
const MOST_STEPS = 6;

const isOpen = ({ min, max }: Threshold): boolean => min === undefined && max === undefined;

/** A choice of one threshold of a number: up to 50,000 km, from 2020. */
export function ThresholdFilter({ item }: { readonly item: FilterItem }) {
  const { field, set, ends, step, words, apply } = useNumericFilter(item);
  const state = useSearch(({ query }) => query);
  const name = useId();
  const { bare } = FILTER_FIELDS[field];
  const fixed = item.hardcodedValues.flatMap((value) => readThreshold(value, field) ?? []);
  const offered: readonly Threshold[] =
    fixed.length > 0
      ? fixed
      : steps(ends, step, MOST_STEPS)
          .slice(1, -1)
          .map((amount) => ({ [bare]: amount }));
  // A range from an address becomes one more option.
  const own = isOpen(set) || offered.some((each) => sameThreshold(each, set)) ? [] : [set];
  const options = [...offered, ...own];
  // The old counts stay until the new ones arrive, so that nothing flickers.
  const { latest, counter } = useLateMatchCounts(
    item.showCount ? options.map((threshold) => withThreshold(state, field, threshold)) : [],
    useBudgetTerms(),
  );
  const list = useShowMore(options, item.limit, (each) => sameThreshold(each, set));
  return (
    <FilterSet label={item.label}>
      {counter}
      {[{}, ...list.visible].map((threshold: Threshold) => (
        <OptionRow
          key={`${threshold.min}:${threshold.max}`}
          type="radio"
          name={name}
          label={rangeLabel(threshold, words)}
          count={latest?.[options.indexOf(threshold)]}
          isChosen={sameThreshold(threshold, set)}
          onChoose={() => apply({ min: threshold.min, max: threshold.max })}
        />
      ))}
      <ShowMore list={list} label={item.label} />
    </FilterSet>
  );
}

/** The search with another range of one attribute. */
function withThreshold(state: SearchState, attribute: string, threshold: Threshold): SearchState {
  const { key, ranging } = filterOf(attribute) ?? {};
  // A threshold is already a canonical range.
  return key && ranging ? (withFilter(state, key, ranging.from(threshold)) as SearchState) : state;
}
