import type { LeadLog } from '../leadLog';
import type { DeliveryQueue } from './deliveries';

/** Another server may have stored a lead, so we ask the store at least this often, in milliseconds. */
const MOST_WAIT = 30_000;
/** The pause after a fault of the store, in milliseconds. */
const WAIT_AFTER_FAULT = 5_000;

interface Passes {
  /** Starts a pass of every queue now, because something new is due. */
  readonly wake: () => void;
  /** Stops after the current passes. */
  readonly stop: () => Promise<void>;
}

/** Delivers whatever is due, pass after pass, until it is stopped. Each queue has passes of its own. */
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
  let stopped = false;
  let isAwake = false;
  let awaken: () => void = () => {};

  const rest = (wait: number): Promise<void> =>
    new Promise((resolve) => {
      if (isAwake || stopped) return resolve();
      const timer = setTimeout(resolve, wait);
      awaken = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const pass = async (): Promise<number> => {
    try {
      await deliver();
      const due = await nextDue();
      return due === undefined ? MOST_WAIT : Math.min(MOST_WAIT, Math.max(0, due - Date.now()));
    } catch (error) {
      const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
      log({ event: 'deliveryFault', fault: String(code ?? name ?? 'unknown') });
      return WAIT_AFTER_FAULT;
    }
  };

  const ended = (async () => {
    while (!stopped) {
      isAwake = false;
      await rest(await pass());
    }
  })();

  return {
    wake: () => {
      isAwake = true;
      awaken();
    },
    stop: () => {
      stopped = true;
      awaken();
      return ended;
    },
  };
}
