import { css } from '@emotion/react';
import type { FeeLine } from '../../../domain/finance/financeSettings';
import { formatPrice } from '../../../domain/formatNumber';
import { locale } from '../../../locales/site/locale';
import { media, space, text } from '../../../theme/tokens';
import type { CalculatorTerms } from '../../finance/calculator/figures/calculatorChoices';

export const Assumptions = ({ terms }: { readonly terms: CalculatorTerms }) => (
  <ul css={list}>
    {suppositions(terms).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

const list = css({
  display: 'grid',
  gap: space[1],
  maxWidth: '68ch',
  paddingLeft: '1.25em',
  fontSize: text.small,
  [media.print]: { display: 'block', columns: 2, columnGap: space[6], maxWidth: 'none' },
});

/** The assumptions of a calculation, one sentence each. */
export function suppositions({
  conditions,
  feeLines,
  settings,
  areDealershipTerms,
}: CalculatorTerms): readonly string[] {
  const { upFrontFees = 0, balloonAmount, balloonPercentage } = conditions;
  const hasBalloon = (balloonAmount ?? balloonPercentage ?? 0) > 0;
  return [
    'The rate is fixed for the whole term and assumes an average credit rating. The lender decides yours.',
    'Repayments are equal and fall due at the end of each period. Interest is worked out with every repayment.',
    ...feeSentences(feeLines, upFrontFees > 0),
    ...(hasBalloon
      ? ['The balloon is due in one sum with the last repayment. A percentage is of the amount financed.']
      : []),
    'Repayments are rounded up to the next dollar, and a price from a budget is rounded down. The yearly table is worked out to the cent.',
    'The deposit is not part of the total payable. Government charges, insurance and registration are not included.',
    areDealershipTerms
      ? 'This is an estimate, not an offer of finance.'
      : `This is an estimate with your own figures, not an offer of finance.${
          locale.hasComparisonRate && settings.comparisonRate.default === undefined
            ? ' Its comparison rate is worked out from them.'
            : ''
        }`,
  ];
}

function feeSentences(fees: readonly FeeLine[], arePaidUpFront: boolean): readonly string[] {
  if (fees.length === 0) return ['No fees are included.'];
  const how = arePaidUpFront
    ? 'paid on the day, as part of the total payable'
    : 'added to the amount financed';
  return fees.map(({ name, amount }) => `${name}: ${formatPrice(amount)}, ${how}.`);
}
