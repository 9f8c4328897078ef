import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { explainFinanceFault } from '../../../domain/finance/explainFinanceFault';
import type { FinanceFault } from '../../../domain/finance/financeFault';
import { color, media, space, text } from '../../../theme/tokens';
import { NumberInput } from '../../ui/fields/NumberInput';
import { Slider, type SliderRange } from '../../ui/fields/Slider';

interface Props {
  readonly label: string;
  /** The text in the field, as typed. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** `%` is a rate a year; `share` is a percentage of an amount. */
  readonly unit: '$' | '%' | 'share' | 'months';
  readonly fault?: FinanceFault | undefined;
  readonly hint?: ReactNode;
  readonly slider?: SliderRange;
  /** A choice that belongs to the field, shown beside the label. */
  readonly children?: ReactNode;
}

const AFTER = { '%': '% p.a.', share: '%', months: 'months' } as const;

/** A field for a number, with a slider for those who prefer to drag. It shows its fault in words. */
export function NumberField({ label, value, onChange, unit, fault, hint, slider, children }: Props) {
  const id = useId();
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
          <NumberInput
            id={id}
            css={number}
            value={value}
            isWrong={fault !== undefined}
            aria-describedby={describedBy || undefined}
            onType={onChange}
          />
          {unit !== '$' && <span>{AFTER[unit]}</span>}
        </span>
      </div>
      {slider && <Slider {...slider} label={`${label}, slider`} onType={onChange} />}
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
const faultLine = css({ color: color.error, fontSize: text.small, fontWeight: 600 });
const hintLine = css({ color: color.inkQuiet, fontSize: text.small });
