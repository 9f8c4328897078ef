import type { SearchEngine } from '../../engine';
import { admit, afterFailure, type Breaker, CLOSED } from './breaker';
import { type EngineFault, HostedFault } from './engineFault';

type Answer = Awaited<ReturnType<SearchEngine['search']>>;

export interface FallbackOptions {
  /** Rejects with a `HostedFault`; may also never answer. */
  readonly hosted: (requests: unknown) => Promise<Answer>;
  /** The embedded engine, which costs nothing until it is asked. */
  readonly standby: SearchEngine & { readonly retry: () => Promise<unknown> };
  /** Told when the standby takes over, and when the hosted engine is back. */
  readonly onReduced: (isReduced: boolean) => void;
  readonly now?: () => number;
  /** How long a shopper waits for the hosted engine, in milliseconds. */
  readonly patience?: number;
}

/** With the standby made ready meanwhile, a host that hangs costs a shopper less than three seconds, once. */
const PATIENCE = 2500;
/** After this share of the patience the standby begins to load: most answers are there long before. */
const DOUBT = 0.4;

/**
 * The hosted engine with a safety net: what it does not answer, the standby does. A circuit breaker decides whether it
 * is asked at all; while it is open shoppers wait for nobody, and a search of theirs is the trial that closes it again.
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
    // Whoever asked meanwhile has no better host: they wait no longer than the first did.
    if (next.kind === 'open') for (const giveUp of [...waiting]) giveUp();
  };

  const prepare = (): void => {
    if (isPrepared) return;
    isPrepared = true;
    standby.retry().catch(() => undefined); // the search that needs it says when it fails
  };

  /** The hosted answer, or nothing where there is none in time. */
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
