import type { StockCard } from '../stock/stockCard';
import type { NumberFactName } from '../stock/stockFacts';
import {
  canTow,
  LIMIT_NAMES,
  type LimitName,
  type TowingAnswer,
  type TowingLimits,
  type Van,
} from './towing';

/** The vehicles for sale, as the page about towing loads them. */
export interface TowingStock {
  /** Those whose braked towing limit is known, with the facts of `TOWING_FACTS`. */
  readonly vehicles: readonly StockCard[];
  /** How many have no such limit in the feed. */
  readonly unrated: number;
  /** How many with the lowest limits are left out, because there are too many. */
  readonly unchecked: number;
}

export const TOWING_TITLE = 'What can tow my caravan?';

/** The facts of a vehicle that say what it can tow. */
export const TOWING_FACTS = [
  'brakedTowing',
  'towBallLimit',
  'gcm',
  'gvm',
  'tareMass',
  'tare',
] as const satisfies readonly NumberFactName[];

export const limitsOf = ({
  brakedTowing,
  towBallLimit,
  gcm,
  gvm,
  tareMass,
  tare,
}: StockCard): TowingLimits => ({
  brakedTowing,
  towBallLimit,
  gcm,
  gvm,
  tare: tareMass ?? tare,
});

/** A vehicle that can tow a van. */
export interface AbleVehicle extends Pick<TowingAnswer, 'unknown' | 'left'> {
  readonly card: StockCard;
  readonly decides: NonNullable<TowingAnswer['decides']>;
  /** How much heavier the van may get, in kilograms. */
  readonly spare: number;
}

/** How a list of vehicles is sorted: by what they have to spare, or by price. */
export type TowingOrder = 'spare' | 'price';

/** What the vehicles of a site can do with a van. */
interface FleetAnswer {
  readonly able: readonly AbleVehicle[];
  /** How many cannot, by the limit that decides. */
  readonly refused: readonly { readonly limit: LimitName; readonly count: number }[];
  /** How many are left out because their heaviest trailer is not known. */
  readonly unknown: number;
  /** The heaviest van with the same share on the ball that any of them can tow, in kilograms. Zero if none is known. */
  readonly heaviest: number;
}

export function answerFor(vehicles: readonly StockCard[], van: Van, order: TowingOrder): FleetAnswer {
  const answers = vehicles.map((card) => ({ card, ...canTow(limitsOf(card), van) }));
  const able = answers.flatMap(({ card, kind, decides, unknown, left }) =>
    kind === 'can' && decides
      ? [{ card, decides, unknown, spare: decides.atm - van.atm, ...(left !== undefined && { left }) }]
      : [],
  );
  return {
    able: able.sort(ORDERS[order]),
    refused: LIMIT_NAMES.map((limit) => ({
      limit,
      count: answers.filter(({ kind, decides }) => kind === 'cannot' && decides?.limit === limit).length,
    })).filter(({ count }) => count > 0),
    unknown: answers.filter(({ kind }) => kind === 'unknown').length,
    heaviest: answers.reduce(
      (most, { card, decides }) =>
        card.brakedTowing === undefined ? most : Math.max(most, decides?.atm ?? 0),
      0,
    ),
  };
}

const price = ({ card }: AbleVehicle): number => card.price ?? Number.MAX_SAFE_INTEGER;
const byName = (one: AbleVehicle, other: AbleVehicle): number =>
  one.card.objectID < other.card.objectID ? -1 : 1;

const ORDERS: Readonly<Record<TowingOrder, (one: AbleVehicle, other: AbleVehicle) => number>> = {
  spare: (one, other) => other.spare - one.spare || price(one) - price(other) || byName(one, other),
  price: (one, other) => price(one) - price(other) || other.spare - one.spare || byName(one, other),
};
