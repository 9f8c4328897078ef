import { css } from '@emotion/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { FilterItem } from '../../../content/stock/stockFilterGroup';
import { formatNumber } from '../../../domain/formatNumber';
import { fieldLabel } from '../../ui/fields/control';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { count as countStyle, optionRow, textButton } from './filterStyles';

interface Props {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** The controls of one filter, with its name. */
export const FilterSet = ({ label, isDisabled = false, children }: Props) => (
  <fieldset css={plain} disabled={isDisabled}>
    <FilterLegend label={label} />
    {children}
  </fieldset>
);

const plain = css({ border: 0, padding: 0, minWidth: 0 });

const Context = createContext<string | null>(null);
export const GroupLabel = Context.Provider;

/** The name of a filter. If the group's heading says the same, only screen readers get it. */
function FilterLegend({ label }: { readonly label: string }) {
  const isHeading = useIsHeading(label);
  return (
    <legend css={isHeading ? flat : fieldLabel}>
      {isHeading ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </legend>
  );
}

/** Whether the group's heading is the same as the label. */
export const useIsHeading = (label: string): boolean => useContext(Context) === label;

const flat = css({ padding: 0, lineHeight: 0 });

interface OptionRowProps {
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
export const OptionRow = ({ type, label, count, isChosen, onChoose, name }: OptionRowProps) => (
  <label css={optionRow}>
    <input type={type} name={name} checked={isChosen} onChange={onChoose} />
    {label}
    {count !== undefined && <span css={countStyle}>{formatNumber(count)}</span>}
  </label>
);

interface OptionsProps<Option> {
  readonly item: FilterItem;
  readonly options: readonly Option[];
  readonly isChosen: (option: Option) => boolean;
  readonly children: (option: Option) => ReactNode;
}

/** The first options and the chosen ones, until the shopper asks for all. Without a limit: all. */
export function Options<Option>({
  item: { label, limit },
  options,
  isChosen,
  children,
}: OptionsProps<Option>) {
  const [showsAll, setShowsAll] = useState(false);
  const words = showsAll ? 'Show less' : 'Show more';
  if (limit === undefined || options.length <= limit) return options.map(children);
  return (
    <>
      {options.filter((option, place) => showsAll || place < limit || isChosen(option)).map(children)}
      <button
        type="button"
        css={[textButton, moreButton]}
        aria-label={`${words}: ${label}`}
        onClick={() => setShowsAll(!showsAll)}
      >
        {words}
      </button>
    </>
  );
}

/** Below tiles that are in columns. */
const moreButton = css({ gridColumn: '1 / -1' });
