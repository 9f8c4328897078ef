import { REPAYMENTS_PER_YEAR } from '../../../domain/finance/repaymentFrequency';
import type { LoanAnswer } from '../../finance/calculator/figures/calculateFigures';

/** A point of the chart in per cent of its width and height, from the top left. */
export type ChartPoint = readonly [x: number, y: number];

/**
 * A loan as lines over time, from the first day to the last repayment. Above the balance is the part that is paid off, up to
 * the amount financed; above that, the interest paid so far.
 */
export interface ChartShape {
  readonly balance: readonly ChartPoint[];
  /** The height of the amount financed. */
  readonly financed: number;
  readonly paid: readonly ChartPoint[];
  /** Whole years, and their positions. */
  readonly years: readonly { readonly year: number; readonly x: number }[];
}

/** Room above the highest line for its label. */
const HEADROOM = 12;

export function chartShape({ totals, schedule, conditions }: LoanAnswer): ChartShape {
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

/** The area between two lines, as the `points` of a polygon. */
export const areaBetween = (above: readonly ChartPoint[], below: readonly ChartPoint[]): string =>
  linePoints([...above, ...[...below].reverse()]);

export const linePoints = (points: readonly ChartPoint[]): string =>
  points.map(([x, y]) => `${x},${y}`).join(' ');
