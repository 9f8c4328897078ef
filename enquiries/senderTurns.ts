import { networksOf } from '../src/config/network';

/**
 * Does the work of each sender one after another. Whatever queue it joins then holds one piece of work of each sender, and
 * no sender waits for all that another one sent.
 */
export function senderTurns() {
  const lastOf = new Map<string, Promise<unknown>>();
  return <T>(sender: string, work: () => Promise<T>): Promise<T> => {
    const [{ name } = { name: '' }] = networksOf(sender);
    const done = (lastOf.get(name) ?? Promise.resolve()).then(work);
    const over = done
      .catch(() => undefined)
      .then(() => {
        if (lastOf.get(name) === over) lastOf.delete(name);
      });
    lastOf.set(name, over);
    return done;
  };
}

/** The value, unless the signal comes first. @throws the signal's reason */
export const unlessAborted = <T>(value: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((done, failed) => {
    const stop = () => failed(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    value.then(done, failed).finally(() => signal.removeEventListener('abort', stop));
  });
