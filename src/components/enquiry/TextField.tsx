import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react';
import { formControl } from '../ui/fields/formStyles';
import { describedBy, Field } from './Field';

interface Props {
  readonly id: string;
  /** The name under which a form without JavaScript posts the value. */
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly fault?: string;
  readonly isOptional?: boolean;
  readonly type?: 'text' | 'tel' | 'email' | 'date' | 'time';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  /** The number of visible rows, for a text of more than one line. */
  readonly rows?: number;
}

/** A field for text or numbers. It never corrects what is typed. */
export function TextField({
  rows,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  maxLength,
  ...field
}: Props) {
  const { id, name, value, onChange } = field;
  const shared = {
    id,
    name,
    value,
    maxLength,
    css: formControl,
    autoComplete,
    ...describedBy(id, field),
  };
  return (
    <Field {...field}>
      {rows === undefined ? (
        <input
          {...shared}
          type={type}
          inputMode={inputMode}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <textarea {...shared} rows={rows} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
    </Field>
  );
}
