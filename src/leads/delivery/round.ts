import type { LeadLog } from '../leadLog';
import type { Courier } from './courier';

/** Another server may have stored a lead, so we ask the store at least this often, in milliseconds. */
const MOST_WAIT = 30_000;
/** The pause after a fault of the store, in milliseconds. */
const WAIT_AFTER_FAULT = 5_000;

export interface Rounds {
  /** Starts a round now, because something new is due. */
  readonly wake: () => void;
  /** Stops after the current round. */
  readonly stop: () => Promise<void>;
}

/** Delivers whatever is due, round after round, until it is stopped. A fault of the store ends only one round. */
export function startRounds({ deliver, nextDue }: Courier, log: LeadLog): Rounds {
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

  const round = async (): Promise<number> => {
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
      await rest(await round());
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
