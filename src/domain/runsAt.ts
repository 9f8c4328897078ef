/** A span of time; absent ends are open. Instants are ISO 8601. */
export interface RunningTime {
  readonly startsAt?: string;
  /** The first instant at which it is over. */
  readonly endsAt?: string;
}

/** Whether something with a beginning and an end runs at an instant (milliseconds since 1970). */
export const runsAt = ({ startsAt, endsAt }: RunningTime, now: number): boolean =>
  (startsAt === undefined || Date.parse(startsAt) <= now) &&
  (endsAt === undefined || now < Date.parse(endsAt));
