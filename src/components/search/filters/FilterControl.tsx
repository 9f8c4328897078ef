import type { FilterItem } from '../../../content/stockSettings';
import { formatKilometres, formatNumber } from '../../../domain/stock/formatNumber';
import { formatPrice } from '../../../domain/stock/formatPrice';
import { assertUnreachable } from '../../../domain/unreachable';
import { useSearchConfig } from '../SearchConfig';
import { BodyTagFilter } from './BodyTagFilter';
import { BudgetFilter } from './BudgetFilter';
import { ListFilter } from './ListFilter';
import { RangeFilter } from './RangeFilter';
import { SelectFilter } from './SelectFilter';
import { ToggleFilter } from './ToggleFilter';

/** How far one step of a slider goes, by what it measures. */
const STEPS: Readonly<Record<string, number>> = { price: 1000, odometer: 5000, year: 1 };

const format =
  ({ formattingType, unit }: FilterItem) =>
  (value: number) => {
    if (formattingType === 'currency') return formatPrice(value);
    if (formattingType === 'year') return String(value);
    return unit === 'km' ? formatKilometres(value) : `${formatNumber(value)}${unit ? ` ${unit}` : ''}`;
  };

/** The control of a filter, by the kind that content names. Another kind is a case here and a component. */
export function FilterControl({ item }: { readonly item: FilterItem }) {
  const { settings } = useSearchConfig();
  const { label, field: attribute, showCount } = item;
  switch (item.type) {
    case 'list':
    case 'radio_group':
    case 'radio_group_numeric':
      return (
        <ListFilter
          label={label}
          attribute={attribute}
          showCount={showCount}
          hardcodedValues={item.hardcodedValues}
          {...(item.limit === undefined ? {} : { limit: item.limit })}
        />
      );
    case 'select':
      return <SelectFilter label={label} attribute={attribute} showCount={showCount} />;
    case 'body_tag':
      return (
        <BodyTagFilter
          label={label}
          attribute={attribute}
          showCount={showCount}
          options={settings.bodyTypes}
        />
      );
    case 'slider':
    case 'range_slider':
    case 'range_select':
    case 'range_input':
      return (
        <RangeFilter
          label={label}
          attribute={attribute}
          step={STEPS[attribute] ?? 1}
          format={format(item)}
          hasMinimum={attribute !== 'odometer'}
        />
      );
    case 'search_by_budget':
      return <BudgetFilter />;
    case 'boolean_checkbox':
      return <ToggleFilter label={label} attribute={attribute} showCount={showCount} />;
    case 'cpo_checkbox':
      return <ToggleFilter label={label} attribute={attribute} showCount={showCount} hidesAtZero />;
    case 'search_box':
      return null; // stands above the results on every listing
    default:
      return assertUnreachable(item.type);
  }
}
