/** What `within` rejects with when its time is over. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';
}

/**
 * Gives some work a limit of time.
 * @param milliseconds after which it rejects with `TimeIsUp`, whether the work heeds the signal or not
 * @param work gets a signal that is aborted at that moment
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
