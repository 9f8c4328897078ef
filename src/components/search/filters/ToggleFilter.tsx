import { useToggleRefinement } from 'react-instantsearch';
import { toggleProps } from '../../../search/searchWidgets';
import { count, optionRow } from './filterStyles';

interface Props {
  readonly label: string;
  readonly attribute: string;
  readonly showCount: boolean;
  /** Brand Certified is not offered where no car has it. */
  readonly hidesAtZero?: boolean;
}

/** A yes-or-nothing filter. */
export function ToggleFilter({ label, attribute, showCount, hidesAtZero = false }: Props) {
  const { value, refine } = useToggleRefinement(toggleProps(attribute));
  const matches = value.onFacetValue.count ?? 0;
  if (hidesAtZero && matches === 0 && !value.isRefined) return null;
  return (
    <label css={optionRow}>
      <input type="checkbox" checked={value.isRefined} onChange={() => refine(value)} />
      {label}
      {showCount && <span css={count}>{matches}</span>}
    </label>
  );
}
