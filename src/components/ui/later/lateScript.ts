import { reloadForNewerSite } from './reloadForNewerSite';

/** What a script that comes later has come to. A new object for each try. */
export type Outcome<Part> = { readonly part: Part } | { readonly failed: true };

export interface LateScript<Part> {
  /** Asks for the script, where nobody has asked yet. The same promise until a later try ends. Never rejects. */
  readonly outcome: () => Promise<Outcome<Part>>;
  /** Asks the network again. The old outcome stands until there is a new one. */
  readonly tryAgain: () => void;
  /** Calls `listener` when a later try has ended. */
  readonly subscribe: (listener: () => void) => () => void;
}

let hasFailed = false;

/** Whether a script of this tab failed for good: the site had no newer build then. */
export const hasFailedScript = (): boolean => hasFailed;

/** A script that comes later and may not come at all. A failure is an outcome like another, and every part hears of it. */
export function lateScript<Part>(load: () => Promise<Part>): LateScript<Part> {
  const listeners = new Set<() => void>();
  let current: Promise<Outcome<Part>> | undefined;
  let isTrying = false;

  const attempt = async (): Promise<Outcome<Part>> => {
    try {
      return { part: await load() };
    } catch {
      // While the page is loaded again, nothing on it changes.
      if (await reloadForNewerSite()) return new Promise(() => {});
      hasFailed = true;
      return { failed: true };
    }
  };

  return {
    outcome: () => {
      current ??= readable(attempt());
      return current;
    },
    tryAgain: () => {
      if (isTrying) return;
      isTrying = true;
      const next = readable(attempt());
      void next.then(() => {
        isTrying = false;
        current = next;
        for (const listener of listeners) listener();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** React reads a promise with these fields without waiting for it once more. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
}
