import type { BreakerState } from './delivery/breaker';
import type { DeliveryQueue } from './delivery/deliveries';
import type { Destination } from './lead';
import { otherMethod } from './refusals';
import { unlessAborted } from './senderTurns';
import type { LeadStore } from './store';
import type { QueueSize } from './store/deliveryTable';
import type { Handler } from './webAnswer';

export const HEALTH_PATH = '/health';

/** An answer counts for this long, so that no number of callers makes the store work. */
const CACHE_MS = 1000;
/** A store that has not answered for this long counts as broken. */
const STORE_TIMEOUT_MS = 2000;

/** The numbers are absent if the store does not answer. */
interface DestinationHealth {
  readonly waiting?: number;
  /** The age of the oldest enquiry that waits; 0 if none does. */
  readonly oldestSeconds?: number;
  readonly dead?: number;
  /** `none`: this server has no settings for the destination, so its deliveries wait. */
  readonly breaker: BreakerState | 'none';
}

interface Health {
  readonly store: 'ok' | 'fault';
  readonly destinations: Partial<Record<Destination, DestinationHealth>>;
}

interface HealthParts {
  /** `checkWritable` is absent from a store that cannot tell. */
  readonly store: Pick<LeadStore, 'queueSizes'> & Partial<Pick<LeadStore, 'checkWritable'>>;
  readonly queues: readonly Pick<DeliveryQueue, 'destination' | 'breakerState'>[];
  readonly now?: () => number;
}

/**
 * Answers `/health`: 200, or 503 if the store does not answer or cannot be written, so that no enquiry can be taken. A destination that fails
 * does not make it 503: a load balancer would stop a server that still takes every enquiry.
 */
export function createHealth({ store, queues, now = Date.now }: HealthParts): Handler {
  let query: Promise<readonly QueueSize[]> | undefined;
  let cached: { readonly until: number; readonly health: Promise<Health> } | undefined;

  const measure = async (): Promise<Health> => {
    // A store that hangs gets one query, not one from each caller.
    query ??= Promise.all([store.queueSizes(), store.checkWritable?.()])
      .then(([sizes]) => sizes)
      .finally(() => {
        query = undefined;
      });
    const sizes = await unlessAborted(query, AbortSignal.timeout(STORE_TIMEOUT_MS)).catch(() => undefined);
    const at = now();
    const breakers = new Map(queues.map((queue) => [queue.destination, queue.breakerState()]));
    const sizeOf = new Map(sizes?.map((size) => [size.destination, size]));
    const destinations = [...new Set([...breakers.keys(), ...sizeOf.keys()])];
    return {
      store: sizes === undefined ? 'fault' : 'ok',
      destinations: Object.fromEntries(
        destinations.map((destination) => {
          const { waiting = 0, oldest = at, dead = 0 } = sizeOf.get(destination) ?? {};
          const oldestSeconds = Math.max(0, Math.round((at - oldest) / 1000));
          const breaker = breakers.get(destination) ?? 'none';
          return [destination, { ...(sizes && { waiting, oldestSeconds, dead }), breaker }];
        }),
      ),
    };
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return otherMethod('GET, HEAD');
    if (cached === undefined || cached.until <= now())
      cached = { until: now() + CACHE_MS, health: measure() };
    const health = await cached.health;
    return Response.json(health, {
      status: health.store === 'ok' ? 200 : 503,
      headers: { 'cache-control': 'no-store' },
    });
  };
}
