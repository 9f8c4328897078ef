import type { SearchEngine } from '../../searchEngine';
import { admit, afterFailure, type Breaker, CLOSED } from './breaker';
import { type EngineFault, HostedFault } from './engineFault';

type Answer = Awaited<ReturnType<SearchEngine['search']>>;

export interface FallbackOptions {
  /** Rejects with a `HostedFault`; may also never answer. */
  readonly hosted: (requests: unknown) => Promise<Answer>;
  /** The embedded engine, which loads nothing until it is asked. */
  readonly standby: SearchEngine & { readonly retry: () => Promise<unknown> };
  /** Called when the standby takes over, and when the hosted engine is back. */
  readonly onReduced: (isReduced: boolean) => void;
  readonly now?: () => number;
  /** How long a shopper waits for the hosted engine, in milliseconds. */
  readonly patience?: number;
}

/** The standby loads meanwhile, so a hanging host costs a shopper less than three seconds, once. */
const PATIENCE = 2500;
/** After this share of the patience the standby starts to load. Most answers arrive long before. */
const DOUBT = 0.4;

/**
 * The hosted engine with a standby, which answers whatever the hosted engine does not. A circuit breaker decides whether
 * the hosted engine is asked. While the breaker is open, shoppers do not wait for it; one of their searches is the trial
 * that closes the breaker again.
 */
export const createFallbackEngine = ({
  hosted,
  standby,
  onReduced,
  now = () => Date.now(),
  patience = PATIENCE,
}: FallbackOptions): SearchEngine => {
  let breaker: Breaker = CLOSED;
  let isPrepared = false;
  const waiting = new Set<() => void>();

  const become = (next: Breaker): void => {
    const before = breaker;
    breaker = next;
    if ((before.kind === 'closed') !== (next.kind === 'closed')) onReduced(next.kind !== 'closed');
    // Other waiting questions have the same host, so they stop waiting with the first one.
    if (next.kind === 'open') for (const giveUp of [...waiting]) giveUp();
  };

  const prepare = (): void => {
    if (isPrepared) return;
    isPrepared = true;
    standby.retry().catch(() => undefined); // the search that needs it reports the failure
  };

  /** The hosted answer, or `undefined` if none arrives in time. */
  const ask = (requests: unknown): Promise<Answer | undefined> =>
    new Promise((resolve) => {
      const end = (answer: Answer | undefined, next: () => Breaker): void => {
        if (!waiting.delete(giveUp)) return;
        clearTimeout(doubt);
        clearTimeout(limit);
        become(next());
        resolve(answer);
      };
      const fail = (fault: EngineFault) => end(undefined, () => afterFailure(breaker, fault, now()));
      const giveUp = () => end(undefined, () => breaker);
      const doubt = setTimeout(prepare, patience * DOUBT);
      const limit = setTimeout(() => fail({ kind: 'unreachable' }), patience);
      waiting.add(giveUp);
      hosted(requests).then(
        (answer) => end(answer, () => CLOSED),
        (error: unknown) => fail(error instanceof HostedFault ? error.fault : { kind: 'unreachable' }),
      );
    });

  const search = async (requests: unknown): Promise<Answer> => {
    const admitted = admit(breaker, now());
    become(admitted.breaker);
    if (admitted.asks === 'trial') void ask(requests);
    const answer = admitted.asks === 'shopper' ? await ask(requests) : undefined;
    return answer ?? standby.search(requests as never);
  };

  return { search: search as SearchEngine['search'] };
};
