import { ClassNames, css } from '@emotion/react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { shopperFinance } from '../../device/shopperFinance';
import { rateWords } from '../../domain/finance/comparisonRate';
import { coverWords } from '../../domain/finance/cover';
import type { Deal } from '../../domain/finance/financeSettings';
import { repaymentForPrice } from '../../domain/finance/repaymentForPrice';
import { formatPrice } from '../../domain/formatNumber';
import type { VehType } from '../../domain/stock/stockTypes';
import { locale } from '../../locales/site/locale';
import { color, space, text } from '../../theme/tokens';
import { NoteMark } from '../price/NoteMark';
import { useStored } from '../ui/visit/useStored';

interface Props {
  /** Dollars. */
  readonly price: number;
  readonly vehType: VehType;
  /** The shopper's deal for the item. In a list there is none: there a budget's repayments must compare. */
  readonly deal?: Deal | undefined;
}

/**
 * A repayment with its interest rate and comparison rate, which are equally prominent. Each text is one string: React makes a
 * text node of every part of a sentence, and a page of results has two dozen of these lines.
 */
export function RepaymentLine({ price, vehType, deal }: Props) {
  const { finance } = useStockSettings();
  const shopper = useStored(shopperFinance);
  if (!finance) return null;
  const quote = repaymentForPrice(price, vehType, finance, deal ?? shopper);
  if (quote.kind === 'err') return null;
  if (quote.value.kind !== 'repayment') return <p css={line}>{coverWords(quote.value)}</p>;
  const { displayed, frequency, interestRate, comparisonRate } = quote.value;
  return (
    <ClassNames>
      {({ css: name }) => (
        <p className={name(line)}>
          <strong className={name(amount)}>{formatPrice(displayed)}</strong>
          {` a ${frequency}`}
          <NoteMark note={locale.prices.repayment.note} />
          {/* After the mark, which then stays where it is as a deal is read. */}
          {deal && ' in your deal'}
          <span className={name(rates)}>{rateWords(interestRate, comparisonRate, locale, ' · ')}</span>
        </p>
      )}
    </ClassNames>
  );
}

const line = css({ marginTop: space[1], fontSize: text.small, fontVariantNumeric: 'tabular-nums' });
const amount = css({ fontWeight: 650 });
const rates = css({ display: 'block', color: color.inkQuiet });
