import type { Enquiry } from '../src/domain/enquiry/enquiry';
import type { VisitNews } from './visit';

/** A received enquiry, as the store keeps it and destinations get it: without network address and user agent. */
export interface Lead {
  /** The id of the row; never shown. */
  readonly id: string;
  /** The reference that shopper and dealer use on the phone: `K7M-4QX`. */
  readonly reference: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly dealerId: string;
  readonly brandId: string;
  /** Of the site that took the enquiry. Enquiries of an older server have none. */
  readonly stockVersion?: string;
  readonly enquiry: Enquiry;
}

/** A photo of a lead, redrawn so that it carries no location, device or time. */
export interface Photo {
  readonly type: 'image/jpeg';
  readonly bytes: Uint8Array;
}

/** `spam` is stored and listed, but not delivered, so a wrong guess about a robot never loses a person. */
export type LeadStatus = 'accepted' | 'spam';

/**
 * Where a lead can go: the dealer's mailbox, a CRM that reads ADF, a webhook, a copy to the shopper, a reminder the day before their
 * visit, the mail to a friend.
 * Which of these a lead goes to is decided when it is accepted; their addresses are read when it is sent. `alert` carries no
 * lead: it's a mail to a reader who asked to be told of stock (`AlertMail`).
 */
export const DESTINATIONS = ['dealer', 'crm', 'webhook', 'shopper', 'reminder', 'friend', 'alert'] as const;

export type Destination = (typeof DESTINATIONS)[number];

export type DeliveryState = 'waiting' | 'sent' | 'dead';

/** A delivery that was given up. */
export interface Undelivered {
  readonly destination: Destination;
  /** Failed attempts. */
  readonly attempts: number;
  /** Why the last attempt failed, in words without personal data. */
  readonly fault: string;
  /** When it was given up, as ISO 8601. */
  readonly at: string;
}

export interface Delivery {
  /** The same for every attempt, so that a receiver can recognise a repeat. */
  readonly id: string;
  /** Of the lead, or of the mail to a reader. */
  readonly leadId: string;
  readonly destination: Destination;
  readonly state: DeliveryState;
  /** Failed attempts so far. */
  readonly attempts: number;
  /** When the next attempt is due, in milliseconds since 1970. */
  readonly dueAt: number;
  /** Why the last attempt failed, in words without personal data. */
  readonly lastFault?: string;
  /** Present if this delivery is a notice: it does not carry the lead, but says that another delivery of it was given up. */
  readonly undelivered?: Undelivered;
  /** Present if this delivery does not carry the lead, but what became of its visit. */
  readonly news?: VisitNews;
}
