import { roundTo } from '../../../domain/finance/rounding';
import { formatNumber } from '../../../domain/stock/display/formatNumber';
import { ChoiceField } from './ChoiceField';
import { NumberField } from './NumberField';
import type { Calculator } from './useCalculator';

type BalloonUnit = 'balloonAmount' | 'balloonPercentage';

const UNITS: readonly { readonly value: BalloonUnit; readonly label: string }[] = [
  { value: 'balloonAmount', label: '$' },
  { value: 'balloonPercentage', label: '%' },
];

/** A lump sum due with the last repayment, as an amount or as a share of the amount financed. */
export function BalloonField({ calculator }: { readonly calculator: Calculator }) {
  const { form, terms, faults, figures, isCurrent, type, replace } = calculator;
  const { balloonAmount, balloonPercentage = 0 } = terms.conditions;
  const unit = unitOf(calculator);
  const standing = unit === 'balloonAmount' ? (balloonAmount ?? 0) : balloonPercentage;

  /** Converts the balloon to the other unit if its value is known; otherwise keeps what was typed. */
  const change = (next: BalloonUnit) => {
    if (next === unit) return;
    const { balloon, amountFinanced } =
      figures?.kind === 'loan' ? figures.totals : { balloon: 0, amountFinanced: 0 };
    const isKnown = isCurrent && amountFinanced > 0;
    const same =
      next === 'balloonAmount' ? roundTo(balloon, -2) : roundTo((balloon / amountFinanced) * 100, -2);
    const text = isKnown ? formatNumber(same) : (form.typed[unit] ?? formatNumber(standing));
    replace({ [unit]: undefined, [next]: text });
  };
  return (
    <NumberField
      label="Balloon"
      unit={unit === 'balloonAmount' ? '$' : 'share'}
      value={form.typed[unit] ?? formatNumber(standing)}
      onChange={(text) => type(unit, text)}
      fault={faults[unit]}
      hint="Due in one sum with the last repayment. In %, a share of the amount financed."
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

function unitOf({ form, terms }: Calculator): BalloonUnit {
  if (form.typed.balloonAmount !== undefined) return 'balloonAmount';
  if (form.typed.balloonPercentage !== undefined) return 'balloonPercentage';
  return terms.conditions.balloonAmount === undefined ? 'balloonPercentage' : 'balloonAmount';
}
