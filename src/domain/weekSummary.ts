import { type OpeningHours, type OpeningPeriod, WEEKDAYS, type Weekday } from './openingHours';

/** Successive weekdays with the same hours. */
export interface DaySpan {
  readonly from: Weekday;
  /** The same as `from` for a single day. */
  readonly to: Weekday;
  readonly periods: readonly OpeningPeriod[];
}

const samePeriods = (a: readonly OpeningPeriod[], b: readonly OpeningPeriod[]): boolean =>
  a.length === b.length &&
  a.every(({ opens, closes }, place) => opens === b[place]?.opens && closes === b[place]?.closes);

/** An ordinary week in as few lines as possible: Monday to Friday, Saturday, Sunday. Every day is in one span. */
export function weekSummary({ week }: Pick<OpeningHours, 'week'>): readonly DaySpan[] {
  const spans: DaySpan[] = [];
  for (const weekday of WEEKDAYS) {
    const periods = week[weekday];
    const last = spans.at(-1);
    if (last && samePeriods(last.periods, periods)) spans[spans.length - 1] = { ...last, to: weekday };
    else spans.push({ from: weekday, to: weekday, periods });
  }
  return spans;
}
