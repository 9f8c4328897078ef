import type { BackendRequest } from './editorRequests';

/** How long it waits before it asks again, in milliseconds. */
const PAUSE_MS = 3000;

/** What takes longer, such as an answer of a server that hangs, is asked again. In milliseconds. */
const MAX_WAIT_MS = 180_000;

/** The requests that change something. */
const CHANGES: ReadonlySet<string> = new Set([
  'persistEntry',
  'persistMedia',
  'deleteFile',
  'deleteFiles',
  'restore',
  'relink',
]);

interface Answer {
  readonly isOk: boolean;
  readonly answer: unknown;
}

/** The way to the editor's server, which may be away for a while. */
export interface Connection {
  /** Sends a request until it is answered. One may arrive twice: what is saved or deleted already stays so. */
  readonly ask: (request: BackendRequest & { readonly terms?: object }) => Promise<Answer>;
  /** Whether a change waits for the server. */
  readonly isWaiting: () => boolean;
  /** Whether this tab has changed something. */
  readonly hasSaved: () => boolean;
}

export function connection(): Connection {
  let waiting = 0;
  let hasSaved = false;
  return {
    isWaiting: () => waiting > 0,
    hasSaved: () => hasSaved,
    ask: async (request) => {
      const body = JSON.stringify(request);
      let answer = await askOnce(body);
      if (!answer) {
        const changes = CHANGES.has(request.action) ? 1 : 0;
        waiting += changes;
        while (!answer) {
          await pause();
          answer = await askOnce(body);
        }
        waiting -= changes;
      }
      hasSaved ||= answer.isOk && typeof answer.answer === 'object' && 'outcome' in (answer.answer ?? {});
      return answer;
    },
  };
}

/** Until it is worth asking again. */
export const pause = (): Promise<void> => new Promise((later) => setTimeout(later, PAUSE_MS));

/** @returns undefined if the server was not reached. It answers in JSON alone; what is in front of it does not. */
async function askOnce(body: string): Promise<Answer | undefined> {
  try {
    const response = await fetch('/api/v1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body,
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    });
    const { ok: isOk, status } = response;
    const answer: unknown = await response.json().catch(() => undefined);
    if (answer !== undefined) return { isOk, answer };
    return status >= 400 && status < 500 ? { isOk, answer: { error: refusedOnTheWay(status) } } : undefined;
  } catch {
    return undefined;
  }
}

const refusedOnTheWay = (status: number): string =>
  status === 413
    ? 'these files are too large for the web server in front of the editor. Save fewer at once, or ask whoever looks after it'
    : `the web server in front of the editor refused it (${status}). Ask whoever looks after it`;

/** Why the server does not answer. */
export function awayWords(isHosted: boolean, isWaiting: boolean, isOnline = navigator.onLine): string {
  const why = isHosted
    ? isOnline
      ? 'The editor’s server doesn’t answer.'
      : 'You’re offline.'
    : 'The editor isn’t running. Start it again in its folder: npm run cms.';
  return isWaiting
    ? `${why} Your change is saved by itself as soon as it can be: leave this tab open.`
    : `${why} What you type stays in this browser.`;
}
