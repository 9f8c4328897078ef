import { formatPrice } from '../formatNumber';
import { type Cents, centsToDollars } from '../money';
import type { StockItem } from '../stock/stockItem';
import { stockNoun } from '../stock/stockTypes';
import type { PriceContext } from './alike';
import type { Departures } from './departures';

/** What a page says of a price and others. Either may be unknown. */
export interface PriceContextView {
  /** The price compared with the others, and which others those are. */
  readonly price?: { readonly words: string; readonly explained: string };
  /** How long others of the model were listed. */
  readonly departures?: string;
}

/** The context of an item's price in words; `undefined` if nothing is known, and for a sold item. */
export function contextWords(
  item: StockItem,
  context: PriceContext | undefined,
  left: Departures | undefined,
): PriceContextView | undefined {
  if (item.status === 'sold' || !(context || left)) return undefined;
  return {
    ...(context && { price: { words: priceWords(context), explained: alikeWords(context, item) } }),
    ...(left && { departures: departureWords(left) }),
  };
}

/** A smaller difference, as a share of the middle, isn't worth a figure. */
const MIN_DIFFERENCE = 0.01;

/** To the nearest ten dollars. */
const rounded = (cents: Cents): string => formatPrice(Math.round(centsToDollars(cents) / 10) * 10);

/** The item's price compared with the others: `$1,200 below the middle of 9 like it here`. */
export function priceWords({ count, middle, difference }: PriceContext): string {
  const others = `the middle of ${count} like it here`;
  const amount = Math.abs(difference) as Cents;
  if (amount < middle * MIN_DIFFERENCE) return `About ${others}`;
  return `${rounded(amount)} ${difference < 0 ? 'below' : 'above'} ${others}`;
}

/** Which others those are, and what their middle is. */
function alikeWords({ by, count, middle }: PriceContext, item: StockItem): string {
  const { vehType, make, model, variations, bodyType } = item;
  const others = `${count} other ${vehType.toLowerCase()} ${stockNoun(item, count)} here`;
  const what =
    by === 'model'
      ? `of the model ${[make, model, vehType === 'New' && variations].filter(Boolean).join(' ')}`
      : `with the body ${bodyType}`;
  const near = `at most two years older or newer${vehType === 'New' ? '' : ' and within 30,000 km'}`;
  return `Compared with ${others} ${what}, priced the same way, ${near}. Half of them cost more than ${rounded(middle)}, half less.`;
}

const departureWords = ({ count, days }: Departures): string =>
  `Of the last ${count} of this model, half were sold or gone within ${days} ${days === 1 ? 'day' : 'days'} of being listed.`;
