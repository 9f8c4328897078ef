import { useState } from 'react';
import { roundTo } from '../../../domain/finance/rounding';
import { formatNumber } from '../../../domain/formatNumber';
import { parseAmount } from '../parseAmount';
import { ChoiceField } from './ChoiceField';
import { NumberField } from './NumberField';
import type { Calculator } from './useCalculator';

type BalloonUnit = 'balloonAmount' | 'balloonPercentage';

const UNITS: readonly { readonly value: BalloonUnit; readonly label: string }[] = [
  { value: 'balloonAmount', label: '$' },
  { value: 'balloonPercentage', label: '%' },
];

/**
 * A lump sum due with the last repayment, as an amount or as a share of the amount financed. What is typed can only be the one
 * or the other: `$50` and 20,000 are dollars, `25%` is a share.
 */
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
