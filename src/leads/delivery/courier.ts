import type { Destination } from '../lead';
import type { LeadLog } from '../leadLog';
import type { ClaimedDelivery, LeadStore } from '../store';
import type { Attempt, Sender } from './sender';

export interface CourierParts {
  readonly store: Pick<LeadStore, 'claim' | 'settle' | 'lead' | 'nextDue'>;
  /** The sender for each destination. Other deliveries wait in the store until a server has their sender. */
  readonly senders: Readonly<Partial<Record<Destination, Sender>>>;
  readonly log: LeadLog;
  /** The time limit of one attempt, in milliseconds. */
  readonly timeout: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly random?: () => number;
}

/** The most attempts at the same time. */
const AT_ONCE = 4;
/** How much longer a lease lasts than an attempt, so that no other server attempts the same delivery in the meantime. */
const LEASE_FACTOR = 3;

export interface Courier {
  /** Makes every attempt that is due, until none is. Returns how many attempts it made. */
  readonly deliver: () => Promise<number>;
  /** When the next attempt is due, in milliseconds since 1970; `undefined` if nothing that can be sent is waiting. */
  readonly nextDue: () => Promise<number | undefined>;
}

/**
 * Sends deliveries to their destinations.
 * Law: a delivery is settled only after its attempt. If a server dies, its deliveries are attempted again: at least once.
 */
export function createCourier(parts: CourierParts): Courier {
  const { store, senders, log, timeout, now = Date.now, random = Math.random } = parts;
  const destinations = Object.keys(senders) as Destination[];

  const attempt = async (delivery: ClaimedDelivery): Promise<void> => {
    const lead = await store.lead(delivery.leadId);
    const sender = senders[delivery.destination];
    // Deleted between claim and attempt.
    if (lead === undefined || sender === undefined) return;
    const { reference } = lead;
    const { destination } = delivery;
    const outcome = await within(timeout, (signal) => sender(lead, delivery, signal));
    if (outcome.kind === 'sent') {
      await store.settle(delivery, { state: 'sent', at: now() });
      log({ event: 'sent', reference, destination });
      return;
    }
    const attempts = delivery.attempts + 1;
    const pause = outcome.kind === 'gone' ? undefined : pauseAfter(attempts, random());
    const { fault } = outcome;
    await store.settle(delivery, {
      state: pause === undefined ? 'dead' : 'waiting',
      attempts,
      dueAt: Math.round(now() + (pause ?? 0)),
      fault,
    });
    log({ event: pause === undefined ? 'dead' : 'retry', reference, destination, attempts, fault });
  };

  const deliver = async (): Promise<number> => {
    let made = 0;
    if (destinations.length === 0) return made;
    for (;;) {
      const due = await store.claim(now(), LEASE_FACTOR * timeout, AT_ONCE, destinations);
      if (due.length === 0) return made;
      await Promise.all(due.map(attempt));
      made += due.length;
    }
  };
  return { deliver, nextDue: () => store.nextDue(destinations) };
}

/** The outcome of an attempt, or a failure when its time is up, even if the attempt never ends. */
async function within(timeout: number, send: (signal: AbortSignal) => Promise<Attempt>): Promise<Attempt> {
  const signal = AbortSignal.timeout(timeout);
  const late = new Promise<Attempt>((resolve) => {
    signal.addEventListener('abort', () =>
      resolve({ kind: 'failed', fault: `no answer within ${timeout / 1000} s` }),
    );
  });
  const sent = send(signal).catch((error: unknown): Attempt => ({ kind: 'failed', fault: faultCode(error) }));
  return Promise.race([sent, late]);
}

/** The code of an error. We never log its message, which might name a person. */
function faultCode(error: unknown): string {
  const { code, cause, name } = error as { code?: unknown; cause?: { code?: unknown }; name?: unknown };
  return [code, cause?.code, name].find((one): one is string => typeof one === 'string') ?? 'unknown fault';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When each attempt is made, counted from the moment the lead was received. */
export const ATTEMPT_TIMES: readonly number[] = [
  0,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

/** The share by which a pause varies, so that many failed deliveries do not all come back at once. */
const JITTER = 0.1;

/**
 * The pause after a number of failed attempts, in milliseconds; `undefined` if the delivery is dead. The pause starts at
 * the attempt that failed, so a server that was off for a day still makes every attempt.
 * @param random from 0 to 1
 */
export function pauseAfter(failedAttempts: number, random: number): number | undefined {
  const [last, next] = [ATTEMPT_TIMES[failedAttempts - 1], ATTEMPT_TIMES[failedAttempts]];
  if (last === undefined || next === undefined) return undefined;
  return (next - last) * (1 + JITTER * (2 * random - 1));
}
