/**
 * Why the embedded engine has no answer. Each is a state that a page can show and that `retry()` may mend.
 *
 * - `unreachable`: the network gave nothing.
 * - `missing`: the host has no such file (a page of an older build asks for files that are gone).
 * - `damaged`: a file is cut short, altered, or is no index file at all.
 * - `otherVersion`: the index was written in another format than this code reads.
 * - `request`: the request itself cannot be read; a retry would not help.
 * - `worker`: the search Worker did not start or stopped.
 */
export interface IndexFault {
  readonly kind: 'unreachable' | 'missing' | 'damaged' | 'otherVersion' | 'request' | 'worker';
  /** One sentence for a log; shoppers are shown words of the page's own. */
  readonly message: string;
}
