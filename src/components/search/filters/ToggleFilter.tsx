import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { filterOf } from '../../../search/filters/filters';
import { withFilter } from '../../../search/withFilter';
import { useSearch, useSearchActions } from '../SearchProvider';
import { useFacetValues, useIsCounted } from '../useFacetValues';
import { OptionRow } from './OptionRow';

interface Props {
  readonly item: FilterItem;
  /** Whether to hide the filter at zero, such as Brand Certified if no vehicle is. */
  readonly hidesAtZero?: boolean;
}

/** A filter that is on or off. */
export function ToggleFilter({ item, hidesAtZero = false }: Props) {
  const { field } = item;
  const key = filterOf(field)?.key;
  const { change } = useSearchActions();
  const matches = useFacetValues(field).find(({ value }) => value === 'true')?.count ?? 0;
  const isCounted = useIsCounted();
  const isOn = useSearch(({ query }) => key !== undefined && query[key] === true);
  if (hidesAtZero && matches === 0 && !isOn) return null;
  return (
    <OptionRow
      type="checkbox"
      label={item.label}
      count={item.showCount && isCounted ? matches : undefined}
      isChosen={isOn}
      onChoose={() => key && change((query) => withFilter(query, key, isOn ? undefined : true))}
    />
  );
}
