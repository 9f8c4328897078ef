import { formatNumber } from '../../../domain/formatNumber';
import { count as countStyle, optionRow } from './filterStyles';

interface Props {
  readonly type: 'checkbox' | 'radio';
  readonly label: string;
  /** How many vehicles the option finds; absent to show no count. */
  readonly count?: number | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Radio buttons with the same name are one choice. */
  readonly name?: string;
}

/** One option of a filter, as wide as the filter. Label and count are part of its target. */
export const OptionRow = ({ type, label, count, isChosen, onChoose, name }: Props) => (
  <label css={optionRow}>
    <input type={type} name={name} checked={isChosen} onChange={onChoose} />
    {label}
    {count !== undefined && <span css={countStyle}>{formatNumber(count)}</span>}
  </label>
);
