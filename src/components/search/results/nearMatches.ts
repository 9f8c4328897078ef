import type { PriceLimits } from '../../../domain/finance/maximumPriceForBudget';
import { formatKilometres, formatPrice } from '../../../domain/formatNumber';
import { joinFacts } from '../../../domain/joinFacts';
import type { StockCard } from '../../../domain/stock/stockCard';
import type { Range, SearchState } from '../../../search/searchState';
import type { Chip } from '../chips';

interface WithoutWishes {
  readonly wishes: readonly Chip[];
  readonly cards: readonly StockCard[];
}

/** A vehicle that meets most of the wishes, and how it differs: `$26,490, $1,490 over`. */
interface NearMatch {
  readonly card: StockCard;
  readonly differs: string;
}

interface Difference {
  readonly words: string;
  /** How much of the wish is missed: 0.1 is a tenth over a limit, 1 is another kind of value. */
  readonly by: number;
  /** Whether it misses a limit by an amount, and not another kind of value. */
  readonly isAmount?: true;
}

/** How far beyond a limit is still near, as a share of it, if nothing else is wished for. */
const NEAR_LIMIT = 0.25;

/** How much another value misses a wish: another colour is nearer than another make. */
const OTHER_VALUE: Readonly<Record<string, number>> = {
  colour: 0.3,
  location: 0.3,
  badge: 0.4,
  make: 2,
  model: 1,
};
const KNOWN_BY_CARD = [
  'vehType',
  'make',
  'model',
  'bodyType',
  'transmissionType',
  'fuelType',
  'colour',
  'location',
] as const;

function outside(
  value: number,
  { min, max }: Range,
): { readonly gap: number; readonly isOver: boolean; readonly by: number } | undefined {
  if (max !== undefined && value > max)
    return { gap: value - max, isOver: true, by: (value - max) / Math.max(1, max) };
  if (min !== undefined && value < min) return { gap: min - value, isOver: false, by: (min - value) / min };
  return undefined;
}

function difference(
  { key, label }: Chip,
  card: StockCard,
  wished: SearchState,
  budget: PriceLimits | undefined,
): Difference {
  const name = key.split(' ', 1)[0] ?? key;
  const prices = name === 'budget' ? budget && { max: budget[card.vehType] } : wished.priceRange;
  if ((name === 'priceRange' || name === 'budget') && prices && card.price !== undefined) {
    const missed = outside(card.price, prices);
    if (missed)
      return {
        by: missed.by,
        isAmount: true,
        words: `${formatPrice(card.price)}, ${formatPrice(missed.gap)} ${missed.isOver ? 'over' : 'under'}`,
      };
  }
  if (name === 'kilometresMax' && wished.kilometresMax !== undefined && card.odometer !== undefined) {
    const missed = outside(card.odometer, { max: wished.kilometresMax });
    if (missed)
      return {
        by: missed.by,
        isAmount: true,
        words: `${formatKilometres(card.odometer)}, ${formatKilometres(missed.gap)} more`,
      };
  }
  if (name === 'yearRange' && wished.yearRange && card.year !== undefined) {
    const missed = outside(card.year, wished.yearRange);
    // A year counts about as much as a tenth of the price.
    if (missed)
      return {
        by: missed.gap / 10,
        isAmount: true,
        words: `${card.year}, ${missed.gap} ${missed.gap === 1 ? 'year' : 'years'} ${missed.isOver ? 'newer' : 'older'}`,
      };
  }
  const byCard = KNOWN_BY_CARD.find((one) => one === name);
  const value = byCard && card[byCard];
  const by = OTHER_VALUE[name] ?? 0.6;
  return { by, words: value === undefined ? `Not ${label}` : `${value}, not ${label}` };
}

/** The orders that begin with what is just above a limit, and with what is just below one. */
const ORDERS = {
  priceRange: ['price_asc', 'price_desc'],
  budget: ['price_asc', 'price_desc'],
  yearRange: ['year_asc', 'year_desc'],
  kilometresMax: ['odometer_asc', 'odometer_desc'],
} as const;

/**
 * The searches for what misses some wishes, nearest first. A search gives only its first vehicles: in the default order
 * those may be ten thousand dollars over, while one that is a hundred over comes later.
 */
export function nearestSearches(
  without: SearchState,
  wishes: readonly Chip[],
  wished: SearchState,
): readonly SearchState[] {
  const limit = (Object.keys(ORDERS) as (keyof typeof ORDERS)[]).find((key) =>
    wishes.some((wish) => wish.key === key),
  );
  if (limit === undefined) return [without];
  const [above, below] = ORDERS[limit];
  if (limit === 'kilometresMax' || limit === 'budget') return [{ ...without, sortBy: above }];
  const { min, max } = wished[limit] ?? {};
  return [
    ...(max === undefined
      ? []
      : [{ ...without, ...(min !== undefined && { [limit]: { min } }), sortBy: above }]),
    ...(min === undefined
      ? []
      : [{ ...without, ...(max !== undefined && { [limit]: { max } }), sortBy: below }]),
  ];
}

/**
 * The vehicles that meet most of the wishes. A vehicle that misses one wish comes before one that misses two, and smaller misses
 * come first. Every vehicle is there once, with its differences. What meets no wish is not near, unless it is only just beyond
 * a limit.
 */
export function nearMatches(
  matches: readonly WithoutWishes[],
  wished: SearchState,
  {
    wishes: wishCount,
    most,
    budget,
  }: {
    readonly wishes: number;
    readonly most: number;
    /** The highest prices that the budget among the wishes reaches. */
    readonly budget?: PriceLimits | undefined;
  },
): readonly NearMatch[] {
  const byId = new Map<string, NearMatch & { readonly missed: number; readonly by: number }>();
  for (const { wishes, cards } of matches)
    for (const card of cards) {
      const differences = wishes.map((wish) => difference(wish, card, wished, budget));
      const isJustBeyond = differences.every(({ by, isAmount }) => isAmount && by <= NEAR_LIMIT);
      if (wishes.length >= wishCount && !isJustBeyond) continue;
      const by = differences.reduce((sum, one) => sum + one.by, 0);
      const near = byId.get(card.objectID);
      if (near && (near.missed < wishes.length || (near.missed === wishes.length && near.by <= by))) continue;
      byId.set(card.objectID, {
        card,
        missed: wishes.length,
        by,
        differs: joinFacts(differences.map(({ words }) => words)),
      });
    }
  return [...byId.values()]
    .sort((a, b) => a.missed - b.missed || a.by - b.by)
    .slice(0, most)
    .map(({ card, differs }) => ({ card, differs }));
}
