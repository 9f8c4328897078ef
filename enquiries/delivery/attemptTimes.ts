const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When each attempt is made, counted from the moment the lead was received. */
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

/** The share by which a pause varies, so that many failed deliveries do not all come back at once. */
const JITTER = 0.1;

/**
 * The pause after a number of failed attempts, in milliseconds; `undefined` if the delivery is dead. The pause starts at
 * the attempt that failed, so a server that was off for a day still makes every attempt.
 * @param random from 0 to 1
 */
export function pauseAfter(failedAttempts: number, random: number): number | undefined {
  const [last, next] = [ATTEMPT_TIMES[failedAttempts - 1], ATTEMPT_TIMES[failedAttempts]];
  if (last === undefined || next === undefined) return undefined;
  return (next - last) * (1 + JITTER * (2 * random - 1));
}
