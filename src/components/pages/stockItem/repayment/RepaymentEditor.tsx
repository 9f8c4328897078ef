import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { wishlist } from '../../../../device/garage';
import { shopperFinance } from '../../../../device/shopperFinance';
import { rateWords } from '../../../../domain/finance/comparisonRate';
import { coverWords } from '../../../../domain/finance/cover';
import type { FinanceSettings } from '../../../../domain/finance/financeSettings';
import { parseDeal } from '../../../../domain/finance/parseDeal';
import { formatPrice } from '../../../../domain/formatNumber';
import { lastTradeIn } from '../../../../domain/garage/keptDeal';
import type { StockItem } from '../../../../domain/stock/stockItem';
import { locale } from '../../../../locales/site/locale';
import { color, font, media, quiet, space, text, wrapRow } from '../../../../theme/tokens';
import {
  BalloonField,
  DepositField,
  FrequencyField,
  TermField,
  TradeInFields,
} from '../../../finance/calculator/CalculatorFields';
import type { CalculatorFigures } from '../../../finance/calculator/figures/calculateFigures';
import { formatCalculatorAddress } from '../../../finance/calculator/figures/calculatorAddress';
import { useCalculator } from '../../../finance/calculator/useCalculator';
import { Working } from '../../../finance/calculator/Working';
import { useDeals } from '../../../finance/useDeals';
import { NoteMark } from '../../../price/NoteMark';
import { Button } from '../../../ui/Button';
import { Link } from '../../../ui/links/Link';
import { useStored } from '../../../ui/visit/useStored';
import { repaymentQuery } from './calculatorHref';
import { decideDeal } from './decideDeal';

export interface RepaymentEditorProps {
  readonly item: StockItem;
  /** Dollars. */
  readonly price: number;
  /** The on-road costs that the repayment covers, dollars; absent as long as the page does not know them. */
  readonly onRoadCosts: number | undefined;
  readonly settings: FinanceSettings;
  readonly onClose: () => void;
}

/** The shopper's deal for a stock item: its repayment, with the fields that determine it. */
export function RepaymentEditor({ item, price, settings, onClose, ...props }: RepaymentEditorProps) {
  const shopper = useStored(shopperFinance);
  const saved = useStored(wishlist);
  const deal = useDeals()(item.id);
  const onRoadCosts = props.onRoadCosts ?? deal?.onRoadCosts;
  const [first] = useState(() => {
    const own = deal ?? { ...shopper, ...lastTradeIn(saved) };
    return repaymentQuery({ ...own, onRoadCosts, price, vehType: item.vehType });
  });
  const calculator = useCalculator(settings, first, true);
  const { figures, choices, terms, isCurrent } = calculator;
  const group = useRef<HTMLFormElement>(null);
  // The button that opened the fields is gone, so the focus moves to the first of them.
  useEffect(() => group.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  const keep = () => {
    if (!isCurrent) return group.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    decideDeal(item, parseDeal({ ...terms.conditions, onRoadCosts }));
    onClose();
  };
  return (
    <form
      ref={group}
      id="my-deal"
      css={fields}
      aria-label="My deal"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <div role="status">
        <Outcome figures={figures} />
        {!isCurrent && <p css={old}>This is the last repayment we could work out.</p>}
      </div>
      <DepositField calculator={calculator} />
      <TradeInFields calculator={calculator} />
      <TermField calculator={calculator} />
      <FrequencyField calculator={calculator} />
      <BalloonField calculator={calculator} />
      <p css={quiet}>
        Deposit, term and frequency apply to every vehicle you look at. Trade-in and balloon apply to this one
        only.
      </p>
      {figures?.kind === 'loan' && <Working figures={figures} />}
      <p css={ways}>
        <Button type="submit">Keep my deal</Button>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
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
  if (figures.kind === 'covered') return <p css={answer}>{coverWords(figures.cover)}</p>;
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
