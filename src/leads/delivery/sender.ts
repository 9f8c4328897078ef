import type { Lead } from '../lead';
import type { ClaimedDelivery } from '../store';

/** The outcome of one attempt. */
export type Attempt =
  | { readonly kind: 'sent' }
  /**
   * `failed`: the destination does not work. `refused`: it works and does not take this lead, so only this lead waits.
   * `gone`: the receiver wants nothing more, so we do not try again. The fault is in words for the log, the command line
   * and the dealership, without personal data.
   */
  | { readonly kind: 'failed' | 'refused' | 'gone'; readonly fault: string };

/**
 * Sends one lead to one destination, and stops when the signal says so. If the delivery has `undelivered`, it sends the
 * notice of that instead.
 */
export type Sender = (lead: Lead, delivery: ClaimedDelivery, signal: AbortSignal) => Promise<Attempt>;
