import { setTimeout as rest } from 'node:timers/promises';
import type { LeadSettings } from '../../src/config/leadSettings';
import { guessLimit, isSameSecret } from '../guesses';
import type { Handler } from '../httpServer';
import type { Destination, Lead } from '../lead';
import { faultCode, type LeadLog } from '../leadLog';
import type { ClaimedDelivery, LeadStore } from '../store';

export interface DeliveryParts {
  readonly store: Pick<LeadStore, 'claim' | 'settle' | 'lead' | 'nextDue'>;
  /** The sender for each destination. Other deliveries wait in the store until a server has their sender. */
  readonly senders: Readonly<Partial<Record<Destination, Sender>>>;
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
export function createQueues(parts: DeliveryParts): readonly DeliveryQueue[] {
  return Object.entries(parts.senders).map(([destination, sender]) =>
    createQueue(destination as Destination, sender, parts),
  );
}

/** Makes every attempt that is due, to all destinations at the same time. Returns how many attempts it made. */
export async function deliverAll(queues: readonly DeliveryQueue[]): Promise<number> {
  const counts = await Promise.all(queues.map(({ deliver }) => deliver()));
  return counts.reduce((sum, one) => sum + one, 0);
}

export const DELIVER_PATH = '/api/deliver';

/**
 * Answers a scheduled call, for hosts where no process runs all the time: makes every attempt that is due, and deletes leads
 * that are too old. Without a secret, the answer is 404.
 */
export function createDeliver(
  store: Pick<LeadStore, 'deleteOlderThan'>,
  queues: readonly DeliveryQueue[],
  { deliverSecret, retentionDays }: Pick<LeadSettings, 'deliverSecret' | 'retentionDays'>,
): Handler {
  const isSecret = (authorization: string) => isSameSecret(authorization, `Bearer ${deliverSecret}`);
  const refused = guessLimit(isSecret, () => new Response(null, { status: 404 }));
  return async (request, address) => {
    if (deliverSecret === undefined) return new Response(null, { status: 404 });
    const refusal = refused(request, address, Date.now());
    if (refusal !== undefined) return refusal;
    await store.deleteOlderThan(retentionDays, Date.now());
    return Response.json({ attempts: await deliverAll(queues) });
  };
}

function createQueue(destination: Destination, sender: Sender, parts: DeliveryParts): DeliveryQueue {
  const { store, senders, log, timeout, now = Date.now, random = Math.random } = parts;
  const breaker = createBreaker();

  const attempt = async (delivery: ClaimedDelivery): Promise<void> => {
    const lead = await store.lead(delivery.leadId);
    // Deleted between claim and attempt.
    if (lead === undefined) return;
    const outcome = await within(timeout, (signal) => sender(lead, delivery, signal));
    if (outcome.kind === 'failed') breaker.failed(now());
    else if (outcome.kind !== 'gone') breaker.worked();
    const { undelivered } = delivery;
    const about = {
      reference: lead.reference,
      destination,
      ...(undelivered && { undelivered: undelivered.destination }),
    };
    if (outcome.kind === 'sent') {
      await store.settle(delivery, { state: 'sent', at: now() });
      log({ event: 'sent', ...about });
      return;
    }
    const attempts = delivery.attempts + 1;
    const pause = outcome.kind === 'gone' ? undefined : pauseAfter(attempts, random());
    const { fault } = outcome;
    const dueAt = Math.round(now() + (pause ?? 0));
    const other = TELLS[destination];
    // A notice that is given up tells nobody: two broken destinations would otherwise write to each other for ever.
    const isTold = undelivered === undefined && other !== undefined && senders[other] !== undefined;
    await store.settle(
      delivery,
      pause === undefined
        ? { state: 'dead', attempts, dueAt, fault, ...(isTold ? { tell: other } : {}) }
        : { state: 'waiting', attempts, dueAt, fault },
    );
    log({ event: pause === undefined ? 'dead' : 'retry', ...about, attempts, fault });
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
  let last: Promise<unknown> = Promise.resolve();
  const deliver = (): Promise<number> => {
    const next = last.then(pass, pass);
    last = next;
    return next;
  };

  return {
    destination,
    deliver,
    nextDue: async () => {
      const due = await store.nextDue([destination]);
      return due === undefined ? undefined : Math.max(due, breaker.openUntil());
    },
    breakerState: () => breaker.state(now()),
  };
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

/** Another server may have stored a lead, so we ask the store at least this often, in milliseconds. */
const MAX_WAIT = 30_000;
/** The pause after a fault of the store, in milliseconds. */
const WAIT_AFTER_FAULT = 5_000;

interface Passes {
  /** Starts a pass of every queue now, because something new is due. */
  readonly wake: () => void;
  /** Stops after the current passes. */
  readonly stop: () => Promise<void>;
}

/** Delivers whatever is due, pass after pass, until it is stopped. Each queue has its own passes. */
export function startPasses(queues: readonly DeliveryQueue[], log: LeadLog): Passes {
  const all = queues.map((queue) => passesOf(queue, log));
  return {
    wake: () => {
      for (const { wake } of all) wake();
    },
    stop: async () => {
      await Promise.all(all.map(({ stop }) => stop()));
    },
  };
}

/** A fault of the store ends only one pass. */
function passesOf({ deliver, nextDue }: DeliveryQueue, log: LeadLog): Passes {
  let isStopped = false;
  /** Ends the rest after the current pass, even before that begins. */
  let alarm = new AbortController();

  const pass = async (): Promise<number> => {
    try {
      await deliver();
      const due = await nextDue();
      return due === undefined ? MAX_WAIT : Math.min(MAX_WAIT, Math.max(0, due - Date.now()));
    } catch (error) {
      log({ event: 'deliveryFault', fault: faultCode(error) });
      return WAIT_AFTER_FAULT;
    }
  };

  const ended = (async () => {
    while (!isStopped) {
      alarm = new AbortController();
      const wait = await pass();
      await rest(wait, undefined, { signal: alarm.signal }).catch(() => undefined);
    }
  })();

  return {
    wake: () => alarm.abort(),
    stop: () => {
      isStopped = true;
      alarm.abort();
      return ended;
    },
  };
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
export type Sender = (lead: Lead, delivery: ClaimedDelivery, signal: AbortSignal) => Promise<Attempt>;
