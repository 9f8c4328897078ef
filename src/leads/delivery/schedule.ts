const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When a delivery is attempted, counted from the moment at which the lead was received. */
export const ATTEMPT_TIMES: readonly number[] = [
  0,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

/** The part of a pause by which it varies, so that many failed deliveries do not all come back at once. */
const JITTER = 0.1;

/**
 * Milliseconds to wait after so many failed attempts; absent: the delivery is dead.
 * The pause follows the attempt that failed, so a server that was off for a day still makes every attempt.
 * @param random from 0 to 1
 */
export function pauseAfter(failedAttempts: number, random: number): number | undefined {
  const [last, next] = [ATTEMPT_TIMES[failedAttempts - 1], ATTEMPT_TIMES[failedAttempts]];
  if (last === undefined || next === undefined) return undefined;
  return (next - last) * (1 + JITTER * (2 * random - 1));
}
