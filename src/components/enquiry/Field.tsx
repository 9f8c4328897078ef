import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color } from '../../theme/tokens';
import { fieldError, fieldFrame, fieldHint, fieldName } from '../ui/fields/formStyles';

interface Described {
  readonly hint?: string;
  readonly fault?: string;
}

interface Props extends Described {
  /** The id of the control. */
  readonly id: string;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly children: ReactNode;
}

const optional = css({ color: color.inkQuiet, fontWeight: 400 });

/** The attributes that make screen readers read a control's hint and error with it. */
export const describedBy = (id: string, { hint, fault }: Described) => ({
  'aria-invalid': fault === undefined ? undefined : true,
  'aria-describedby':
    [hint === undefined ? '' : `${id}-hint`, fault === undefined ? '' : `${id}-error`]
      .filter(Boolean)
      .join(' ') || undefined,
});

/** A control with its label, a hint and its error. */
export const Field = ({ id, label, hint, fault, isOptional = false, children }: Props) => (
  <div css={fieldFrame}>
    <label css={fieldName} htmlFor={id}>
      {label}
      {isOptional && <span css={optional}> (optional)</span>}
    </label>
    {hint !== undefined && (
      <p css={fieldHint} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {fault !== undefined && (
      <p css={fieldError} id={`${id}-error`}>
        {fault}
      </p>
    )}
    {children}
  </div>
);
