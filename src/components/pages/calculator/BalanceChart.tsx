import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { REPAYMENTS_PER_YEAR } from '../../../domain/finance/loan';
import { formatNumber, formatPrice } from '../../../domain/formatNumber';
import { color, media, space, text } from '../../../theme/tokens';
import type { LoanAnswer } from '../../finance/calculator/figures/calculateFigures';

/** The share of the height, in per cent, that an area needs to hold its own label. */
const ROOM = 16;

/** The balance over the years. Above it are the part that is paid off and the interest, each with a label. */
export function BalanceChart({ figures }: { readonly figures: LoanAnswer }) {
  const { balance, financed, paid, years } = chartShape(figures);
  const { amountFinanced, totalInterest, balloon } = figures.totals;
  const [, balanceEnd] = balance.at(-1) ?? [100, 100];
  const [, paidEnd] = paid.at(-1) ?? [100, financed];
  const level = balance.map(([x]) => [x, financed] as const);
  const ground = balance.map(([x]) => [x, 100] as const);
  const summary = `The balance falls from ${formatPrice(amountFinanced)} to ${formatPrice(balloon)} in ${formatNumber(figures.conditions.termMonths)} months, with ${formatPrice(totalInterest)} of interest. The yearly table has the same figures.`;
  return (
    <figure>
      <figcaption css={caption}>How the balance falls over the years</figcaption>
      <div css={frame}>
        <svg css={drawing} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={summary}>
          <polygon points={areaBetween(balance, ground)} fill={color.accentSoft} />
          <polygon points={areaBetween(level, balance)} fill={color.paperDeep} />
          <polygon points={areaBetween(paid, level)} fill={color.highlightSoft} />
          <polyline css={line} points={linePoints(paid)} stroke={color.highlight} strokeWidth={1.5} />
          <polyline css={line} points={linePoints(level)} stroke={color.lineStrong} strokeWidth={1} />
          <polyline css={line} points={linePoints(balance)} stroke={color.accent} strokeWidth={2.5} />
        </svg>
        <div aria-hidden="true">
          <Words x={100} y={paidEnd} isAbove isQuiet={false}>
            Interest {formatPrice(totalInterest)}
          </Words>
          {balanceEnd - financed > ROOM && (
            <Words x={100} y={financed}>
              Principal paid
            </Words>
          )}
          {100 - financed > ROOM && (
            <Words x={0} y={100} isAbove>
              Balance owed, {formatPrice(amountFinanced)} at first
            </Words>
          )}
          {100 - balanceEnd > ROOM && (
            <Words x={100} y={balanceEnd}>
              Balloon {formatPrice(balloon)}
            </Words>
          )}
        </div>
      </div>
      <p css={axis} aria-hidden="true">
        <span style={{ left: 0 }}>0</span>
        {years.map(({ year, x }) => (
          <span key={year} style={x > 96 ? { right: 0 } : { left: `${x}%`, transform: 'translateX(-50%)' }}>
            {year}
          </span>
        ))}
      </p>
    </figure>
  );
}

interface WordsProps {
  readonly x: 0 | 100;
  readonly y: number;
  readonly isAbove?: boolean;
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** A label at the end of a line. It is HTML, so it keeps its size while the drawing stretches. */
const Words = ({ x, y, isAbove = false, isQuiet = true, children }: WordsProps) => (
  <span
    css={[words, !isQuiet && loud]}
    style={{
      ...(x === 0 ? { left: 0 } : { right: 0 }),
      ...(isAbove ? { bottom: `${100 - y}%` } : { top: `${y}%` }),
    }}
  >
    {children}
  </span>
);

const caption = css({ marginBottom: space[2], fontWeight: 600 });
const frame = css({
  position: 'relative',
  height: 'clamp(13rem, 34vw, 19rem)',
  borderBottom: `1px solid ${color.lineStrong}`,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact', // Chromium before 136
  [media.print]: { height: '3.2cm' },
});
const drawing = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const line = css({ fill: 'none', vectorEffect: 'non-scaling-stroke' });
const words = css({
  position: 'absolute',
  padding: `${space[1]} ${space[2]}`,
  color: color.ink,
  fontSize: text.small,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
const loud = css({ color: color.highlight, fontWeight: 600 });
const axis = css({
  position: 'relative',
  height: '1.75rem',
  color: color.inkQuiet,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  '& span': { position: 'absolute', top: space[1], whiteSpace: 'nowrap' },
});

/** A point of the chart in per cent of its width and height, from the top left. */
type ChartPoint = readonly [x: number, y: number];

/** Room above the highest line for its label. */
const HEADROOM = 12;

/** A loan as lines over time. Above the balance is the part that is paid off; above that, the interest paid so far. */
export function chartShape({ totals, schedule, conditions }: LoanAnswer) {
  const { amountFinanced, totalInterest, numberOfRepayments } = totals;
  const highest = Math.max(amountFinanced + totalInterest, 1e-9);
  const perYear = REPAYMENTS_PER_YEAR[conditions.frequency];
  const x = (year: number) => round(Math.min(1, (year * perYear) / numberOfRepayments) * 100);
  const y = (dollars: number) => round(100 - (dollars / highest) * (100 - HEADROOM));
  const balance: ChartPoint[] = [[0, y(amountFinanced)]];
  const paid: ChartPoint[] = [[0, y(amountFinanced)]];
  let interest = 0;
  for (const row of schedule) {
    interest += row.interest;
    balance.push([x(row.year), y(row.balance)]);
    paid.push([x(row.year), y(amountFinanced + interest)]);
  }
  const every = Math.ceil(schedule.length / 8);
  return {
    balance,
    financed: y(amountFinanced),
    paid,
    years: schedule
      .filter(({ year }) => year * perYear <= numberOfRepayments && year % every === 0)
      .map(({ year }) => ({ year, x: x(year) })),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100 + 0;

const areaBetween = (above: readonly ChartPoint[], below: readonly ChartPoint[]): string =>
  linePoints([...above, ...[...below].reverse()]);

const linePoints = (points: readonly ChartPoint[]): string => points.map(([x, y]) => `${x},${y}`).join(' ');
