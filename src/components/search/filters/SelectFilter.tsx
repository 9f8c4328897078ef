import { useId } from 'react';
import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { formatNumber } from '../../../domain/formatNumber';
import { control, fieldLabel } from '../../ui/fields/control';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { useIsHeading } from './FilterLegend';
import { useChoices } from './useChoices';

/** A select for one value, for lists that may be long. */
export function SelectFilter({ item }: { readonly item: FilterItem }) {
  const { choices, chosen, waitsFor, choose, showsCounts } = useChoices(item);
  const id = useId();
  const several = chosen.length > 1 ? chosen.map(({ label }) => label).join(' or ') : undefined;
  return (
    <div>
      <label css={useIsHeading(item.label) ? visuallyHidden : fieldLabel} htmlFor={id}>
        {item.label}
      </label>
      <select
        id={id}
        css={control}
        disabled={waitsFor !== undefined}
        value={several ?? chosen[0]?.label ?? ''}
        onChange={({ target: { value } }) => choose(choices.find(({ label }) => label === value))}
      >
        <option value="">
          {waitsFor ? `Choose a ${waitsFor} first` : `Any ${item.label.toLowerCase()}`}
        </option>
        {several && <option value={several}>{several}</option>}
        {!waitsFor &&
          choices.map(({ label, count }) => (
            <option key={label} value={label}>
              {label}
              {showsCounts && ` (${formatNumber(count)})`}
            </option>
          ))}
      </select>
    </div>
  );
}
