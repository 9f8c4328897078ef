import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { explainFinanceFault } from '../../../domain/finance/explainFinanceFault';
import type { FinanceFault } from '../../../domain/finance/financeFault';
import { color, media, space, text } from '../../../theme/tokens';
import { control } from '../../search/filters/filterStyles';
import { useEarlyChange } from './useEarlyChange';

export interface Slider {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The value in words: `$30,000`. */
  readonly format: (value: number) => string;
}

interface Props {
  readonly label: string;
  /** The text in the field, as typed. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** `%` is a rate a year; `share` is a percentage of an amount. */
  readonly unit: '$' | '%' | 'share' | 'months';
  readonly fault?: FinanceFault | undefined;
  readonly hint?: ReactNode;
  readonly slider?: Slider;
  /** A choice that belongs to the field, shown beside the label. */
  readonly children?: ReactNode;
}

const AFTER = { '%': '% p.a.', share: '%', months: 'months' } as const;

/** A field for a number, with a slider for those who prefer to drag. It shows its fault in words. */
export function NumberField({ label, value, onChange, unit, fault, hint, slider, children }: Props) {
  const id = useId();
  const typed = useEarlyChange<HTMLInputElement>((input) => input.value !== value && onChange(input.value));
  const describedBy = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div css={field}>
      <div css={head}>
        <label css={name} htmlFor={id}>
          {label}
        </label>
        {children}
        <span css={entry}>
          {unit === '$' && <span aria-hidden="true">$</span>}
          <input
            id={id}
            ref={typed}
            css={[control, number]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={value}
            aria-invalid={fault ? true : undefined}
            aria-describedby={describedBy || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          {unit !== '$' && <span>{AFTER[unit]}</span>}
        </span>
      </div>
      {slider && (
        <input
          css={track}
          type="range"
          min={slider.min}
          max={slider.max}
          step={slider.step}
          value={Math.min(slider.max, Math.max(slider.min, slider.value))}
          aria-label={`${label}, slider`}
          aria-valuetext={slider.format(slider.value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {fault && (
        <p id={`${id}-fault`} css={faultLine}>
          {explainFinanceFault(fault)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} css={hintLine}>
          {hint}
        </p>
      )}
    </div>
  );
}

const field = css({ display: 'grid', gap: space[1], minWidth: 0 });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
});
const name = css({ fontWeight: 600 });
const entry = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  width: '9rem',
  [media.medium]: { width: '11.5rem' },
  marginLeft: 'auto',
  color: color.inkQuiet,
  '& > span': { flex: 'none' },
});
const number = css({
  fontSize: text.body,
  textAlign: 'right',
  minWidth: 0,
  '&[aria-invalid]': { borderColor: color.error, background: color.errorSoft },
});
const track = css({
  width: '100%',
  height: '2.25rem',
  margin: 0,
  accentColor: color.green,
  cursor: 'pointer',
});
const faultLine = css({ color: color.error, fontSize: text.small, fontWeight: 600 });
const hintLine = css({ color: color.inkQuiet, fontSize: text.small });
