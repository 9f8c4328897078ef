import { dayAndMonth } from '../dateWords';
import { formatPrice } from '../formatNumber';
import { centsToDollars } from '../money';
import { daysBetween } from '../wallClock';
import type { StockItem } from './stockItem';

/**
 * An item's past in words: `Listed 12 days ago`, `Reduced by $1,000 on 3 November`. Empty if nothing is known.
 * @param today a date in the dealership's time zone; absent in a built page, which says `Listed on 3 November`: that stays
 *   true, so the page need not be built again every day
 */
export function listingWords(
  { listedOn, reduction }: Pick<StockItem, 'listedOn' | 'reduction'>,
  today: string | undefined,
): readonly string[] {
  return [
    ...(listedOn === undefined
      ? []
      : [
          today === undefined
            ? `Listed on ${dayAndMonth(listedOn)}`
            : listedWords(daysBetween(listedOn, today)),
        ]),
    ...(reduction === undefined
      ? []
      : [`Reduced by ${formatPrice(centsToDollars(reduction.cents))} on ${dayAndMonth(reduction.day)}`]),
  ];
}

function listedWords(days: number): string {
  if (days <= 0) return 'Listed today';
  return days === 1 ? 'Listed yesterday' : `Listed ${days} days ago`;
}
