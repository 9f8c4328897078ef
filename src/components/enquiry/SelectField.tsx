import { formControl } from '../ui/fields/formStyles';
import { describedBy, Field } from './Field';

interface Props {
  readonly id: string;
  /** The name under which a form without JavaScript posts the value. */
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** Shown while nothing is chosen. Absent if something is always chosen. */
  readonly placeholder?: string;
  readonly hint?: string;
  readonly fault?: string;
  readonly isOptional?: boolean;
}

/** A field with the browser's own select. */
export function SelectField({ options, placeholder, ...field }: Props) {
  const { id, name, value, onChange } = field;
  return (
    <Field {...field}>
      <select
        css={formControl}
        id={id}
        name={name}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        {...describedBy(id, field)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
