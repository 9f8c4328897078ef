/** The outcome of loading a script: a new object for each try. */
type Outcome<Part> = { readonly part: Part } | { readonly failed: true };

interface LateScript<Part> {
  /** Loads the script, unless it is loading already. Returns the same promise until a later try ends. Never rejects. */
  readonly outcome: () => Promise<Outcome<Part>>;
  /** Tries the network again. The old outcome stays until there is a new one. */
  readonly tryAgain: () => void;
  /** Calls `listener` when a later try has ended. */
  readonly subscribe: (listener: () => void) => () => void;
}

let hasFailed = false;

/** Whether a script of this tab failed although the site had no newer build. */
export const hasFailedScript = (): boolean => hasFailed;

/** A script that loads later, and may fail. A failure is an outcome too, and every part of the page learns of it. */
export function lazyScript<Part>(load: () => Promise<Part>): LateScript<Part> {
  const listeners = new Set<() => void>();
  let current: Promise<Outcome<Part>> | undefined;
  let isTrying = false;

  const attempt = async (): Promise<Outcome<Part>> => {
    try {
      return { part: await load() };
    } catch {
      // While the page reloads, nothing on it changes.
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

/** Sets the fields by which React reads a promise at once (`FulfilledReactPromise`), so that a tap does not wait for a script that is there. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
}

declare global {
  interface Window {
    /** The build that this page's scripts belong to. Gatsby writes it into the HTML. */
    readonly ___webpackCompilationHash?: string;
  }
}

/** The time limit for the answer, in milliseconds. */
const SCRIPT_TIMEOUT_MS = 5000;

/**
 * Reloads the page if the site has a newer build, once for each build. A missing script was probably replaced by a new
 * build.
 * @returns whether the page is reloading
 */
export async function reloadForNewerSite(): Promise<boolean> {
  // A reload would cancel the navigation of a visitor who taps a link in the meantime.
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', leave);
  const published = await publishedBuild().catch(() => undefined);
  window.removeEventListener('beforeunload', leave);
  return (
    !isLeaving &&
    published !== undefined &&
    published !== window.___webpackCompilationHash &&
    reloadOnce(`reloaded for build ${published}`)
  );
}

/** Reloads once. If the browser stores nothing, it does not reload: a second load would not help either. */
function reloadOnce(mark: string): boolean {
  try {
    if (sessionStorage.getItem(mark) !== null) return false;
    sessionStorage.setItem(mark, '1');
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** The build of the published site. */
async function publishedBuild(): Promise<string | undefined> {
  const answer = await fetch('/page-data/app-data.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(SCRIPT_TIMEOUT_MS),
  });
  const { webpackCompilationHash } = (await answer.json()) as { readonly webpackCompilationHash?: unknown };
  return typeof webpackCompilationHash === 'string' && webpackCompilationHash !== ''
    ? webpackCompilationHash
    : undefined;
}
