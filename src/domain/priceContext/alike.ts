import type { Cents } from '../money';
import { effectivePrice } from '../stock/priceDisplay';
import type { StockItem } from '../stock/stockItem';

/** With fewer like it, nothing is said: the middle of a handful says little. */
export const MIN_ALIKE = 8;

const MAX_YEARS_APART = 2;
const MAX_KILOMETRES_APART = 30_000;

export interface PriceContext {
  /** How many others are like it. */
  readonly count: number;
  /** What they have in common besides condition, what the price includes, year and kilometres. */
  readonly by: 'model' | 'bodyType';
  /** The price in the middle of theirs. */
  readonly middle: Cents;
  /** The item's price less the middle: below zero where it costs less. */
  readonly difference: Cents;
}

type Priced = Pick<
  StockItem,
  | 'id'
  | 'status'
  | 'stockType'
  | 'vehType'
  | 'make'
  | 'model'
  | 'variations'
  | 'bodyType'
  | 'year'
  | 'odometer'
  | 'price'
  | 'specialPrice'
  | 'priceType'
>;

const priceOf = (item: Priced): Cents | undefined =>
  item.status === 'sold' || item.priceType === 'poa' ? undefined : effectivePrice(item);

/** Condition, and what the price includes: a drive-away price isn't compared with one before charges. */
const kindOf = ({ stockType, vehType, priceType }: Priced) => [stockType, vehType, priceType];

/** The ways in which items are alike, the closest first. New ones differ in price by their grade, so it must be the same. */
const WAYS: Readonly<Record<PriceContext['by'], (item: Priced) => string | undefined>> = {
  model: (item) =>
    JSON.stringify([...kindOf(item), item.make, item.model, item.vehType === 'New' && item.variations]),
  bodyType: (item) =>
    item.bodyType === undefined || item.vehType === 'New'
      ? undefined
      : JSON.stringify([...kindOf(item), item.bodyType]),
};

/** Whether two numbers are known and near. New items needn't have them. */
const isNear = (
  one: number | undefined,
  other: number | undefined,
  apart: number,
  isNew: boolean,
): boolean => (one !== undefined && other !== undefined ? Math.abs(one - other) <= apart : isNew);

const isAlike = (one: Priced, other: Priced): boolean => {
  const isNew = one.vehType === 'New';
  return (
    other.id !== one.id &&
    isNear(one.year, other.year, MAX_YEARS_APART, isNew) &&
    (isNew || isNear(one.odometer, other.odometer, MAX_KILOMETRES_APART, false))
  );
};

/** The middle of rising numbers: half of them are higher. Of two in the middle, the cent between them. */
export const middleOf = (rising: readonly number[]): number => {
  const half = rising.length / 2;
  const upper = rising[Math.floor(half)] ?? 0;
  return Number.isInteger(half) ? Math.round(((rising[half - 1] ?? 0) + upper) / 2) : upper;
};

/**
 * Compares the price of an item with others like it: of the same model or, where there are too few, of the same body.
 * Either way they have the same condition, prices that include the same, years at most two apart and (unless they are new) at
 * most 30,000 km between them. It doesn't depend on the order of the items. Nothing for an item without a price, or with
 * fewer than eight like it.
 */
export function priceContexts(items: readonly Priced[]): (item: Priced) => PriceContext | undefined {
  const priced = items
    .filter((item) => priceOf(item) !== undefined)
    .sort((one, other) => (priceOf(one) ?? 0) - (priceOf(other) ?? 0));
  const ways = (Object.keys(WAYS) as PriceContext['by'][]).map((by) => {
    const groups = new Map<string, Priced[]>();
    for (const item of priced) {
      const key = WAYS[by](item);
      const group = key === undefined ? undefined : groups.get(key);
      if (group) group.push(item);
      else if (key !== undefined) groups.set(key, [item]);
    }
    return (item: Priced) => {
      const group = groups.get(WAYS[by](item) ?? '') ?? [];
      return { by, alike: group.filter((other) => isAlike(item, other)) };
    };
  });
  return (item) => {
    const price = priceOf(item);
    if (price === undefined) return undefined;
    const found = ways.map((way) => way(item)).find(({ alike }) => alike.length >= MIN_ALIKE);
    if (!found) return undefined;
    const middle = middleOf(found.alike.map((other) => priceOf(other) ?? 0)) as Cents;
    return { count: found.alike.length, by: found.by, middle, difference: (price - middle) as Cents };
  };
}
