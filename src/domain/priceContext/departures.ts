import type { StockHistory } from '../stock/stockHistory';
import { modelKey } from '../stock/stockHistory';
import type { StockItem } from '../stock/stockItem';
import { daysBetween } from '../wallClock';
import { MIN_ALIKE, middleOf } from './alike';

export interface Departures {
  readonly count: number;
  /** The days in the middle of theirs. */
  readonly days: number;
}

/** A shorter history has only seen those that went quickly. */
const MIN_DAYS_OF_HISTORY = 120;

/** How long others like an item were listed before they left. Nothing with fewer than eight, or in a young history. */
export function departures(history: StockHistory | undefined): (item: StockItem) => Departures | undefined {
  if (!history || daysBetween(history.began, history.latest) < MIN_DAYS_OF_HISTORY) return () => undefined;
  const days = new Map<string, number[]>();
  for (const { first, sold, gone, model } of history.items) {
    const end = sold ?? gone;
    // The first day of those that the first publication had isn't known, nor when one came that was sold already.
    if (model === undefined || end === undefined || first <= history.began || sold === first) continue;
    days.set(model, [...(days.get(model) ?? []), daysBetween(first, end)]);
  }
  return (item) => {
    const known = days.get(modelKey(item)) ?? [];
    return known.length < MIN_ALIKE
      ? undefined
      : { count: known.length, days: middleOf(known.toSorted((one, other) => one - other)) };
  };
}
