import { css } from '@emotion/react';
import { type FormEvent, useId } from 'react';
import { TOWING_PATH } from '../../../content/addresses';
import { formatNumber } from '../../../domain/formatNumber';
import type { Result } from '../../../domain/result';
import { assumedBall } from '../../../domain/towing/towing';
import {
  MAX_TYPED,
  readTypedVan,
  type TypedVan,
  type TypedVanFields,
  type VanFaults,
} from '../../../domain/towing/typedVan';
import { color, media, onScreen, panel, radius, space, text, wrapRow } from '../../../theme/tokens';
import { Button } from '../../ui/Button';
import { fieldError, fieldFrame, fieldHint, fieldName, formControl } from '../../ui/fields/formStyles';
import { useEarlyChange } from '../../ui/fields/useEarlyChange';

interface Props {
  readonly typed: TypedVanFields;
  readonly onType: (change: Partial<TypedVanFields>) => void;
  readonly onAsk: (fields: TypedVanFields) => Result<TypedVan, VanFaults>;
  /** What was wrong with the fields when somebody asked last. */
  readonly faults: VanFaults;
}

/** Loaded masses to start from, in kilograms: a camper trailer, and vans from small to the largest. */
const USUAL = [1500, 2000, 2500, 3000, 3500] as const;

/** The mass and the ball weight of a van. Sent before the page has its script, it leads to the same answer. */
export function VanForm({ typed, onType, onAsk, faults }: Props) {
  const id = useId();
  const early = useEarlyChange<HTMLFormElement>((form) => {
    const textIn = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
    onType({ atm: textIn('atm'), ball: textIn('ball') });
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const van = onAsk(typed);
    if (van.kind === 'err') document.getElementById(`${id}-${van.fault.atm ? 'atm' : 'ball'}`)?.focus();
  };
  const read = readTypedVan({ ...typed, ball: '' });
  return (
    <form css={frame} ref={early} action={TOWING_PATH} onSubmit={send} noValidate>
      <div css={fields}>
        <VanField
          id={`${id}-atm`}
          name="atm"
          label="Loaded mass (ATM)"
          hint="On the van’s plate, in kilograms or tonnes: 2,500 or 2.5 t"
          {...{ typed, onType, faults }}
        />
        <VanField
          id={`${id}-ball`}
          name="ball"
          label="Ball weight (optional)"
          hint={`If you leave it empty, we assume 10% of the loaded mass${read.kind === 'ok' ? `: ${formatNumber(assumedBall(read.value.atm))} kg` : ''}`}
          {...{ typed, onType, faults }}
        />
        <Button css={besideFields} look="primary" type="submit">
          Check what can tow it
        </Button>
      </div>
      <div css={usual}>
        <span css={fieldHint}>Not sure? Try</span>
        {USUAL.map((atm) => (
          <button key={atm} type="button" css={choice} onClick={() => onAsk({ atm: String(atm), ball: '' })}>
            {formatNumber(atm)} kg
          </button>
        ))}
      </div>
    </form>
  );
}

interface FieldProps extends Pick<Props, 'typed' | 'onType' | 'faults'> {
  readonly id: string;
  readonly name: keyof TypedVanFields;
  readonly label: string;
  readonly hint: string;
}

const VanField = ({ id, name, label, hint, typed, onType, faults }: FieldProps) => (
  <div css={fieldFrame}>
    <label css={fieldName} htmlFor={id}>
      {label}
    </label>
    <input
      id={id}
      css={formControl}
      name={name}
      value={typed[name]}
      onChange={({ currentTarget }) => onType({ [name]: currentTarget.value })}
      inputMode="text"
      autoComplete="off"
      maxLength={MAX_TYPED}
      aria-invalid={faults[name] !== undefined || undefined}
      aria-describedby={`${id}-hint${faults[name] ? ` ${id}-fault` : ''}`}
    />
    <p css={fieldHint} id={`${id}-hint`}>
      {hint}
    </p>
    {faults[name] && (
      <p css={fieldError} id={`${id}-fault`}>
        {faults[name]}
      </p>
    )}
  </div>
);

const frame = css(panel, onScreen, {
  display: 'grid',
  gap: space[4],
  padding: space[4],
  [media.wide]: { padding: space[5] },
  [media.scriptless]: { display: 'none' },
});
const fields = css({
  display: 'grid',
  gap: space[4],
  [media.wide]: { gridTemplateColumns: '1fr 1fr auto', alignItems: 'start' },
});
/** In line with the fields, below their labels. */
const besideFields = css({ [media.wide]: { marginTop: '1.95rem' } });
const usual = css(wrapRow(space[2]));
const choice = css({
  minHeight: '2.25rem',
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { borderColor: color.ink },
});
