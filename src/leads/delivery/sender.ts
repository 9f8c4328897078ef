import type { Lead } from '../lead';
import type { ClaimedDelivery } from '../store';

/** What became of one attempt. `gone`: the receiver wants nothing more, so another attempt is of no use. */
export type Attempt =
  | { readonly kind: 'sent' }
  /** Words for the log and the command line, without personal data. */
  | { readonly kind: 'failed' | 'gone'; readonly fault: string };

/** Brings one lead to one destination, or gives up when the signal says so. */
export type Sender = (lead: Lead, delivery: ClaimedDelivery, signal: AbortSignal) => Promise<Attempt>;
