import { css } from '@emotion/react';
import { memo } from 'react';
import { TOWING_PATH } from '../../../content/addresses';
import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { isNumericField } from '../../../domain/filters/filterField';
import { assertUnreachable } from '../../../domain/unreachable';
import { text } from '../../../theme/tokens';
import { Link } from '../../ui/links/Link';
import { useSearchConfig } from '../SearchConfig';
import { BudgetFilter } from './BudgetFilter';
import { BodyTagFilter, ListFilter, SelectFilter, ToggleFilter } from './ChoiceFilters';
import { FilterSet } from './FilterSet';
import { RangeFields, RangeSelectFilter, SliderFilter, ThresholdFilter } from './NumberFilters';
import { useNumericFilter } from './useNumericFilter';

/** The control of a filter, by its type in the content; none if no stock has anything to choose from. */
export const FilterControl = memo(function FilterControl({ item }: { readonly item: FilterItem }) {
  const { values, bounds } = useSearchConfig().vocabulary;
  if (item.hardcodedValues.length === 0 && values?.[item.field]?.length === 0) return null;
  if (bounds && isNumericField(item.field) && !bounds[item.field]) return null;
  const control = controlOf(item);
  if (item.field !== 'brakedTowing') return control;
  return (
    <>
      {control}
      <Link css={link} href={TOWING_PATH}>
        What can tow my caravan?
      </Link>
    </>
  );
});

const link = css({ justifySelf: 'start', fontSize: text.small });

function controlOf(item: FilterItem) {
  switch (item.type) {
    case 'body_tag':
      return <BodyTagFilter item={item} />;
    case 'list':
      return <ListFilter item={item} />;
    case 'radio_group':
      return <ListFilter item={item} isOne />;
    case 'radio_group_numeric':
      return <ThresholdFilter item={item} />;
    case 'range_input':
      return <RangeInputFilter item={item} />;
    case 'range_select':
      return <RangeSelectFilter item={item} />;
    case 'range_slider':
      return <SliderFilter item={item} />;
    case 'slider':
      return <SliderFilter item={item} isMaximum />;
    case 'select':
      return <SelectFilter item={item} />;
    case 'search_by_budget':
      return <BudgetFilter />;
    case 'boolean_checkbox':
      return <ToggleFilter item={item} />;
    case 'cpo_checkbox':
      return <ToggleFilter item={item} hidesAtZero />;
    case 'search_box':
      return null; // above the results on every listing, with its own label
    default:
      return assertUnreachable(item.type);
  }
}

function RangeInputFilter({ item }: { readonly item: FilterItem }) {
  const filter = useNumericFilter(item);
  return (
    <FilterSet label={item.label} isDisabled={filter.isDisabled}>
      <RangeFields filter={filter} />
    </FilterSet>
  );
}
