import { css } from '@emotion/react';
import { formatNumber } from '../../../domain/formatNumber';
import { color, font, media, space, text } from '../../../theme/tokens';
import type { LoanAnswer } from '../../finance/calculator/figures/calculateFigures';
import { formatCents } from '../../finance/calculator/figures/formatCents';
import { repaymentInSum } from '../../finance/calculator/figures/repaymentInSum';

/** The total of the loan, and its parts. */
export function TotalsList({ figures }: { readonly figures: LoanAnswer }) {
  const { totals, conditions, price, deposit, feeLines } = figures;
  const { upFrontFees = 0, frequency } = conditions;
  const feeRows = (how: string) =>
    feeLines.map(({ name, amount }) => [`${name}, ${how}`, formatCents(amount)] as const);
  const rows: readonly (readonly [string, string])[] = [
    ['Price', formatCents(price)],
    ['Deposit', deposit > 0 ? `−${formatCents(deposit)}` : formatCents(0)],
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
  margin: 0,
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
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[4]}`,
    paddingBlock: space[2],
    borderBottom: `1px solid ${color.line}`,
  },
  '& dd': { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
});
