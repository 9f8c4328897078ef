import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { FilterSet } from './FilterSet';
import { RangeFields } from './RangeFields';
import { useNumericFilter } from './useNumericFilter';

/** A range with two number fields. */
export function RangeInputFilter({ item }: { readonly item: FilterItem }) {
  const filter = useNumericFilter(item);
  return (
    <FilterSet label={item.label} isDisabled={filter.isDisabled}>
      <RangeFields filter={filter} />
    </FilterSet>
  );
}
