import { type Err, err, type Result } from '../../../domain/result';

/**
 * Why the embedded engine has no answer. A page can show each of these, and `retry()` may fix it.
 *
 * - `unreachable`: no answer from the network.
 * - `missing`: the host has no such file (a page of an older build asks for files that are gone).
 * - `damaged`: a file is cut short, altered, or not an index file.
 * - `otherVersion`: the index has another format than this code reads.
 * - `request`: the request itself cannot be read; a retry would not help.
 * - `worker`: the search Worker did not start or stopped.
 */
export interface IndexFault {
  readonly kind: 'unreachable' | 'missing' | 'damaged' | 'otherVersion' | 'request' | 'worker';
  /** One sentence for a log; shoppers see the page's own words. */
  readonly message: string;
}

/** The fault of a request that cannot be read. Algolia would answer it with status 400. */
export const requestFault = (message: string): Err<IndexFault> => err({ kind: 'request', message });

/** The error of a failed search. InstantSearch only understands rejected promises. */
export class SearchFault extends Error {
  override readonly name = 'SearchFault';

  constructor(readonly fault: IndexFault) {
    super(fault.message);
  }
}

/** Turns a failed result into an exception, because InstantSearch expects promises that reject. */
export const valueOrThrow = <Value>(result: Result<Value, IndexFault>): Value => {
  if (result.kind === 'err') throw new SearchFault(result.fault);
  return result.value;
};
