/** A message from a page to the worker, once the page is shown and idle. */
export interface PageShown {
  /** The path of the page. */
  readonly shown: string;
  /** Addresses of this site to store now, because the worker did not see the browser request them. */
  readonly keep: readonly string[];
}

/** A message from the worker to a page. */
export interface WorkerWords {
  /** Whether the network answered the last request for a file that can change; absent before the first one. */
  readonly isReached?: boolean;
  /** When the oldest file of the page was downloaded, in milliseconds since 1970; absent if unknown. */
  readonly since?: number;
  /** The publication of the site that this worker belongs to. */
  readonly publication?: string;
}
