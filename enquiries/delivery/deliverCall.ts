import type { LeadSettings } from '../../src/config/leadSettings';
import { guessLimit, isSameSecret } from '../guesses';
import type { LeadStore } from '../store';
import type { Handler } from '../webAnswer';
import { type DeliveryQueue, deliverAll } from './deliveries';

export const DELIVER_PATH = '/api/deliver';

/** Hosts end a function that runs for long; the next call goes on with the other readers. */
const MAX_ALERTS_MS = 4000;

/**
 * Answers a scheduled call, for hosts where no process runs all the time: tells readers and shoppers what changed, makes every attempt that
 * is due, and deletes leads that are too old. Without a secret, the answer is 404.
 * @param queueNews queues those mails, for so long at most
 */
export function createDeliver(
  store: Pick<LeadStore, 'deleteOlderThan'>,
  queues: readonly DeliveryQueue[],
  queueNews: (mostMs: number) => Promise<unknown>,
  { deliverSecret, retentionDays }: Pick<LeadSettings, 'deliverSecret' | 'retentionDays'>,
): Handler {
  const isSecret = (authorization: string) => isSameSecret(authorization, `Bearer ${deliverSecret}`);
  const refused = guessLimit(isSecret, () => new Response(null, { status: 404 }));
  return async (request, address) => {
    if (deliverSecret === undefined) return new Response(null, { status: 404 });
    const refusal = refused(request, address, Date.now());
    if (refusal !== undefined) return refusal;
    await store.deleteOlderThan(retentionDays, Date.now());
    await queueNews(MAX_ALERTS_MS);
    return Response.json({ attempts: await deliverAll(queues) });
  };
}
