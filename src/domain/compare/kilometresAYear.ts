import type { StockItem } from '../stock/stockItem';
import { daysBetween } from '../wallClock';

const DAYS_A_YEAR = 365.25;

/**
 * How far an item was driven in a year on average, in whole hundreds of kilometres. The feed has no more than its year, so it
 * counts from the middle of that year, 1 July. `undefined` if the year or the kilometres are unknown, for a new item,
 * and for one younger than a year, whose first months say little about a year.
 * @param today `2026-11-29`
 * @example
 * kilometresAYear({ vehType: 'Used', year: 2018, odometer: 186949 }, '2026-11-29') // → 22200
 */
export function kilometresAYear(
  { vehType, year, odometer }: Pick<StockItem, 'vehType' | 'year' | 'odometer'>,
  today: string,
): number | undefined {
  if (vehType === 'New' || year === undefined || odometer === undefined) return undefined;
  const years = daysBetween(`${year}-07-01`, today) / DAYS_A_YEAR;
  return years >= 1 ? Math.round(odometer / years / 100) * 100 : undefined;
}
