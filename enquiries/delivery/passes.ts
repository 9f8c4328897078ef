import { setTimeout as rest } from 'node:timers/promises';
import { faultCode, type LeadLog } from '../leadLog';
import type { DeliveryQueue } from './deliveries';

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
