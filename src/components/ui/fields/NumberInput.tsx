import type { ComponentProps } from 'react';
import { control } from './control';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The text in the field, as typed. */
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly isWrong?: boolean;
}

/** A field for a number, typed as people write it: `$1,200`. The caller reads the text. */
export const NumberInput = ({ onType, isWrong = false, ...input }: Props) => (
  <input
    css={control}
    inputMode="decimal"
    autoComplete="off"
    maxLength={40}
    aria-invalid={isWrong || undefined}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
    {...input}
  />
);
