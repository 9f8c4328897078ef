/**
 * The longest waits for a shopper, in milliseconds. After a limit the page says what did not load, and offers another try and
 * the phone number. Retries count within these limits.
 */
export const LIMITS = {
  /** The page's own scripts, from the head of its HTML until React hydrates the page. */
  scripts: 15_000,
  /** One file of the stock, until its last byte. */
  file: 15_000,
  /** A search, from the question to the answer, including Worker, manifest, index and cards. */
  search: 20_000,
  /** One stock item that is not part of the page, all tries together. */
  stockItem: 20_000,
  /** The script of the hosted search. After that the embedded engine answers. */
  hostedScript: 3_000,
} as const;

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
