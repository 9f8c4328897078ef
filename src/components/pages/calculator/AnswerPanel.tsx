import { css, Global } from '@emotion/react';
import { useState } from 'react';
import { copyText } from '../../../device/copyText';
import { formatRate } from '../../../domain/finance/comparisonRate';
import { coverWords } from '../../../domain/finance/cover';
import { FINANCE_INPUT_LABELS } from '../../../domain/finance/explainFinanceFault';
import { formatNumber, formatPrice } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { locale } from '../../../locales/site/locale';
import { color, font, layer, media, onScreen, space, text, wrapRow } from '../../../theme/tokens';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { formatCents } from '../../finance/amounts';
import type { CalculatorFigures, LoanAnswer } from '../../finance/calculator/figures/calculateFigures';
import { formatCalculatorAddress } from '../../finance/calculator/figures/calculatorAddress';
import { figureLines } from '../../finance/calculator/figures/figureLines';
import { repaymentInSum } from '../../finance/calculator/figures/workingSteps';
import type { Calculator } from '../../finance/calculator/useCalculator';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { Button } from '../../ui/Button';
import { choicesInLink, enquiryHref } from './calculatorLinks';

/** The answer in large type. Screen readers announce its changes. Both rates are below it, equally prominent. */
export function AnswerPanel({ calculator }: { readonly calculator: Calculator }) {
  const { figures, isCurrent, faults } = calculator;
  const wrong = Object.keys(faults).map(
    (field) => (FINANCE_INPUT_LABELS as Readonly<Record<string, string>>)[field] ?? field,
  );
  return (
    <div id="rates" css={panel}>
      <Global styles={clearOfPanel} />
      <p role="status" aria-atomic="true" data-stale={!isCurrent || undefined} css={status}>
        {figures ? <Answer figures={figures} /> : <span css={lead}>No answer yet.</span>}
        {wrong.length > 0 && (
          <span css={stale}>
            {figures ? 'Not up to date. ' : ''}Please check: {wrong.join(', ').toLowerCase()}.
          </span>
        )}
      </p>
      {figures?.kind === 'loan' && <Rates figures={figures} />}
    </div>
  );
}

function Answer({ figures }: { readonly figures: CalculatorFigures }) {
  const { stockType } = useStockVocabulary();
  const noun = `${figures.vehType.toLowerCase()} ${stockNoun(stockType, 1)}`;
  if (figures.kind === 'covered') {
    return figures.answer === 'price' ? (
      <>
        <span css={lead}>
          Your {figures.cover.by} alone can pay for a {noun} of up to
        </span>{' '}
        <strong css={figure}>{formatPrice(figures.price)}</strong>
      </>
    ) : (
      <>
        <strong css={figures.cover.leftOver > 0 ? undefined : figure}>{coverWords(figures.cover)}</strong>{' '}
        <span css={lead}>There is nothing to finance.</span>
      </>
    );
  }
  const { conditions, price, affordAmount, displayed } = figures;
  const period = `a ${conditions.frequency}`;
  return figures.answer === 'price' ? (
    <>
      <span css={lead}>
        For {formatPrice(affordAmount)} {period}, a {noun} of up to
      </span>{' '}
      <strong css={figure}>{formatPrice(price)}</strong>
    </>
  ) : (
    <>
      <span css={lead}>
        A {noun} for {formatPrice(price)} comes to
      </span>{' '}
      <strong css={figure}>
        {formatPrice(displayed)} <span css={unit}>{period}</span>
      </strong>
    </>
  );
}

const Rates = ({ figures: { conditions, comparisonRate } }: { readonly figures: LoanAnswer }) => (
  <p css={rates}>
    <span>{formatRate(conditions.interestRate)} p.a.</span>
    {locale.hasComparisonRate && <span>Comparison rate {formatRate(comparisonRate)} p.a.</span>}
    <span>over {formatNumber(conditions.termMonths)} months</span>
  </p>
);

/** A phone tall enough for fields below a sticky answer. */
const PHONE = '@media screen and (max-width: 59.99em) and (min-height: 33.75em)';

/** Scrolls a focused field clear of the sticky answer. */
const clearOfPanel = css({ [PHONE]: { ':root': { scrollPaddingTop: '10.5rem' } } });

