/** The limits of a vehicle that tows, in kilograms. Those that its data does not have are absent. */
export interface TowingLimits {
  /** The heaviest trailer with brakes. */
  readonly brakedTowing?: number | undefined;
  /** The most that may press on the towball. */
  readonly towBallLimit?: number | undefined;
  /** The most that vehicle and trailer may weigh together (gross combination mass). */
  readonly gcm?: number | undefined;
  /** The most that the vehicle may weigh, ball weight included (gross vehicle mass). */
  readonly gvm?: number | undefined;
  /** What the vehicle weighs, empty. */
  readonly tare?: number | undefined;
}

/** A caravan, or any trailer with brakes, in whole kilograms. */
export interface Van {
  /** Its mass with its load (aggregate trailer mass). Above zero. */
  readonly atm: number;
  /** What presses on the towball. From zero up to `atm`. */
  readonly ball: number;
}

/** The share of a van's mass that presses on the towball, unless it has been weighed. */
const USUAL_BALL_SHARE = 0.1;

/** The ball weight that is assumed for a van, in whole kilograms. */
export const assumedBall = (atm: number): number => Math.round(atm * USUAL_BALL_SHARE);

export type LimitName = 'brakedTowing' | 'towBallLimit' | 'gcm' | 'gvm';

/** What a vehicle's limits say about a van. */
export interface TowingAnswer {
  /** `unknown`: no known limit forbids it, but the heaviest trailer is not known. */
  readonly kind: 'can' | 'cannot' | 'unknown';
  /** The limit that is reached first if the van gets heavier, and the mass at which it is. Absent if none is known. */
  readonly decides?: { readonly limit: LimitName; readonly atm: number };
  readonly unknown: readonly LimitName[];
  /** What is left for people and their load with the van behind, in kilograms. Absent if neither GVM nor GCM is known. */
  readonly left?: number;
}

export const LIMIT_NAMES: readonly LimitName[] = ['brakedTowing', 'towBallLimit', 'gcm', 'gvm'];

/**
 * Whether a vehicle can tow a van. It can if its braked towing limit is at least the van's mass, its towball limit at least
 * the ball weight, and if it may weigh at least what it weighs empty: GCM − mass, and GVM − ball weight. A limit that is not
 * known is never assumed.
 *
 * For the limit that decides, each becomes the mass of the heaviest such van with the same share on the ball: the towball limit
 * is `towBallLimit × atm / ball`.
 *
 * Example: braked 3,000, towball 300, GCM 5,500, tare 2,200, and a van of 2,800 with 280 on the ball → can; the limits are
 * 3,000, 3,000 and 3,300 kg, so the braked towing decides; 500 kg are left.
 */
export function canTow(limits: TowingLimits, { atm, ball }: Van): TowingAnswer {
  if (!(atm > 0 && ball >= 0 && Number.isFinite(atm) && Number.isFinite(ball)))
    return { kind: 'unknown', unknown: LIMIT_NAMES };
  const { brakedTowing, towBallLimit, gcm, gvm, tare } = limits;
  const byBall = (room: number | undefined): number | undefined => {
    if (room === undefined) return undefined;
    if (ball > 0) return (room * atm) / ball;
    return room < 0 ? 0 : Number.POSITIVE_INFINITY;
  };
  const heaviest: Readonly<Record<LimitName, number | undefined>> = {
    brakedTowing,
    towBallLimit: byBall(towBallLimit),
    gcm: less(gcm, tare),
    gvm: byBall(less(gvm, tare)),
  };
  const known = LIMIT_NAMES.flatMap((limit) => {
    const most = heaviest[limit];
    return most === undefined ? [] : [{ limit, most }];
  });
  const first = known.reduce<(typeof known)[number] | undefined>(
    (least, one) => (least && least.most <= one.most ? least : one),
    undefined,
  );
  const rooms = [less(less(gvm, tare), ball), less(less(gcm, tare), atm)].flatMap((room) => room ?? []);
  return {
    kind: first && first.most < atm ? 'cannot' : brakedTowing === undefined ? 'unknown' : 'can',
    ...(first && { decides: { limit: first.limit, atm: Math.max(0, Math.floor(first.most)) } }),
    unknown: LIMIT_NAMES.filter((limit) => heaviest[limit] === undefined),
    ...(rooms.length > 0 && { left: Math.min(...rooms) }),
  };
}

const less = (from: number | undefined, taken: number | undefined): number | undefined =>
  from === undefined || taken === undefined ? undefined : from - taken;
