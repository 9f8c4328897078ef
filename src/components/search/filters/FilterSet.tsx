import { css } from '@emotion/react';
import { createContext, type ReactNode, useContext } from 'react';
import { fieldLabel } from '../../ui/fields/control';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

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

const plain = css({ border: 0, margin: 0, padding: 0, minWidth: 0 });

/** The heading of the filter's group. */
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
