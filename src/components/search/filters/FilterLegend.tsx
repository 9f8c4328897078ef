import { css } from '@emotion/react';
import { createContext, useContext } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { fieldLabel } from './filterStyles';

/** The heading of the group a filter stands in. */
const Context = createContext<string | null>(null);
export const GroupLabel = Context.Provider;

/** The name of a filter; where the group's heading says the same, it is only spoken. */
export function FilterLegend({ label }: { readonly label: string }) {
  const isSaid = useIsSaid(label);
  return (
    <legend css={isSaid ? flat : fieldLabel}>
      {isSaid ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </legend>
  );
}

/** Whether the group's heading says it already. */
export const useIsSaid = (label: string): boolean => useContext(Context) === label;

const flat = css({ padding: 0, lineHeight: 0 });
