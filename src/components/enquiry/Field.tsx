import { css } from '@emotion/react';
import {
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { FieldFault } from '../../domain/enquiry/enquiryField';
import { color, space, text } from '../../theme/tokens';
import {
  errorBox,
  fieldError,
  fieldFrame,
  fieldHint,
  fieldName,
  formControl,
  tickRow,
} from '../ui/fields/formStyles';

interface Described {
  readonly hint?: string;
  readonly fault?: string;
}

interface Props extends Described {
  readonly id: string;
  readonly label: string;
  readonly isOptional?: boolean;
}

export interface ControlProps<Value> extends Props {
  /** The name under which a form without JavaScript posts the value. */
  readonly name?: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
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
export const Field = ({
  id,
  label,
  hint,
  fault,
  isOptional = false,
  children,
}: Props & { readonly children: ReactNode }) => (
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

interface TextFieldProps extends ControlProps<string> {
  readonly type?: 'text' | 'tel' | 'email' | 'date' | 'time';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  readonly min?: string;
  readonly max?: string;
  readonly rows?: number;
}

/** A field for text or numbers. It never corrects what is typed. */
export function TextField({
  rows,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  maxLength,
  min,
  max,
  ...field
}: TextFieldProps) {
  const { id, name, value, onChange } = field;
  const shared = {
    id,
    name,
    value,
    maxLength,
    css: formControl,
    autoComplete,
    // A name or a message may be written from right to left.
    dir: type === 'text' && inputMode === undefined ? 'auto' : undefined,
    ...describedBy(id, field),
  };
  return (
    <Field {...field}>
      {rows === undefined ? (
        <input
          {...shared}
          type={type}
          min={min}
          max={max}
          inputMode={inputMode}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <textarea {...shared} rows={rows} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
    </Field>
  );
}

interface SelectFieldProps extends ControlProps<string> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen. Absent if something is always chosen. */
  readonly placeholder?: string;
}

export function SelectField({ options, placeholder, ...field }: SelectFieldProps) {
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

/** A checkbox with its label beside it. */
export const Tick = ({ id, name, label, fault, value, onChange }: ControlProps<boolean>) => (
  <>
    {fault !== undefined && (
      <p css={fieldError} id={`${id}-error`}>
        {fault}
      </p>
    )}
    <label css={tickRow}>
      <input
        type="checkbox"
        id={id}
        name={name}
        checked={value}
        {...describedBy(id, { fault })}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  </>
);

interface ErrorSummaryProps {
  readonly faults: readonly FieldFault<string>[];
  readonly idOf: (field: string) => string;
  readonly heading?: 'h2' | 'h3';
}

const title = css({ fontSize: text.lead });
const list = css({
  display: 'grid',
  marginTop: space[2],
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: space[1], color: color.error, fontWeight: 600 },
});

/** All faults of a form in one place that takes the focus. Each line links to its field. Mount it again for each attempt. */
export function ErrorSummary({ faults, idOf, heading: Heading = 'h3' }: ErrorSummaryProps) {
  const headingId = useId();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const lead = (event: MouseEvent, field: string) => {
    event.preventDefault();
    const control = document.getElementById(idOf(field));
    control?.focus();
    control?.scrollIntoView?.({ block: 'center' });
  };
  return (
    <section css={errorBox} ref={frame} tabIndex={-1} aria-labelledby={headingId}>
      <Heading css={title} id={headingId}>
        {faults.length === 1
          ? 'One thing is missing or wrong'
          : `${faults.length} things are missing or wrong`}
      </Heading>
      <ul css={list}>
        {faults.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} onClick={(event) => lead(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
