/** This many failures in a row open a breaker. */
const FAILURES_TO_OPEN = 3;
/** The first pause of an open breaker, in milliseconds. Each trial that fails doubles it. */
const FIRST_PAUSE = 15_000;
const LONGEST_PAUSE = 5 * 60_000;

/** `open`: nothing is sent. `trial`: the pause is over, and one attempt shows whether the destination works again. */
export type BreakerState = 'closed' | 'open' | 'trial';

interface Breaker {
  readonly state: (now: number) => BreakerState;
  /** When the pause ends, in milliseconds since 1970; 0 if there is none. */
  readonly openUntil: () => number;
  readonly worked: () => void;
  readonly failed: (now: number) => void;
}

/**
 * Spares a destination that does not work, and the attempts of everything that waits for it.
 * Law: after three failures in a row and before the next success, at most one attempt is made in each pause.
 */
export function createBreaker(): Breaker {
  let failures = 0;
  let pause = 0;
  let openUntil = 0;
  const state = (now: number): BreakerState => {
    if (failures < FAILURES_TO_OPEN) return 'closed';
    // A longer pause than this one: the clock was set back.
    return now < openUntil && now >= openUntil - pause ? 'open' : 'trial';
  };

  return {
    state,
    openUntil: () => openUntil,
    worked: () => {
      failures = 0;
      pause = 0;
      openUntil = 0;
    },
    failed: (now) => {
      // An attempt that began before the breaker opened says nothing new.
      if (state(now) === 'open') return;
      failures += 1;
      if (failures < FAILURES_TO_OPEN) return;
      pause = pause === 0 ? FIRST_PAUSE : Math.min(2 * pause, LONGEST_PAUSE);
      openUntil = now + pause;
    },
  };
}
