import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FilterLegend } from './FilterLegend';

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
