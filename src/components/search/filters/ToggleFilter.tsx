import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { useCountedResults, useSearchUi } from '../SearchProvider';
import { useFacetValues } from '../useFacetValues';
import { OptionRow } from './OptionRow';

interface Props {
  readonly item: FilterItem;
  /** Brand Certified is not offered where no vehicle has it. */
  readonly hidesAtZero?: boolean;
}

/** A yes-or-nothing filter. */
export function ToggleFilter({ item, hidesAtZero = false }: Props) {
  const { field } = item;
  const { indexUiState, setIndexUiState } = useSearchUi();
  const matches = useFacetValues(field).find(({ value }) => value === 'true')?.count ?? 0;
  const isCounted = useCountedResults().__isArtificial !== true;
  const isOn = indexUiState.toggle?.[field] ?? false;
  if (hidesAtZero && matches === 0 && !isOn) return null;
  return (
    <OptionRow
      type="checkbox"
      label={item.label}
      count={item.showCount && isCounted ? matches : undefined}
      isChosen={isOn}
      onChoose={() =>
        setIndexUiState(({ page: _firstPage, ...state }) => ({
          ...state,
          toggle: { ...state.toggle, [field]: !isOn },
        }))
      }
    />
  );
}
