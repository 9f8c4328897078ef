import { assertUnreachable } from '../../../domain/unreachable';
import type { EngineFault } from './engineFault';

/**
 * A circuit breaker: whether the hosted engine is asked. Plain data; time is given, in milliseconds.
 *
 * Laws: it opens with the first failure; while it is open and its pause lasts, nobody asks; after the pause one trial
 * asks and no second one beside it; a pause is never shorter than the one before it in a row of like failures, and never
 * longer than `LONGEST_PAUSE`; an answer closes it; a question that the engine cannot read never opens it.
 */
export type Breaker =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly failures: number; readonly until: number }
  | { readonly kind: 'half-open'; readonly failures: number };

export const CLOSED: Breaker = { kind: 'closed' };

export const FIRST_PAUSE = 15_000;
export const LONGEST_PAUSE = 10 * 60_000;

/** Who asks the hosted engine: the shopper, who waits for it; a trial, for which nobody waits; nobody. */
export type Asks = 'shopper' | 'trial' | 'nobody';

/** What the breaker says to a search, and what it is from then on. */
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
 * After a failure of somebody whom it let ask. Those who asked together fail together: once it is open, their failures
 * say nothing new.
 */
export const afterFailure = (breaker: Breaker, fault: EngineFault, now: number): Breaker => {
  if (fault.kind === 'request') return breaker.kind === 'half-open' ? CLOSED : breaker;
  if (breaker.kind === 'open') return breaker;
  const failures = breaker.kind === 'closed' ? 1 : breaker.failures + 1;
  return { kind: 'open', failures, until: now + pauseAfter(fault, failures) };
};

/** 15 s, doubled with every failure in a row; what only a person can mend is asked for as seldom as can be. */
const pauseAfter = (fault: EngineFault, failures: number): number => {
  const doubled = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
  if (fault.kind === 'refused') return LONGEST_PAUSE;
  return fault.kind === 'busy' ? Math.min(LONGEST_PAUSE, Math.max(doubled, fault.pause ?? 0)) : doubled;
};
