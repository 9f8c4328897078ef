import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { formatRate, rateWords } from '../../domain/finance/comparisonRate';
import type { FinanceSettings } from '../../domain/finance/financeSettings';
import type { RateExample } from '../../domain/finance/rateExample';
import { rateExample } from '../../domain/finance/rateExample';
import { formatNumber, formatPrice } from '../../domain/formatNumber';
import type { VehType } from '../../domain/stock/stockTypes';
import { credit } from '../../locales/site/credit';
import { locale } from '../../locales/site/locale';
import { color, onScreen, space, text } from '../../theme/tokens';
import { formatCents } from './amounts';

interface Props {
  /** The vehicle types whose rates are shown beside the warning, each with the settings behind its rate. */
  readonly of: readonly {
    readonly vehType: VehType;
    /** Absent: the dealership's. */
    readonly settings?: FinanceSettings;
  }[];
}

/**
 * What the law of the country wants beside interest rates, with an example for each: in Australia the warning about comparison
 * rates and their basis. It is never behind a click; the examples are.
 */
export function ComparisonRateWarning({ of }: Props) {
  const { finance } = useStockSettings();
  const examples = of.flatMap(({ vehType, settings = finance }) => {
    const example = settings && rateExample(settings, vehType);
    return example?.kind === 'ok' ? example.value : [];
  });
  return (
    <div css={small}>
      <p>{credit.notices.join(' ')}</p>
      {examples.length > 0 && (
        <details css={onScreen}>
          <summary css={summary}>What that adds up to</summary>
          <p>{examplesWords(examples)}</p>
        </details>
      )}
    </div>
  );
}

const small = css({
  margin: `${space[3]} 0 0`,
  color: color.inkQuiet,
  fontSize: text.small,
  lineHeight: 1.45,
});

const summary = css({ paddingBlock: space[1], textDecoration: 'underline', cursor: 'pointer' });

/**
 * Examples in words. Those of one loan are together, and each names its rates once:
 * `Example: $30,000 over 60 months, total payable $37,407.21 in monthly repayments at 8.49% p.a. (comparison rate 9.06% p.a.).`
 */
function examplesWords(examples: readonly RateExample[]): string {
  const totals = new Map<string, Set<string>>();
  for (const { purchaseAmount, termMonths, totalPayable, interestRate, comparisonRate } of examples) {
    const loan = `${formatPrice(purchaseAmount)} over ${formatNumber(termMonths)} months`;
    const rates = locale.hasComparisonRate
      ? `${formatRate(interestRate)} p.a. (comparison rate ${formatRate(comparisonRate)} p.a.)`
      : rateWords(interestRate, comparisonRate, locale);
    const ofLoan = totals.get(loan) ?? new Set();
    totals.set(loan, ofLoan.add(`${formatCents(totalPayable)} in monthly repayments at ${rates}`));
  }
  return (
    [...totals]
      .map(([loan, ofLoan]) => `Example: ${loan}, total payable ${[...ofLoan].join(', or ')}`)
      // A rate may end in `p.a.`, and so with the full stop of the sentence.
      .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
      .join(' ')
  );
}
