import { css } from '@emotion/react';
import { comparisonRateFor } from '../../../domain/finance/comparisonRateFor';
import { formatRate } from '../../../domain/finance/formatRate';
import { locale } from '../../../locales/site/locale';
import { color, text } from '../../../theme/tokens';
import { NumberField } from '../../finance/calculator/NumberField';
import type { Calculator } from '../../finance/calculator/useCalculator';
import { textButton } from '../../search/filters/filterStyles';

/** A field for the interest rate, with the matching comparison rate beside it. */
export function RateField({ calculator }: { readonly calculator: Calculator }) {
  const { form, terms, faults, type, replace } = calculator;
  const { interestRate } = terms.conditions;
  const comparison = comparisonRateFor(terms.settings, terms.vehType);
  const isKnown = faults.interestRate === undefined && comparison.kind === 'ok';
  return (
    <div>
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
          Back to our rate for this vehicle type
        </button>
      )}
    </div>
  );
}

const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: '0.375rem',
  color: color.ink,
  fontSize: text.body,
  fontVariantNumeric: 'tabular-nums',
});
