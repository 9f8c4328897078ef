import { assertUnreachable } from '../../../domain/unreachable';
import type { EngineFault } from './engineFault';

/**
 * A circuit breaker, which decides whether the hosted engine is asked. It is plain data; callers pass the time, in
 * milliseconds.
 *
 * Laws: The first failure opens it. During its pause nobody asks; after the pause one trial asks, with no second one
 * beside it. In a row of failures of one kind no pause is shorter than the one before, and none is longer than
 * `LONGEST_PAUSE`. An answer closes it. A question that the engine cannot read never opens it.
 */
export type Breaker =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly failures: number; readonly until: number }
  | { readonly kind: 'half-open'; readonly failures: number };

export const CLOSED: Breaker = { kind: 'closed' };

export const FIRST_PAUSE = 15_000;
export const LONGEST_PAUSE = 10 * 60_000;

/** Who asks the hosted engine: the shopper, who waits; a trial, for which nobody waits; or nobody. */
export type Asks = 'shopper' | 'trial' | 'nobody';

/** Decides who asks for a search, and returns the breaker's next state. */
export const admit = (breaker: Breaker, now: number): { readonly breaker: Breaker; readonly asks: Asks } => {
  switch (breaker.kind) {
    case 'closed':
      return { breaker, asks: 'shopper' };
    case 'half-open':
      return { breaker, asks: 'nobody' };
    case 'open':
      return now < breaker.until
        ? { breaker, asks: 'nobody' }
        : { breaker: { kind: 'half-open', failures: breaker.failures }, asks: 'trial' };
    default:
      return assertUnreachable(breaker);
  }
};

/**
 * The breaker after a failed question. Questions asked together fail together, so once it is open their failures change
 * nothing.
 */
export const afterFailure = (breaker: Breaker, fault: EngineFault, now: number): Breaker => {
  if (fault.kind === 'request') return breaker.kind === 'half-open' ? CLOSED : breaker;
  if (breaker.kind === 'open') return breaker;
  const failures = breaker.kind === 'closed' ? 1 : breaker.failures + 1;
  return { kind: 'open', failures, until: now + pauseAfter(fault, failures) };
};

/** 15 s, doubled with every failure in a row. A fault that only a person can fix gets the longest pause. */
const pauseAfter = (fault: EngineFault, failures: number): number => {
  const doubled = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
  if (fault.kind === 'refused') return LONGEST_PAUSE;
  return fault.kind === 'busy' ? Math.min(LONGEST_PAUSE, Math.max(doubled, fault.pause ?? 0)) : doubled;
};
