import type { ComponentProps } from 'react';
import { control } from './control';
import { useEarlyChange } from './useEarlyChange';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly isWrong?: boolean;
}

/** A field for a number, typed as people write it: `$1,200`. The caller reads the text. */
export function NumberInput({ onType, isWrong = false, ...input }: Props) {
  const field = useEarlyChange<HTMLInputElement>(({ value }) => value !== input.value && onType(value));
  return (
    <input
      ref={field}
      css={control}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      aria-invalid={isWrong || undefined}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      {...input}
    />
  );
}