const panel = css({
  gridArea: 'answer',
  // On a phone the answer stays visible while the shopper changes the fields below it.
  [PHONE]: {
    position: 'sticky',
    top: 0,
    zIndex: layer.sticky,
    marginInline: `calc(-1 * ${space[4]})`,
    paddingInline: space[4],
    borderBottom: `1px solid ${color.line}`,
    background: color.paper,
  },
  paddingBlock: space[3],
  [media.wide]: { paddingBlock: 0 },
  [media.print]: { padding: 0 },
});
const status = css({ display: 'grid', '&[data-stale] strong': { color: color.inkQuiet } });
const lead = css({ color: color.inkQuiet, fontSize: text.body, [media.wide]: { fontSize: text.lead } });
const figure = css({
  fontFamily: font.heading,
  fontSize: text.hero,
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});
const unit = css({ fontSize: '0.5em', letterSpacing: '-0.01em' });
const stale = css({ color: color.error, fontSize: text.small, fontWeight: 600 });
const rates = css({
  ...wrapRow(`0 ${space[4]}`, 'normal'),
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  [media.wide]: { marginTop: space[2], fontSize: text.body },
});

export function TotalsList({ figures }: { readonly figures: LoanAnswer }) {
  const { totals, conditions, price, deposit, feeLines } = figures;
  const { upFrontFees = 0, tradeInWorth = 0, tradeInOwed = 0, frequency } = conditions;
  const feeRows = (how: string) =>
    feeLines.map(({ name, amount }) => [`${name}, ${how}`, formatCents(amount)] as const);
  const rows: readonly (readonly [string, string])[] = [
    ['Price', formatCents(price)],
    ['Deposit', deposit > 0 ? `−${formatCents(deposit)}` : formatCents(0)],
    ...(tradeInWorth > 0 ? ([['Trade-in, your estimate', `−${formatCents(tradeInWorth)}`]] as const) : []),
    ...(tradeInOwed > 0 ? ([['Owed on the trade-in', formatCents(tradeInOwed)]] as const) : []),
    ...(upFrontFees > 0 ? [] : feeRows('financed')),
    ['Amount financed', formatCents(totals.amountFinanced)],
    [
      `Repayments, one a ${frequency}`,
      `${formatNumber(totals.numberOfRepayments)} × ${repaymentInSum(figures)}`,
    ],
    ...(totals.balloon > 0 ? ([['Balloon at the end', formatCents(totals.balloon)]] as const) : []),
    ...(upFrontFees > 0 ? feeRows('paid up front') : []),
  ];
  return (
    <div>
      <dl css={large}>
        <div>
          <dt>Total interest</dt>
          <dd>{formatCents(totals.totalInterest)}</dd>
        </div>
        <div>
          <dt>Total payable</dt>
          <dd>{formatCents(totals.totalPayable)}</dd>
        </div>
      </dl>
      <dl css={list}>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const large = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: space[4],
  '& dt': { color: color.inkQuiet, fontSize: text.small },
  '& dd': {
    fontFamily: font.heading,
    fontSize: text.title,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.01em',
  },
});
const list = css({
  margin: `${space[4]} 0 0`,
  borderTop: `1px solid ${color.line}`,
  [media.print]: {
    columns: 2,
    columnGap: space[6],
    marginTop: space[2],
    '& > div': { paddingBlock: space[1], breakInside: 'avoid' },
  },
  '& > div': {
    ...wrapRow(`0 ${space[4]}`, 'normal'),
    justifyContent: 'space-between',
    paddingBlock: space[2],
    borderBottom: `1px solid ${color.line}`,
  },
  '& dd': { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
});

export function AnswerActions({ figures }: { readonly figures: LoanAnswer }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    const { origin, pathname } = window.location;
    const isCopied = await copyText(`${origin}${pathname}${formatCalculatorAddress(choicesInLink(figures))}`);
    setMessage(
      isCopied
        ? 'The link is copied.'
        : 'The link couldn’t be copied. Please copy this page’s address instead.',
    );
  };
  return (
    <div css={[row, onScreen]}>
      <EnquiryLink
        kind="financeCalculator"
        about={{
          figures: figureLines(choicesInLink(figures), {
            repayment: figures.displayed,
            comparisonRate: figures.comparisonRate,
          }),
        }}
        href={enquiryHref(figures)}
        look="primary"
      >
        Ask us about these figures
      </EnquiryLink>
      <Button onClick={copy}>Copy link</Button>
      <Button onClick={() => window.print()}>Print</Button>
      <p role="status" css={note}>
        {message}
      </p>
    </div>
  );
}

const row = css({ ...wrapRow(space[3]), '& button': { [media.scriptless]: { display: 'none' } } });
const note = css({ flexBasis: '100%', fontSize: text.small, '&:empty': { display: 'none' } });
