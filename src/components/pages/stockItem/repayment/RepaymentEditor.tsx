import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { shopperFinance } from '../../../../device/shopperFinance';
import { rateWords } from '../../../../domain/finance/comparisonRate';
import type { FinanceSettings } from '../../../../domain/finance/financeSettings';
import type { Balloon } from '../../../../domain/finance/loan';
import { formatPrice } from '../../../../domain/formatNumber';
import type { StockItem } from '../../../../domain/stock/stockItem';
import { locale } from '../../../../locales/site/locale';
import { color, font, media, quiet, space, text, wrapRow } from '../../../../theme/tokens';
import {
  BalloonField,
  DepositField,
  FrequencyField,
  TermField,
} from '../../../finance/calculator/CalculatorFields';
import type { CalculatorFigures } from '../../../finance/calculator/figures/calculateFigures';
import { formatCalculatorAddress } from '../../../finance/calculator/figures/calculatorAddress';
import { useCalculator } from '../../../finance/calculator/useCalculator';
import { Working } from '../../../finance/calculator/Working';
import { NoteMark } from '../../../price/NoteMark';
import { Button } from '../../../ui/Button';
import { Link } from '../../../ui/links/Link';
import { useStored } from '../../../ui/visit/useStored';
import { repaymentQuery } from './calculatorHref';

export interface RepaymentEditorProps {
  readonly item: StockItem;
  /** Dollars. */
  readonly price: number;
  readonly settings: FinanceSettings;
  /** The shopper's own balloon for this item, if they chose one before. */
  readonly balloon: Balloon | undefined;
  /** Called with the balloon that the shopper chose, if any. */
  readonly onClose: (balloon: Balloon | undefined) => void;
}

/** The repayment of a stock item, with the fields that determine it. */
export function RepaymentEditor({ item, price, settings, balloon, onClose }: RepaymentEditorProps) {
  const shopper = useStored(shopperFinance);
  const [first] = useState(() => repaymentQuery({ ...shopper, ...balloon, price, vehType: item.vehType }));
  const calculator = useCalculator(settings, first, true);
  const { figures, choices, isCurrent } = calculator;
  const group = useRef<HTMLFormElement>(null);
  // The button that opened the fields is gone, so the focus moves to the first of them.
  useEffect(() => group.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  return (
    <form
      ref={group}
      css={fields}
      aria-label="Your repayment"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        const { balloonAmount, balloonPercentage } = choices;
        const isChosen = balloonAmount !== undefined || balloonPercentage !== undefined;
        if (isCurrent) onClose(isChosen ? { balloonAmount, balloonPercentage } : undefined);
        else onClose(balloon);
      }}
    >
      <div role="status">
        <Outcome figures={figures} />
        {!isCurrent && <p css={old}>This is the last repayment we could work out.</p>}
      </div>
      <DepositField calculator={calculator} />
      <TermField calculator={calculator} />
      <FrequencyField calculator={calculator} />
      <BalloonField calculator={calculator} />
      <p css={quiet}>
        Deposit, term and frequency apply to every vehicle you look at. A balloon applies to this one only.
      </p>
      {figures?.kind === 'loan' && <Working figures={figures} />}
      <p css={ways}>
        <Button type="submit">Done</Button>
        <Link
          href={`/finance-calculator/${formatCalculatorAddress(choices, [`stockItem=${encodeURIComponent(item.id)}`])}`}
        >
          Open in the calculator
        </Link>
      </p>
    </form>
  );
}

function Outcome({ figures }: { readonly figures: CalculatorFigures | undefined }) {
  if (!figures) return null;
  if (figures.kind === 'covered') return <p css={answer}>Covered by your deposit</p>;
  const { displayed, conditions, comparisonRate } = figures;
  return (
    <p css={answer}>
      <strong css={amount}>{formatPrice(displayed)}</strong> a {conditions.frequency}
      <NoteMark note={locale.prices.repayment.note} />
      <span css={rates}>{rateWords(conditions.interestRate, comparisonRate, locale, ' · ')}</span>
    </p>
  );
}

const fields = css({
  display: 'grid',
  gap: space[4],
  margin: `${space[3]} 0`,
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
  [media.print]: { '& > :not([role="status"])': { display: 'none' } },
});
const answer = css({ fontVariantNumeric: 'tabular-nums' });
const amount = css({ fontFamily: font.heading, fontSize: text.lead, fontWeight: 650 });
const rates = css({ display: 'block', color: color.inkQuiet, fontSize: text.small });
const old = css({ color: color.error, fontSize: text.small, fontWeight: 600 });
const ways = css({
  ...wrapRow(space[4]),
  fontSize: text.small,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.875rem' },
});
