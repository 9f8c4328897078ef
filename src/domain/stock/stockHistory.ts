import { dayAndMonth } from '../dateWords';
import { formatPrice } from '../formatNumber';
import { type Cents, centsToDollars } from '../money';
import { daysBetween } from '../wallClock';
import { effectivePrice } from './priceDisplay';
import type { PriceType, StockItem } from './stockItem';

/** A published price, and the first day it was shown, in the dealership's time zone: `2026-11-23`. */
interface PublishedPrice {
  readonly day: string;
  readonly type: PriceType;
  /** Absent for a price on application. */
  readonly cents?: Cents;
}

interface RememberedItem {
  readonly id: string;
  /** The day of the first publication that had the item. */
  readonly first: string;
  /** The last day on which a publication had the item, if it has left. */
  readonly gone?: string;
  /** The first day on which a publication had it as sold. */
  readonly sold?: string;
  /** Its condition and model (`modelKey`); absent in the history of an older version. */
  readonly model?: string;
  /** Oldest first, at most one for each day. */
  readonly prices: readonly PublishedPrice[];
}

/** The history that one publication leaves to the next. */
export interface StockHistory {
  /** The day of the first publication with a history. Its items may have been listed long before. */
  readonly began: string;
  /** The day of the latest publication. */
  readonly latest: string;
  readonly items: readonly RememberedItem[];
}

/** How many prices to keep for an item: the latest ones. */
const MAX_PRICES = 8;

/** Days after which an item that left is deleted. */
const FORGOTTEN_AFTER = 90;

/** How many items to keep after they left: the latest ones. So a feed that keeps changing its ids cannot bloat the file. */
const MAX_DEPARTED = 5_000;

/** How many days a price must have been shown before a lower one counts as a reduction: a typing error was never the price. */
const MIN_DAYS_STOOD = 7;

/** How many days a reduction is shown. */
const REDUCTION_TOLD_FOR = 90;

/**
 * Adds today's publication to the history. An item that comes back before it is deleted keeps its first day.
 * @param before absent if there is no history; it then begins today
 * @param today a date in the dealership's time zone
 */
export function rememberStock(
  before: StockHistory | undefined,
  items: readonly StockItem[],
  today: string,
): StockHistory {
  const known = new Map(before?.items.map((item) => [item.id, item]));
  const here = new Map(items.map((item) => [item.id, rememberItem(known.get(item.id), item, today)]));
  const gone = [...known.values()]
    .filter(({ id }) => !here.has(id))
    .map((item): RememberedItem & { gone: string } => ({
      ...item,
      gone: item.gone ?? before?.latest ?? today,
    }))
    .filter((item) => daysBetween(item.gone, today) <= FORGOTTEN_AFTER)
    .sort((one, other) => other.gone.localeCompare(one.gone))
    .slice(0, MAX_DEPARTED);
  return { began: before?.began ?? today, latest: today, items: [...here.values(), ...gone] };
}

/** Tells items of one condition and model from others. */
export const modelKey = ({ vehType, make, model }: Pick<StockItem, 'vehType' | 'make' | 'model'>): string =>
  `${vehType} ${make} ${model}`;

function rememberItem(known: RememberedItem | undefined, item: StockItem, today: string): RememberedItem {
  const price: PublishedPrice = { day: today, ...priceOf(item) };
  const own = {
    id: item.id,
    first: known?.first ?? today,
    ...(item.status === 'sold' && { sold: known?.sold ?? today }),
    model: modelKey(item),
  };
  if (known?.gone !== undefined) return { ...own, prices: [price] };
  // A second publication on the same day replaces the price of the first.
  const earlier = (known?.prices ?? []).filter(({ day }) => day !== today);
  const last = earlier.at(-1);
  const prices = last && isSamePrice(last, price) ? earlier : [...earlier, price].slice(-MAX_PRICES);
  return { ...own, prices };
}

function priceOf(item: StockItem): Pick<PublishedPrice, 'type' | 'cents'> {
  const cents = item.priceType === 'poa' ? undefined : effectivePrice(item);
  return { type: item.priceType, ...(cents === undefined ? {} : { cents }) };
}

const isSamePrice = (one: PublishedPrice, other: PublishedPrice): boolean =>
  one.type === other.type && one.cents === other.cents;

/** What an item's page may say about its past. Unknown facts are absent. */
interface ListingFacts {
  /** The day of the first publication that had the item. */
  readonly listedOn?: string;
  /** The latest change of the price, if it was a reduction. */
  readonly reduction?: { readonly day: string; readonly cents: Cents };
}

/**
 * The known facts of an item's past.
 *
 * - An item of the very first publication has no first day.
 * - A reduction is the latest change of the price, between two amounts of the same type, if the higher one was shown for
 *   `MIN_DAYS_STOOD` days. A change from Ex. Govt. Charges to Drive Away is not a reduction, nor is a price after "on
 *   application". An item that left and came back starts again with its price at that time.
 * @param today a date in the dealership's time zone
 */
function listingFacts({ first, prices }: RememberedItem, began: string, today: string): ListingFacts {
  const [higher, price] = prices.slice(-2);
  const isReduced =
    higher?.cents !== undefined &&
    price?.cents !== undefined &&
    higher.type === price.type &&
    price.cents < higher.cents &&
    daysBetween(higher.day, price.day) >= MIN_DAYS_STOOD &&
    daysBetween(price.day, today) <= REDUCTION_TOLD_FOR;
  return {
    ...(first > began ? { listedOn: first } : {}),
    ...(isReduced
      ? { reduction: { day: price.day, cents: ((higher.cents ?? 0) - (price.cents ?? 0)) as Cents } }
      : {}),
  };
}

/** The items, each with its known past. */
export function withListingFacts(
  items: readonly StockItem[],
  { began, latest, items: remembered }: StockHistory,
): readonly StockItem[] {
  const known = new Map(remembered.map((item) => [item.id, item]));
  return items.map((item) => {
    const own = known.get(item.id);
    return own ? { ...item, ...listingFacts(own, began, latest) } : item;
  });
}

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
