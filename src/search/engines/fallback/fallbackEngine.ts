import { assertUnreachable } from '../../../domain/unreachable';
import type { SearchEngine } from '../../searchEngine';

type SearchResponses = Awaited<ReturnType<SearchEngine['search']>>;

export interface FallbackOptions {
  /** Rejects with a `HostedFault`; may also never answer. */
  readonly hosted: (requests: unknown) => Promise<SearchResponses>;
  /** The embedded engine, which loads nothing until it is asked. */
  readonly standby: SearchEngine & { readonly retry: () => Promise<unknown> };
  /** Called when the standby takes over, with the reason, and when the hosted engine is back. */
  readonly onReduced: (isReduced: boolean, error?: HostedFault) => void;
  readonly now?: () => number;
  /** How long a shopper waits for the hosted engine, in milliseconds. */
  readonly patience?: number;
}

/** The standby loads meanwhile, so a hanging host costs a shopper less than three seconds, once. */
const HOSTED_TIMEOUT_MS = 2500;
/** After this share of the patience the standby starts to load. Most answers arrive long before. */
const DOUBT = 0.4;

/** The hosted engine with a standby, which answers whatever it does not. A circuit breaker decides whether it is asked. */
export const createFallbackEngine = ({
  hosted,
  standby,
  onReduced,
  now = () => Date.now(),
  patience = HOSTED_TIMEOUT_MS,
}: FallbackOptions): SearchEngine => {
  let breaker: Breaker = CLOSED;
  let isPrepared = false;
  const waiting = new Set<() => void>();

  const become = (next: Breaker, error?: HostedFault): void => {
    const before = breaker;
    breaker = next;
    if ((before.kind === 'closed') !== (next.kind === 'closed')) onReduced(next.kind !== 'closed', error);
    // Other waiting questions have the same host, so they stop waiting with the first one.
    if (next.kind === 'open') for (const giveUp of [...waiting]) giveUp();
  };

  const prepare = (): void => {
    if (isPrepared) return;
    isPrepared = true;
    standby.retry().catch(() => undefined); // the search that needs it reports the failure
  };

  /** The hosted answer, or `undefined` if none arrives in time. */
  const ask = (requests: unknown): Promise<SearchResponses | undefined> =>
    new Promise((resolve) => {
      const end = (answer: SearchResponses | undefined, next: () => Breaker, error?: HostedFault): void => {
        if (!waiting.delete(giveUp)) return;
        clearTimeout(doubt);
        clearTimeout(limit);
        become(next(), error);
        resolve(answer);
      };
      const fail = (error: HostedFault) =>
        end(undefined, () => afterFailure(breaker, error.fault, now()), error);
      const giveUp = () => end(undefined, () => breaker);
      const doubt = setTimeout(prepare, patience * DOUBT);
      const limit = setTimeout(() => fail(unreachable('no answer in time')), patience);
      waiting.add(giveUp);
      hosted(requests).then(
        (answer) => end(answer, () => CLOSED),
        (error: unknown) => fail(error instanceof HostedFault ? error : unreachable(error)),
      );
    });

  const search = async (requests: unknown): Promise<SearchResponses> => {
    const admitted = admit(breaker, now());
    become(admitted.breaker);
    if (admitted.sender === 'trial') void ask(requests);
    const answer = admitted.sender === 'shopper' ? await ask(requests) : undefined;
    return answer ?? standby.search(requests as never);
  };

  return { search: search as SearchEngine['search'] };
};

/**
 * A circuit breaker, which decides whether the hosted engine is asked. It is plain data; callers pass the time, in
 * milliseconds.
 *
 * Laws: The first failure opens it. During its pause there are no requests; after it one trial asks, never two
 * at once. In a row of failures of one kind no pause is shorter than the one before, and none is longer than
 * `LONGEST_PAUSE`. An answer closes it. A question that the engine cannot read never opens it.
 */
export type Breaker =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly failures: number; readonly until: number }
  | { readonly kind: 'half-open'; readonly failures: number };

export const CLOSED: Breaker = { kind: 'closed' };

export const FIRST_PAUSE = 15_000;
export const LONGEST_PAUSE = 10 * 60_000;

/** Who asks the hosted engine: the shopper, who waits; a trial, which keeps no shopper waiting; or nobody. */
type Sender = 'shopper' | 'trial' | 'nobody';

/** Decides who asks for a search, and returns the breaker's next state. */
export const admit = (
  breaker: Breaker,
  now: number,
): { readonly breaker: Breaker; readonly sender: Sender } => {
  switch (breaker.kind) {
    case 'closed':
      return { breaker, sender: 'shopper' };
    case 'half-open':
      return { breaker, sender: 'nobody' };
    case 'open':
      return now < breaker.until
        ? { breaker, sender: 'nobody' }
        : { breaker: { kind: 'half-open', failures: breaker.failures }, sender: 'trial' };
    default:
      return assertUnreachable(breaker);
  }
};

/** The breaker after a failed question. Once it is open, the failures of other questions change nothing. */
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

/**
 * Why a hosted engine gave no answer.
 *
 * - `unreachable`: no host answered in time, or the answering hosts are broken.
 * - `busy`: it asks for a pause.
 * - `refused`: the key or the index is wrong; only a person can fix this.
 * - `request`: it runs, but cannot read this question.
 */
export type EngineFault =
  | { readonly kind: 'unreachable' | 'refused' | 'request' }
  | {
      readonly kind: 'busy';
      /** The requested pause in milliseconds, if any. */
      readonly pause?: number;
    };

export class HostedFault extends Error {
  override readonly name = 'HostedFault';

  constructor(
    readonly fault: EngineFault,
    cause: unknown,
  ) {
    super(`The hosted search did not answer (${fault.kind}).`, { cause });
  }
}

const unreachable = (cause: unknown) => new HostedFault({ kind: 'unreachable' }, cause);
