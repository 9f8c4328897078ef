/** What a page tells the worker once it is shown and rests. */
export interface PageShown {
  /** The path of the page. */
  readonly shown: string;
  /** Addresses of this site that the worker has not seen the browser ask for, and keeps now. */
  readonly keep: readonly string[];
}

/** What the worker tells a page. */
export interface WorkerWords {
  /** Whether the network answered for the last thing that must be true now; absent where nothing was asked yet. */
  readonly isReached?: boolean;
  /** When the oldest of the files that the page is made of came from the site, in milliseconds; absent: nobody knows. */
  readonly since?: number;
  /** The publication that the worker came with. */
  readonly publication?: string;
}
