import { turns } from '../../src/config/turns';
import type { Destination, Lead } from '../lead';
import { faultCode, type LeadLog } from '../leadLog';
import { unlessAborted } from '../senderTurns';
import type { LeadStore } from '../store';
import type { ClaimedDelivery } from '../store/deliveryTable';
import { pauseAfter } from './attemptTimes';
import { type BreakerState, createBreaker } from './breaker';

/** What a delivery carries. The log knows it by its reference. */
type Carried = { readonly reference: string };

export interface DeliveryParts<Content extends Carried = Lead> {
  readonly store: Pick<LeadStore, 'claim' | 'settle' | 'nextDue'> & {
    /** Reads the lead of a delivery, or the mail to a reader. */
    readonly lead: (id: string) => Promise<Content | undefined>;
  };
  /** The sender for each destination. Other deliveries wait in the store until a server has their sender. */
  readonly senders: Readonly<Partial<Record<Destination, Sender<Content>>>>;
  readonly log: LeadLog;
  /** The time limit of one attempt, in milliseconds. */
  readonly timeout: number;
  readonly now?: () => number;
  readonly random?: () => number;
}

/** The most attempts at the same time to one destination. */
const AT_ONCE = 4;
/** How much longer a lease lasts than an attempt, so that no other server attempts the same delivery in the meantime. */
const LEASE_FACTOR = 3;

/**
 * By which other destination the dealership learns that a delivery was given up. A copy to a shopper and a mail to a friend
 * are not in the table: strangers choose those addresses, and the dealership has the enquiry itself.
 */
const TELLS: Readonly<Partial<Record<Destination, Destination>>> = {
  dealer: 'webhook',
  crm: 'dealer',
  webhook: 'dealer',
};

/** The deliveries to one destination. A destination that hangs or fails delays no other. */
export interface DeliveryQueue {
  readonly destination: Destination;
  /** Makes every attempt that is due, until none is or the breaker opens. Returns how many attempts it made. */
  readonly deliver: () => Promise<number>;
  /** When the next attempt is due, in milliseconds since 1970; `undefined` if nothing waits. */
  readonly nextDue: () => Promise<number | undefined>;
  readonly breakerState: () => BreakerState;
}

/**
 * One queue for each destination that has a sender.
 * Law: a delivery is settled only after its attempt. If a server dies, its deliveries are attempted again: at least once.
 */
export function createQueues<Content extends Carried = Lead>(
  parts: DeliveryParts<Content>,
): readonly DeliveryQueue[] {
  return Object.entries(parts.senders).map(([destination, sender]) =>
    createQueue(destination as Destination, sender as Sender<Content>, parts),
  );
}

/** Makes every attempt that is due, to all destinations at the same time. Returns how many attempts it made. */
export async function deliverAll(queues: readonly DeliveryQueue[]): Promise<number> {
  const counts = await Promise.all(queues.map(({ deliver }) => deliver()));
  return counts.reduce((sum, one) => sum + one, 0);
}

function createQueue<Content extends Carried>(
  destination: Destination,
  sender: Sender<Content>,
  parts: DeliveryParts<Content>,
): DeliveryQueue {
  const { store, timeout, now = Date.now } = parts;
  const breaker = createBreaker();

  const attempt = async (delivery: ClaimedDelivery): Promise<void> => {
    const lead = await store.lead(delivery.leadId);
    // Deleted between claim and attempt.
    if (lead === undefined) return;
    const outcome = await attemptWithin(timeout, (signal) => sender(lead, delivery, signal));
    if (outcome.kind === 'failed') breaker.failed(now());
    else if (outcome.kind !== 'gone') breaker.worked();
    await settle(lead, delivery, outcome, parts);
  };

  const pass = async (): Promise<number> => {
    let delivered = 0;
    for (;;) {
      const state = breaker.state(now());
      if (state === 'open') return delivered;
      const most = state === 'trial' ? 1 : AT_ONCE;
      const due = await store.claim(now(), LEASE_FACTOR * timeout, most, [destination]);
      if (due.length === 0) return delivered;
      await Promise.all(due.map(attempt));
      delivered += due.length;
    }
  };

  // One pass after another, so that a call of the schedule adds no attempts at the same time.
  const inTurn = turns();

  return {
    destination,
    deliver: () => inTurn(pass),
    nextDue: async () => {
      const due = await store.nextDue([destination]);
      return due === undefined ? undefined : Math.max(due, breaker.openUntil());
    },
    breakerState: () => breaker.state(now()),
  };
}

/** Records the outcome of an attempt, and when the next one is due. */
async function settle<Content extends Carried>(
  { reference }: Content,
  delivery: ClaimedDelivery,
  outcome: Attempt,
  { store, senders, log, now = Date.now, random = Math.random }: DeliveryParts<Content>,
): Promise<void> {
  const { destination, undelivered } = delivery;
  const about = { reference, destination, ...(undelivered && { undelivered: undelivered.destination }) };
  if (outcome.kind === 'sent') {
    await store.settle(delivery, { state: 'sent', at: now() });
    log({ event: 'sent', ...about });
    return;
  }
  const attempts = delivery.attempts + 1;
  const pause = outcome.kind === 'gone' ? undefined : pauseAfter(attempts, random());
  const { fault } = outcome;
  const state = pause === undefined ? 'dead' : 'waiting';
  const other = TELLS[destination];
  // A notice that is given up isn't reported: two broken destinations would otherwise write to each other for ever.
  const isTold =
    state === 'dead' && undelivered === undefined && other !== undefined && senders[other] !== undefined;
  const dueAt = Math.round(now() + (pause ?? 0));
  await store.settle(delivery, { state, attempts, dueAt, fault, ...(isTold && { tell: other }) });
  log({ event: state === 'dead' ? 'dead' : 'retry', ...about, attempts, fault });
}

/** The outcome of an attempt, or a failure when its time is up, even if the attempt never ends. */
async function attemptWithin(
  timeout: number,
  send: (signal: AbortSignal) => Promise<Attempt>,
): Promise<Attempt> {
  const signal = AbortSignal.timeout(timeout);
  return unlessAborted(send(signal), signal).catch((error: unknown) => ({
    kind: 'failed',
    fault: signal.aborted ? `no answer within ${timeout / 1000} s` : faultCode(error),
  }));
}

export type Attempt =
  | { readonly kind: 'sent' }
  /**
   * `failed`: the destination does not work. `refused`: it works and does not take this lead, so only this lead waits.
   * `gone`: the receiver wants nothing more, so we do not try again. The fault is in words for the log, the command line
   * and the dealership, without personal data.
   */
  | { readonly kind: 'failed' | 'refused' | 'gone'; readonly fault: string };

/**
 * Sends one lead to one destination, and stops when the signal says so. If the delivery has `undelivered`, it sends the
 * notice of that instead.
 */
export type Sender<Content = Lead> = (
  lead: Content,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
) => Promise<Attempt>;
