import { css } from '@emotion/react';
import { type FormEvent, useId, useState } from 'react';
import { ownVehicle } from '../../../device/ownVehicle';
import { isPlausible, MAX_OWN_NAME, OWN_BOUNDS, type OwnVehicle } from '../../../domain/compare/ownVehicle';
import { formatNumber } from '../../../domain/formatNumber';
import { known } from '../../../domain/knownFields';
import { readTypedNumber } from '../../../domain/typedNumber';
import { color, media, onScreen, panel, space } from '../../../theme/tokens';
import { Button, buttonRow } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { control, fieldLabel } from '../../ui/fields/control';
import { fieldError } from '../../ui/fields/formStyles';
import { useStored } from '../../ui/visit/useStored';

interface Field {
  readonly name: keyof OwnVehicle;
  readonly label: string;
  readonly holds: 'text' | 'number';
  readonly isOptional?: true;
}

const NAMES: readonly Field[] = [
  { name: 'make', label: 'Make', holds: 'text' },
  { name: 'model', label: 'Model', holds: 'text' },
  { name: 'year', label: 'Year', holds: 'number' },
];
const DRIVEN: readonly Field[] = [
  { name: 'odometer', label: 'Kilometres', holds: 'number', isOptional: true },
  { name: 'fuelCombined', label: 'Litres per 100 km', holds: 'number', isOptional: true },
];

interface Props {
  /** The dealer's noun for one item: `car`. */
  readonly noun: string;
  /** Whether it is driven, and so has kilometres. */
  readonly isDriven: boolean;
}

/** The shopper's own vehicle, typed once and kept on the device. */
export function OwnVehicleForm({ noun, isDriven }: Props) {
  const own = useStored(ownVehicle);
  return (
    <Disclosure
      css={frame}
      line={summary}
      summary={own ? `Change your own ${noun}` : `Put your own ${noun} beside them`}
    >
      {/* If another tab changes the vehicle, the form starts again from it. */}
      <Fields key={JSON.stringify(own)} own={own} fields={isDriven ? [...NAMES, ...DRIVEN] : NAMES} />
    </Disclosure>
  );
}

function Fields({
  own,
  fields,
}: {
  readonly own: OwnVehicle | undefined;
  readonly fields: readonly Field[];
}) {
  const id = useId();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = fields.map(
      (field) => [field.name, readField(field, String(form.get(field.name) ?? ''))] as const,
    );
    const wrong = read.flatMap(([name, value]) => ('fault' in value ? [[name, value.fault]] : []));
    setFaults(Object.fromEntries(wrong));
    const [first] = wrong;
    if (first) document.getElementById(`${id}-${first[0]}`)?.focus();
    else
      ownVehicle.store(
        known(
          Object.fromEntries(read.map(([name, value]) => [name, 'value' in value ? value.value : undefined])),
        ) as unknown as OwnVehicle,
      );
  };
  return (
    <form css={grid} onSubmit={save} noValidate autoComplete="off">
      {fields.map(({ name, label, holds, isOptional }) => (
        <div key={name}>
          <label css={fieldLabel} htmlFor={`${id}-${name}`}>
            {isOptional ? `${label} (optional)` : label}
          </label>
          <input
            id={`${id}-${name}`}
            css={control}
            name={name}
            defaultValue={own?.[name] ?? ''}
            inputMode={holds === 'number' ? 'decimal' : undefined}
            maxLength={MAX_OWN_NAME}
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
        {own && (
          <Button look="quiet" onClick={() => ownVehicle.store(undefined)}>
            Remove it
          </Button>
        )}
      </div>
    </form>
  );
}

function readField(
  { name, label, holds, isOptional }: Field,
  text: string,
): { readonly value: string | number | undefined } | { readonly fault: string } {
  const typed = text.trim();
  if (typed === '') return isOptional ? { value: undefined } : { fault: `${label} is needed` };
  if (holds === 'text') return { value: typed };
  const value = readTypedNumber(typed);
  const { least, most } = OWN_BOUNDS[name as keyof typeof OWN_BOUNDS];
  return isPlausible(name as keyof typeof OWN_BOUNDS, value)
    ? { value }
    : {
        fault: `A number from ${name === 'year' ? least : formatNumber(least)} to ${name === 'year' ? most : formatNumber(most)}`,
      };
}

const frame = css(panel, onScreen, { padding: `0 ${space[4]}`, '&[open]': { paddingBottom: space[4] } });
const summary = css({ minHeight: '3rem', color: color.ink });
const grid = css({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const buttons = css({ gridColumn: '1 / -1' });
