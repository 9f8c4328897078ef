/** A span of time; absent ends are open. Instants are ISO 8601. */
export interface RunningTime {
  readonly startsAt?: string;
  /** The first instant after the end. */
  readonly endsAt?: string;
}

/** Whether an instant (milliseconds since 1970) is within a span of time. */
export const runsAt = ({ startsAt, endsAt }: RunningTime, now: number): boolean =>
  (startsAt === undefined || Date.parse(startsAt) <= now) &&
  (endsAt === undefined || now < Date.parse(endsAt));
