import { css } from '@emotion/react';
import { comparisonRateFor, formatRate } from '../../../domain/finance/comparisonRate';
import type { FeeLine } from '../../../domain/finance/financeSettings';
import type { RepaymentFrequency } from '../../../domain/finance/loan';
import { formatNumber, formatPrice } from '../../../domain/formatNumber';
import { joinFacts } from '../../../domain/joinFacts';
import { VEH_TYPES } from '../../../domain/stock/stockTypes';
import { locale } from '../../../locales/site/locale';
import { color, media, radius, space, text } from '../../../theme/tokens';
import {
  BalloonField,
  ChoiceField,
  DepositField,
  FrequencyField,
  NumberField,
  TermField,
  TradeInFields,
} from '../../finance/calculator/CalculatorFields';
import type { Answer } from '../../finance/calculator/figures/calculatorChoices';
import type { Calculator } from '../../finance/calculator/useCalculator';
import { textButton } from '../../search/filters/filterStyles';
import { keepFocus } from '../../ui/keepFocus';

interface Props {
  readonly calculator: Calculator;
  /** The terms on offer, in months. */
  readonly offeredTerms: readonly number[];
}

const ANSWER_OPTIONS: readonly { readonly value: Answer; readonly label: string }[] = [
  { value: 'price', label: 'I have a budget' },
  { value: 'repayment', label: 'I know the price' },
];
const TYPE_OPTIONS = VEH_TYPES.map((value) => ({ value, label: value }));
const feeWords = ({ name, amount }: FeeLine) => `${name} ${formatPrice(amount)}`;
const inMonths = (months: number) => `${formatNumber(months)} months`;

export function CalculatorInputs({ calculator, offeredTerms }: Props) {
  const { form, terms, faults, type, choose } = calculator;
  const { conditions, price } = terms;
  const { termMonths, depositAmount } = conditions;
  const mostDeposit =
    terms.answer === 'price'
      ? SLIDER_RANGES.deposit.max
      : Math.min(SLIDER_RANGES.deposit.max, Math.max(price, 1));
  return (
    <form
      css={panel}
      aria-label="Your figures"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <ChoiceField
        legend="Start from"
        options={ANSWER_OPTIONS}
        value={terms.answer}
        onChange={(answer) => choose({ answer })}
      />
      <AmountField calculator={calculator} />
      <FrequencyField calculator={calculator} />
      <DepositField
        calculator={calculator}
        slider={{
          ...SLIDER_RANGES.deposit,
          max: mostDeposit,
          value: depositAmount ?? 0,
          format: formatPrice,
        }}
      />
      <TradeInFields calculator={calculator} />
      <TermField
        calculator={calculator}
        slider={{ ...termRange(offeredTerms), value: termMonths, format: inMonths }}
      />
      <ChoiceField
        legend="Condition, which sets the rate"
        options={TYPE_OPTIONS}
        value={terms.vehType}
        onChange={(vehType) => choose({ vehType })}
      />
      <RateField calculator={calculator} />
      <BalloonField calculator={calculator} />
      <NumberField
        label="Fees"
        unit="$"
        value={form.typed.fees ?? formatNumber((conditions.fees ?? 0) + (conditions.upFrontFees ?? 0))}
        onChange={(text) => type('fees', text)}
        fault={faults.fees}
        hint={terms.feeLines.length > 1 ? joinFacts(terms.feeLines.map(feeWords)) : undefined}
      />
    </form>
  );
}

function AmountField({ calculator: { form, terms, faults, type } }: { readonly calculator: Calculator }) {
  const { conditions, price, affordAmount } = terms;
  const { frequency } = conditions;
  return terms.answer === 'price' ? (
    <NumberField
      label="Budget"
      unit="$"
      value={form.typed.affordAmount ?? formatNumber(affordAmount)}
      onChange={(text) => type('affordAmount', text)}
      fault={faults.affordAmount}
      slider={{
        ...BUDGET_RANGES[frequency],
        value: affordAmount,
        format: (value) => `${formatPrice(value)} a ${frequency}`,
      }}
    />
  ) : (
    <NumberField
      label="Price"
      unit="$"
      value={form.typed.price ?? formatNumber(price)}
      onChange={(text) => type('price', text)}
      fault={faults.price}
      slider={{ ...SLIDER_RANGES.price, value: price, format: formatPrice }}
    />
  );
}

const panel = css({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  [media.medium]: { padding: space[5] },
  [media.print]: { display: 'none' },
  [media.scriptless]: { display: 'none' },
});

interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The ends of the sliders. The fields beside them accept larger numbers. */
const SLIDER_RANGES = {
  price: { min: 1000, max: 120_000, step: 500 },
  deposit: { min: 0, max: 50_000, step: 250 },
} as const satisfies Record<string, SliderRange>;

const BUDGET_RANGES: Readonly<Record<RepaymentFrequency, SliderRange>> = {
  week: { min: 50, max: 500, step: 5 },
  fortnight: { min: 100, max: 1000, step: 10 },
  month: { min: 200, max: 2200, step: 10 },
};

/** From the shortest to the longest term on offer, in steps of the smallest difference between two terms. */
export function termRange(terms: readonly number[]): SliderRange {
  const rising = [...terms].sort((a, b) => a - b);
  const steps = rising.slice(1).map((term, place) => term - (rising[place] ?? 0));
  return {
    min: rising[0] ?? 12,
    max: rising.at(-1) ?? 84,
    step: Math.min(12, ...steps.filter((step) => step > 0)),
  };
}

/** A field for the interest rate, with the matching comparison rate beside it. */
function RateField({ calculator }: { readonly calculator: Calculator }) {
  const { form, terms, faults, type, replace } = calculator;
  const { interestRate } = terms.conditions;
  const comparison = comparisonRateFor(terms.settings, terms.vehType);
  const isKnown = faults.interestRate === undefined && comparison.kind === 'ok';
  return (
    <div ref={keepFocus}>
      <NumberField
        label="Interest rate"
        unit="%"
        value={form.typed.interestRate ?? interestRate.toFixed(2)}
        onChange={(typed) => type('interestRate', typed)}
        fault={faults.interestRate}
      />
      {locale.hasComparisonRate && (
        <p css={line}>
          <span>Comparison rate</span>
          <span>{isKnown ? `${formatRate(comparison.value)} p.a.` : '—'}</span>
        </p>
      )}
      {form.typed.interestRate !== undefined && (
        <button type="button" css={textButton} onClick={() => replace({ interestRate: undefined })}>
          Back to our own rate
        </button>
      )}
    </div>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginTop: '0.375rem',
  color: color.ink,
  fontSize: text.body,
  fontVariantNumeric: 'tabular-nums',
});
