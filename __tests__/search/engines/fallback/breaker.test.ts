import fc from 'fast-check';
import {
  admit,
  afterFailure,
  type Breaker,
  CLOSED,
  type EngineFault,
  FIRST_PAUSE,
  LONGEST_PAUSE,
} from '../../../../src/search/engines/fallback/fallbackEngine';
import { runs } from '../../../support/runs';

const unreachable: EngineFault = { kind: 'unreachable' };

const fault: fc.Arbitrary<EngineFault> = fc.oneof(
  fc.constantFrom<EngineFault>(unreachable, { kind: 'refused' }, { kind: 'request' }, { kind: 'busy' }),
  fc.nat(2 * LONGEST_PAUSE).map((pause) => ({ kind: 'busy' as const, pause })),
);

/** What happens to a hosted engine: a search comes after a while, and what becomes of it if it is let ask. */
const events = fc.array(
  fc.record({
    after: fc.oneof(fc.nat(1000), fc.nat(2 * LONGEST_PAUSE)),
    outcome: fc.option(fault, { nil: undefined }),
  }),
  { maxLength: 60 },
);

interface Step {
  readonly before: Breaker;
  readonly sender: 'shopper' | 'trial' | 'nobody';
  readonly outcome: EngineFault | undefined;
  readonly after: Breaker;
  readonly now: number;
}

/** Each search has its answer before the next comes. */
const play = (told: readonly { readonly after: number; readonly outcome: EngineFault | undefined }[]) => {
  let breaker = CLOSED;
  let now = 0;
  return told.map(({ after: wait, outcome }): Step => {
    now += wait;
    const before = breaker;
    const admitted = admit(before, now);
    breaker = admitted.breaker;
    if (admitted.sender !== 'nobody')
      breaker = outcome === undefined ? CLOSED : afterFailure(breaker, outcome, now);
    return { before, sender: admitted.sender, outcome, after: breaker, now };
  });
};

describe('The circuit breaker', () => {
  it('asks for everybody while the hosted engine answers', () => {
    expect(admit(CLOSED, 0)).toEqual({ breaker: CLOSED, sender: 'shopper' });
  });

  it('opens with the first failure, for 15 seconds, then 30, then 60', () => {
    const first = afterFailure(CLOSED, unreachable, 0);
    expect(first).toEqual({ kind: 'open', failures: 1, until: 15_000 });
    const trial = admit(first, 15_000);
    expect(trial).toEqual({ breaker: { kind: 'half-open', failures: 1 }, sender: 'trial' });
    const second = afterFailure(trial.breaker, unreachable, 20_000);
    expect(second).toEqual({ kind: 'open', failures: 2, until: 50_000 });
    expect(afterFailure(admit(second, 50_000).breaker, unreachable, 50_000)).toMatchObject({
      until: 110_000,
    });
  });

  it('asks again after the pause that a busy service names', () => {
    expect(afterFailure(CLOSED, { kind: 'busy', pause: 40_000 }, 0)).toMatchObject({ until: 40_000 });
  });

  it('asks as rarely as possible if the key or the index is wrong', () => {
    expect(afterFailure(CLOSED, { kind: 'refused' }, 0)).toMatchObject({ until: LONGEST_PAUSE });
  });

  it('stays closed for a question that cannot be read, and closes where a trial was one: the engine runs', () => {
    expect(afterFailure(CLOSED, { kind: 'request' }, 0)).toEqual(CLOSED);
    expect(afterFailure({ kind: 'half-open', failures: 4 }, { kind: 'request' }, 0)).toEqual(CLOSED);
  });

  it('lets one trial ask at a time', () => {
    const trial = admit({ kind: 'open', failures: 1, until: 0 }, 1);
    expect(admit(trial.breaker, 2)).toEqual({ breaker: trial.breaker, sender: 'nobody' });
  });

  it('counts those who failed together once', () => {
    const opened = afterFailure(CLOSED, unreachable, 0);
    expect(afterFailure(opened, { kind: 'refused' }, 1000)).toBe(opened);
  });

  it('keeps its laws in any sequence of events', () => {
    fc.assert(
      fc.property(events, (told) => {
        for (const { before, sender, outcome, after, now } of play(told)) {
          // A shopper waits only while nothing is known to be wrong.
          expect(sender === 'shopper').toBe(before.kind === 'closed');
          // Nobody asks during a pause, and after it somebody does.
          if (before.kind === 'open') expect(sender).toBe(now < before.until ? 'nobody' : 'trial');
          if (sender === 'nobody') expect(after).toBe(before);
          else if (outcome === undefined || outcome.kind === 'request') expect(after).toEqual(CLOSED);
          else {
            const pause = after.kind === 'open' ? after.until - now : Number.NaN;
            expect(pause).toBeGreaterThanOrEqual(FIRST_PAUSE);
            expect(pause).toBeLessThanOrEqual(LONGEST_PAUSE);
          }
        }
      }),
      { numRuns: runs(150, 10_000) },
    );
  });

  it('never shortens its pauses while the same fault lasts', () => {
    fc.assert(
      fc.property(fault, fc.integer({ min: 2, max: 2000 }), (same, times) => {
        fc.pre(same.kind !== 'request');
        let breaker = CLOSED;
        let now = 0;
        let last = 0;
        for (let time = 0; time < times; time++) {
          const opened = afterFailure(admit(breaker, now).breaker, same, now);
          if (opened.kind !== 'open') throw new Error('It did not open.');
          expect(opened.until - now).toBeGreaterThanOrEqual(last);
          last = opened.until - now;
          now = opened.until;
          breaker = opened;
        }
        expect(last).toBeLessThanOrEqual(LONGEST_PAUSE);
      }),
      { numRuns: runs(20, 500) },
    );
  });
});
