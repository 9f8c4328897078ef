import type { Lead } from '../lead';
import type { ClaimedDelivery } from '../store';

/** The outcome of one attempt. `gone`: the receiver wants nothing more, so we do not try again. */
export type Attempt =
  | { readonly kind: 'sent' }
  /** The fault in words for the log and the command line, without personal data. */
  | { readonly kind: 'failed' | 'gone'; readonly fault: string };

/** Sends one lead to one destination, and stops when the signal says so. */
export type Sender = (lead: Lead, delivery: ClaimedDelivery, signal: AbortSignal) => Promise<Attempt>;
