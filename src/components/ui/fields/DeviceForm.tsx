import { css } from '@emotion/react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { formatNumber } from '../../../domain/formatNumber';
import { known } from '../../../domain/knownFields';
import { readTypedNumber } from '../../../domain/typedNumber';
import { color, media, onScreen, panel, space } from '../../../theme/tokens';
import { Button, buttonRow } from '../Button';
import { Disclosure } from '../Disclosure';
import { control, fieldLabel } from './control';
import { fieldError } from './formStyles';

export interface DeviceField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Of a number; absent for words. */
  readonly bounds?: { readonly least: number; readonly most: number };
  readonly isOptional?: true;
  /** What counts if it is left empty. */
  readonly placeholder?: string | undefined;
}

type Values<Name extends string> = { readonly [Field in Name]?: string | number };

interface Props<Name extends string> {
  readonly summary: ReactNode;
  readonly children?: ReactNode;
  readonly fields: readonly DeviceField<Name>[];
  /** What the device has; `undefined` if nothing. */
  readonly values: Values<Name> | undefined;
  readonly maxLength: number;
  /** Given every field that has a value; `undefined` to forget them. */
  readonly onSave: (values: Values<Name> | undefined) => void;
}

/** A few facts that a shopper types once, kept on the device. What is wrong is said at its field, and loses nothing. */
export const DeviceForm = <Name extends string>({ summary, children, ...rest }: Props<Name>) => (
  <Disclosure css={frame} line={line} summary={summary}>
    {children}
    {/* Other values, from another tab, start a new form. */}
    <Fields key={JSON.stringify(rest.values)} {...rest} />
  </Disclosure>
);

function Fields<Name extends string>({
  fields,
  values,
  maxLength,
  onSave,
}: Omit<Props<Name>, 'summary' | 'children'>) {
  const id = useId();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = fields.map((field) => ({
      ...readField(field, String(form.get(field.name) ?? '')),
      name: field.name,
    }));
    const wrong = read.flatMap(({ name, fault }) => (fault === undefined ? [] : [[name, fault] as const]));
    setFaults(Object.fromEntries(wrong));
    const [first] = wrong;
    if (first) document.getElementById(`${id}-${first[0]}`)?.focus();
    else onSave(known(Object.fromEntries(read.map(({ name, value }) => [name, value]))) as Values<Name>);
  };
  return (
    <form css={grid} onSubmit={save} noValidate autoComplete="off">
      {fields.map(({ name, label, bounds, isOptional, placeholder }) => (
        <div key={name}>
          <label css={fieldLabel} htmlFor={`${id}-${name}`}>
            {isOptional && placeholder === undefined ? `${label} (optional)` : label}
          </label>
          <input
            id={`${id}-${name}`}
            css={control}
            name={name}
            defaultValue={values?.[name] ?? ''}
            inputMode={bounds && 'decimal'}
            placeholder={placeholder}
            maxLength={maxLength}
            aria-invalid={faults[name] !== undefined || undefined}
            aria-describedby={faults[name] && `${id}-${name}-fault`}
          />
          {faults[name] && (
            <p css={fieldError} id={`${id}-${name}-fault`}>
              {faults[name]}
            </p>
          )}
        </div>
      ))}
      <div css={[buttonRow, buttons]}>
        <Button type="submit">Save on this device</Button>
        {values && (
          <Button look="quiet" onClick={() => onSave(undefined)}>
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}

/** A year has no thousands separator. */
const plain = (value: number) => (value >= 1000 && value < 10_000 ? String(value) : formatNumber(value));

function readField(
  { label, bounds, isOptional }: DeviceField<string>,
  text: string,
): { readonly value?: string | number; readonly fault?: string } {
  const typed = text.trim();
  if (typed === '') return isOptional ? {} : { fault: `${label} is needed` };
  if (!bounds) return { value: typed };
  const value = readTypedNumber(typed);
  return value !== undefined && value >= bounds.least && value <= bounds.most
    ? { value }
    : { fault: `A number from ${plain(bounds.least)} to ${plain(bounds.most)}` };
}

const frame = css(panel, { padding: `0 ${space[4]}`, '&[open]': { paddingBottom: space[4] }, ...onScreen });
const line = css({ minHeight: '3rem', color: color.ink });
const grid = css({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const buttons = css({ gridColumn: '1 / -1' });
