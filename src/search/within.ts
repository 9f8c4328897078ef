/** `within` rejects with this when its time is up. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';
}

/**
 * Limits the time of some work.
 * @param milliseconds the limit. After it, the promise rejects with `TimeIsUp`, whether or not the work heeds the signal.
 * @param work gets a signal that is aborted at the limit
 */
export const within = <Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      reject(new TimeIsUp(`No answer in ${milliseconds} ms.`));
      controller.abort();
    }, milliseconds);
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
