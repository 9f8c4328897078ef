import type { Enquiry } from '../domain/enquiry/enquiry';

/** An enquiry that was received: what the store keeps and the destinations are told. No network address, no user agent. */
export interface Lead {
  /** Never shown: the name of the row. */
  readonly id: string;
  /** What shopper and dealer say to each other on the telephone: `K7M-4QX`. */
  readonly reference: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly dealerId: string;
  readonly brandId: string;
  readonly enquiry: Enquiry;
}

/** A picture that came with a lead, drawn anew: it carries no place, no device and no time. */
export interface Photo {
  readonly type: 'image/jpeg';
  readonly bytes: Uint8Array;
}

/** `spam` is kept and listed, and not delivered: a person is never lost to a guess about robots. */
export type LeadStatus = 'accepted' | 'spam';

/**
 * Where a lead goes: the dealer's mailbox, a CRM that reads ADF, a webhook, a copy to the shopper, the mail to a friend.
 * What of these a lead has is decided when it is accepted; where each leads is decided when it is sent.
 */
export const DESTINATIONS = ['dealer', 'crm', 'webhook', 'shopper', 'friend'] as const;

export type Destination = (typeof DESTINATIONS)[number];

export type DeliveryState = 'waiting' | 'sent' | 'dead';

/** One lead on its way to one destination. */
export interface Delivery {
  /** Stays the same through every attempt, so that a receiver can tell a repeat. */
  readonly id: string;
  readonly leadId: string;
  readonly destination: Destination;
  readonly state: DeliveryState;
  /** Failed attempts so far. */
  readonly attempts: number;
  /** Milliseconds since 1970: when the next attempt is due. */
  readonly dueAt: number;
  /** Why the last attempt failed, in words without personal data. */
  readonly lastFault?: string;
}
