import { daysBetween } from '../daysBetween';
import type { Cents } from '../money';
import { effectivePrice } from './effectivePrice';
import type { PriceType, StockItem } from './stockItem';

/** A price as a publication showed it, and the first day on which it stood: `2026-11-23` on the dealership's calendar. */
export interface PublishedPrice {
  readonly day: string;
  readonly type: PriceType;
  /** Absent: to be asked for. */
  readonly cents?: Cents;
}

/** What is remembered of one item. */
export interface RememberedItem {
  readonly id: string;
  /** The day of the first publication that had the item. */
  readonly first: string;
  /** The last day on which a publication had the item, once it has left. */
  readonly gone?: string;
  /** Oldest first, one a day at most. */
  readonly prices: readonly PublishedPrice[];
}

/** What one publication leaves to the next. */
export interface StockHistory {
  /** The day of the first publication that remembered anything. What it had may have been listed for long. */
  readonly began: string;
  /** The day of the latest publication. */
  readonly latest: string;
  readonly items: readonly RememberedItem[];
}

/** Prices that are remembered of an item: the latest ones. */
const MOST_PRICES = 8;

/** Days after which an item that left is forgotten. */
const FORGOTTEN_AFTER = 90;

/** Items that are remembered after they left: the latest ones. With it a feed of ever new ids cannot swell the file. */
const MOST_GONE = 5_000;

/**
 * Days that a price must have stood before a lower one is called a reduction of it. A slip of the keyboard that stood
 * for an afternoon was never the price in earnest.
 */
const LEAST_DAYS_STOOD = 7;

/** Days for which a reduction is told. */
const REDUCTION_TOLD_FOR = 90;

/**
 * The history with today's publication in it. An item that comes back before it is forgotten keeps its first day.
 * @param before absent: nothing is remembered, and the history begins today
 * @param today a day of the dealership's calendar
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
    .slice(0, MOST_GONE);
  return { began: before?.began ?? today, latest: today, items: [...here.values(), ...gone] };
}

function rememberItem(known: RememberedItem | undefined, item: StockItem, today: string): RememberedItem {
  const price: PublishedPrice = { day: today, ...priceOf(item) };
  if (known?.gone !== undefined) return { id: item.id, first: known.first, prices: [price] };
  // A second publication of the same day replaces the price of the first.
  const earlier = (known?.prices ?? []).filter(({ day }) => day !== today);
  const last = earlier.at(-1);
  const prices = last && isSamePrice(last, price) ? earlier : [...earlier, price].slice(-MOST_PRICES);
  return { id: item.id, first: known?.first ?? today, prices };
}

function priceOf(item: StockItem): Pick<PublishedPrice, 'type' | 'cents'> {
  const cents = item.priceType === 'poa' ? undefined : effectivePrice(item);
  return { type: item.priceType, ...(cents === undefined ? {} : { cents }) };
}

const isSamePrice = (one: PublishedPrice, other: PublishedPrice): boolean =>
  one.type === other.type && one.cents === other.cents;

/** What an item's page may say of the item's past. What nobody knows is absent. */
export interface ListingFacts {
  /** The day of the first publication that had the item. */
  readonly listedOn?: string;
  /** The latest change of the price, where it was a reduction. */
  readonly reduction?: { readonly day: string; readonly cents: Cents };
}

/**
 * What is known of an item's past.
 *
 * - Nothing is said of the first day of an item that the first publication had already.
 * - A reduction is the latest change of the price, between two amounts of the same type, and the higher one stood for
 *   `LEAST_DAYS_STOOD` days. From Ex. Govt. Charges to Drive Away is no reduction, and neither is a price after
 *   "on application". An item that came back after it had left starts with the price that it has then.
 * @param today a day of the dealership's calendar
 */
export function listingFacts({ first, prices }: RememberedItem, began: string, today: string): ListingFacts {
  const [higher, price] = prices.slice(-2);
  const isReduced =
    higher?.cents !== undefined &&
    price?.cents !== undefined &&
    higher.type === price.type &&
    price.cents < higher.cents &&
    daysBetween(higher.day, price.day) >= LEAST_DAYS_STOOD &&
    daysBetween(price.day, today) <= REDUCTION_TOLD_FOR;
  return {
    ...(first > began ? { listedOn: first } : {}),
    ...(isReduced
      ? { reduction: { day: price.day, cents: ((higher.cents ?? 0) - (price.cents ?? 0)) as Cents } }
      : {}),
  };
}

/** The items, each with what is known of its past. */
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
