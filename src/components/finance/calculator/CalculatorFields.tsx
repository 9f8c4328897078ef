import { css } from '@emotion/react';
import { type ReactNode, useId, useState } from 'react';
import { explainFinanceFault } from '../../../domain/finance/explainFinanceFault';
import type { FinanceFault } from '../../../domain/finance/financeFault';
import { REPAYMENT_FREQUENCIES } from '../../../domain/finance/loan';
import { roundTo } from '../../../domain/finance/rounding';
import { formatNumber } from '../../../domain/formatNumber';
import { color, media, motion, quiet, radius, space, text, wrapRow } from '../../../theme/tokens';
import { NumberInput } from '../../ui/fields/NumberInput';
import { Slider, type SliderRange } from '../../ui/fields/Slider';
import { useEarlyChange } from '../../ui/fields/useEarlyChange';
import { parseAmount } from '../amounts';
import type { Calculator } from './useCalculator';

interface Props<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Whether it belongs to a field beside it: then its legend is hidden, and it is only as wide as its words. */
  readonly isSmall?: boolean;
}

/** One choice out of a few: radio buttons that look like one bar. */
export function ChoiceField<Value extends string>({
  legend,
  options,
  value,
  onChange,
  isSmall,
}: Props<Value>) {
  const id = useId();
  const group = useEarlyChange<HTMLFieldSetElement>((fields) => {
    const checked = fields.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = options.find((option) => option.value === checked);
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
  return (
    <fieldset ref={group} css={[plain, isSmall && small]} aria-label={isSmall ? legend : undefined}>
      {!isSmall && <legend css={title}>{legend}</legend>}
      <div css={bar}>
        {options.map((option) => (
          <label key={option.value} css={choice}>
            <input
              css={radio}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span css={[words, isSmall && smallWords]}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const plain = css({ minWidth: 0, padding: 0, border: 0 });
const small = css({ flex: 'none' });
const title = css({ padding: 0, marginBottom: space[2], fontWeight: 600 });
const bar = css({
  display: 'grid',
  gridAutoFlow: 'column',
  [media.narrow]: { gridAutoFlow: 'row' },
  // As wide as its longest word at least: a word is not broken.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  overflowWrap: 'normal',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  overflow: 'hidden',
});
const choice = css({
  position: 'relative',
  display: 'grid',
  cursor: 'pointer',
  '& + &': { borderLeft: `1px solid ${color.line}` },
});
const radio = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 });
const words = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.75rem',
  padding: `${space[1]} ${space[1]}`,
  textAlign: 'center',
  lineHeight: 1.25,
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  'input:checked + &': { background: color.accent, color: color.onAccent, fontWeight: 600 },
  'input:focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
  'input:checked:focus-visible + &': { outlineColor: color.onAccent },
  // With forced colours, an outline marks the choice.
  '@media (forced-colors: active)': {
    'input:checked + &': { outline: '2px solid Highlight', outlineOffset: '-3px' },
  },
});
const smallWords = css({ minHeight: '2rem', minWidth: '2.5rem', fontSize: text.small });

interface NumberFieldProps {
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
export function NumberField({
  label,
  value,
  onChange,
  unit,
  fault,
  hint,
  slider,
  children,
}: NumberFieldProps) {
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
        <p id={`${id}-hint`} css={quiet}>
          {hint}
        </p>
      )}
    </div>
  );
}

const field = css({ display: 'grid', gap: space[1], minWidth: 0 });
const head = css({
  ...wrapRow(`${space[1]} ${space[3]}`),
  justifyContent: 'space-between',
});
const name = css({ fontWeight: 600 });
const entry = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  width: 'min(9rem, 100%)',
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

interface CalculatorFieldProps {
  readonly calculator: Calculator;
  readonly slider?: SliderRange;
}

/** The shopper's deposit. Until an amount is typed, the hint shows the deposit as a share of the price. */
export function DepositField({ calculator: { form, terms, faults, type }, slider }: CalculatorFieldProps) {
  const { depositAmount, depositPercentage = 0 } = terms.conditions;
  const isShare = depositAmount === undefined && depositPercentage > 0;
  return (
    <NumberField
      label="Deposit"
      unit="$"
      value={form.typed.depositAmount ?? (isShare ? '' : formatNumber(depositAmount ?? 0))}
      onChange={(text) => type('depositAmount', text)}
      fault={faults.depositAmount}
      hint={
        isShare ? `${formatNumber(depositPercentage)}% of the price, unless you enter an amount.` : undefined
      }
      slider={slider}
    />
  );
}

/** What the shopper thinks their trade-in is worth and, once there is one, what is still owed on it. */
export function TradeInFields({ calculator: { form, terms, faults, type } }: CalculatorFieldProps) {
  const { tradeInWorth = 0, tradeInOwed = 0 } = terms.conditions;
  return (
    <>
      <NumberField
        label="Trade-in"
        unit="$"
        value={form.typed.tradeInWorth ?? formatNumber(tradeInWorth)}
        onChange={(text) => type('tradeInWorth', text)}
        fault={faults.tradeInWorth}
        hint="What you think yours is worth. We’ll value it before you buy."
      />
      {(tradeInWorth > 0 || tradeInOwed > 0 || form.typed.tradeInOwed !== undefined) && (
        <NumberField
          label="Still owed on it"
          unit="$"
          value={form.typed.tradeInOwed ?? formatNumber(tradeInOwed)}
          onChange={(text) => type('tradeInOwed', text)}
          fault={faults.tradeInOwed}
        />
      )}
    </>
  );
}

export const TermField = ({ calculator: { form, terms, faults, type }, slider }: CalculatorFieldProps) => (
  <NumberField
    label="Term"
    unit="months"
    value={form.typed.termMonths ?? formatNumber(terms.conditions.termMonths)}
    onChange={(text) => type('termMonths', text)}
    fault={faults.termMonths}
    slider={slider}
  />
);

const FREQUENCIES = REPAYMENT_FREQUENCIES.map((value) => ({
  value,
  label: `${value[0]?.toUpperCase()}${value.slice(1)}`,
}));

export const FrequencyField = ({
  calculator: { terms, choose },
}: Pick<CalculatorFieldProps, 'calculator'>) => (
  <ChoiceField
    legend="Repaid every"
    options={FREQUENCIES}
    value={terms.conditions.frequency}
    onChange={(frequency) => choose({ frequency })}
  />
);

type BalloonUnit = 'balloonAmount' | 'balloonPercentage';

const UNITS: readonly { readonly value: BalloonUnit; readonly label: string }[] = [
  { value: 'balloonAmount', label: '$' },
  { value: 'balloonPercentage', label: '%' },
];

/** A lump sum due with the last repayment: `$50` and 20,000 are dollars, `25%` is a share of the amount financed. */
export function BalloonField({ calculator }: { readonly calculator: Calculator }) {
  const { form, terms, faults, figures, isCurrent, replace } = calculator;
  /** What was typed, and the unit that applied before: it applies again to a number that could be either. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly usual: BalloonUnit }>();
  const { balloonAmount, balloonPercentage = 0 } = terms.conditions;
  const unit = unitOf(calculator);
  const standing = unit === 'balloonAmount' ? (balloonAmount ?? 0) : balloonPercentage;

  /** Converts the balloon to the other unit if its value is known; otherwise keeps what was typed. */
  const change = (next: BalloonUnit) => {
    setTyped(undefined);
    if (next === unit) return;
    const { balloon, amountFinanced } =
      figures?.kind === 'loan' ? figures.totals : { balloon: 0, amountFinanced: 0 };
    const isKnown = isCurrent && amountFinanced > 0;
    const same =
      next === 'balloonAmount' ? roundTo(balloon, -2) : roundTo((balloon / amountFinanced) * 100, -2);
    const text = isKnown ? formatNumber(same) : (form.typed[unit] ?? formatNumber(standing));
    replace({ [unit]: undefined, [next]: text });
  };
  const usual = typed !== undefined && typed.text === form.typed[unit] ? typed.usual : unit;
  const type = (text: string) => {
    setTyped({ text, usual });
    replace({ [unit]: undefined, [unitOfText(text) ?? usual]: text });
  };
  const isReadAsDollars = usual === 'balloonPercentage' && unit === 'balloonAmount';
  return (
    <NumberField
      label="Balloon"
      unit={unit === 'balloonAmount' ? '$' : 'share'}
      value={form.typed[unit] ?? formatNumber(standing)}
      onChange={type}
      fault={faults[unit]}
      hint={`${isReadAsDollars ? 'Read as dollars, because a percentage can’t be over 100. ' : ''}Due in one sum with the last repayment. A percentage is of the amount financed.`}
    >
      <ChoiceField
        isSmall
        legend="Balloon in dollars or per cent"
        options={UNITS}
        value={unit}
        onChange={change}
      />
    </NumberField>
  );
}

/** The unit that a text can only be in; `undefined` if it can be in both. */
function unitOfText(text: string): BalloonUnit | undefined {
  if (text.includes('%')) return 'balloonPercentage';
  if (text.includes('$')) return 'balloonAmount';
  return (parseAmount(text) ?? 0) > 100 ? 'balloonAmount' : undefined;
}

function unitOf({ form, terms }: Calculator): BalloonUnit {
  if (form.typed.balloonAmount !== undefined) return 'balloonAmount';
  if (form.typed.balloonPercentage !== undefined) return 'balloonPercentage';
  return terms.conditions.balloonAmount === undefined ? 'balloonPercentage' : 'balloonAmount';
}
