import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useStockSettings } from '../../content/stockSettings';
import { comparisonRateFor } from '../../domain/finance/comparisonRateFor';
import { isRepaymentFrequency, REPAYMENT_FREQUENCIES } from '../../domain/finance/repaymentFrequency';
import { formatNumber } from '../../domain/stock/formatNumber';
import { formatPrice } from '../../domain/stock/formatPrice';
import { stockNoun } from '../../domain/stock/stockTypes';
import { type BudgetTerms, budgetMaximums, highestMaximum } from '../../search/budget';
import type { BudgetState } from '../../search/searchState';
import { formatSearchUrl } from '../../search/url';
import { color, font, space, text } from '../../theme/tokens';
import { control, fieldLabel } from '../search/filters/filterStyles';
import { useFirstBudgetCount, useStockVocabulary } from '../search/useStockVocabulary';
import { ButtonLink } from '../ui/Button';
import { ComparisonRateWarning } from './ComparisonRateWarning';
import { formatRate } from './formatRate';
import { parseAmount } from './parseAmount';
import { useMatchCount } from './useMatchCount';
import { rememberShopperFinance, useShopperFinance } from './useShopperFinance';

/** The slider's ends in dollars, for each frequency: a month of the most a week is still a whole slider. */
const SLIDER = { week: [50, 500], fortnight: [100, 1000], month: [200, 2200] } as const;

/** "What would you like to pay a week?": answers at once with a price and how many vehicles that is. */
export function BudgetHero() {
  const { finance } = useStockSettings();
  const vocabulary = useStockVocabulary();
  const firstCount = useFirstBudgetCount();
  const shopper = useShopperFinance();
  const [typed, setTyped] = useState<string>();
  const [frequencyChosen, setFrequency] = useState<BudgetState['frequency']>();
  const id = useId();
  const frequency = frequencyChosen ?? finance?.repaymentFrequency ?? 'week';
  const affordAmount = typed === undefined ? (finance?.affordAmount ?? 0) : parseAmount(typed);
  const budget: BudgetState | null =
    affordAmount === null ? null : { affordAmount, frequency, depositAmount: shopper.depositAmount ?? 0 };
  const terms: BudgetTerms | undefined = finance && { settings: finance, termMonths: shopper.termMonths };
  const isUntouched = typed === undefined && frequencyChosen === undefined && !budget?.depositAmount;
  const counted = useMatchCount(isUntouched || budget === null ? null : { budget }, vocabulary, terms);
  if (!finance || !terms) return null;

  const count = isUntouched && shopper.termMonths === undefined ? firstCount : counted;
  const maximums = budget && budgetMaximums(budget, terms);
  const highest = maximums?.kind === 'ok' ? highestMaximum(maximums.value, undefined) : undefined;
  const [lowest, most] = SLIDER[frequency];
  const comparison = comparisonRateFor(finance, 'Used');
  return (
    <section css={panel} aria-label="Search by budget">
      <div css={inputs}>
        <div>
          <label css={fieldLabel} htmlFor={`${id}-amount`}>
            Repayment
          </label>
          <div css={amount}>
            <span css={dollar} aria-hidden="true">
              $
            </span>
            <input
              id={`${id}-amount`}
              css={[control, amountField]}
              inputMode="decimal"
              value={typed ?? String(finance.affordAmount)}
              aria-invalid={budget === null || undefined}
              aria-describedby={`${id}-answer`}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        </div>
        <div>
          <label css={fieldLabel} htmlFor={`${id}-frequency`}>
            every
          </label>
          <select
            id={`${id}-frequency`}
            css={[control, frequencyField]}
            value={frequency}
            onChange={({ target: { value } }) => {
              if (!isRepaymentFrequency(value)) return;
              setFrequency(value);
              rememberShopperFinance({ frequency: value });
            }}
          >
            {REPAYMENT_FREQUENCIES.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </div>
      </div>
      <input
        css={slider}
        type="range"
        min={lowest}
        max={most}
        step={5}
        value={Math.min(most, Math.max(lowest, affordAmount ?? lowest))}
        aria-label={`Repayment a ${frequency}`}
        aria-valuetext={`${formatPrice(affordAmount ?? lowest)} a ${frequency}`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-answer`} css={answer} role="status">
        {highest === undefined ? (
          'Please write the amount in dollars, for example 170.'
        ) : (
          <>
            Up to <strong css={figure}>{formatPrice(highest)}</strong>
            <span css={countText}>
              {count === undefined
                ? ' '
                : `${formatNumber(count)} ${stockNoun(vocabulary.stockType, count)} in stock today`}
            </span>
          </>
        )}
      </p>
      <ButtonLink
        look="primary"
        href={budget && highest !== undefined ? formatSearchUrl({ budget }, vocabulary) : '/stock/'}
      >
        {count === undefined
          ? 'Show them'
          : `Show ${formatNumber(count)} ${stockNoun(vocabulary.stockType, count)}`}
      </ButtonLink>
      <div css={small}>
        Over {shopper.termMonths ?? finance.repaymentTerm} months. Used from{' '}
        {formatRate(finance.repaymentInterestRate.used ?? finance.repaymentInterestRate.default)} p.a.,
        comparison rate {comparison.kind === 'ok' ? formatRate(comparison.value) : '—'} p.a.
        <ComparisonRateWarning />
      </div>
    </section>
  );
}

const panel = css({ display: 'grid', gap: space[3], color: color.ink });
const inputs = css({ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: space[3] });
const amount = css({ display: 'grid' });
/** The dollar sign stands in the field that follows it. */
const dollar = css({ gridArea: '1 / 1', placeSelf: 'center start', marginLeft: space[3], zIndex: 1 });
const amountField = css({ gridArea: '1 / 1', paddingLeft: '1.625rem', fontWeight: 650, fontSize: text.lead });
const frequencyField = css({ fontSize: text.body });
const slider = css({ width: '100%', height: '2.75rem', margin: 0, accentColor: color.green });
const answer = css({ margin: 0, minHeight: '4.2rem', color: color.ink });
const figure = css({
  fontFamily: font.heading,
  fontSize: text.section,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
});
const countText = css({ display: 'block', color: color.inkQuiet, fontVariantNumeric: 'tabular-nums' });
const small = css({ color: color.inkQuiet, fontSize: text.small });
