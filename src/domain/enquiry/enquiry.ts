import type { Campaign } from '../campaign';
import type { Cents } from '../money';
import type { PriceType } from '../stock/stockItem';
import type { VehType } from '../stock/vehType';
import type { Answers } from './enquiryForms';
import type { EnquiryKind } from './enquiryKind';

/** A stock item as the shopper saw it: the stock may have changed when the dealer reads the enquiry. */
export interface EnquiryItem {
  readonly id: string;
  readonly title: string;
  /** The path of its page. */
  readonly path: string;
  readonly price?: Cents;
  readonly priceType?: PriceType;
  /** The name of the yard where it stands. */
  readonly yard?: string;
  readonly vehType?: VehType;
  readonly year?: number;
  readonly make?: string;
  readonly model?: string;
  /** The badge: `SR5`. */
  readonly variations?: string;
  readonly vin?: string;
  readonly stockNumber?: string;
  /** Kilometres. */
  readonly odometer?: number;
}

/** An entry of the content that an enquiry is about. */
export interface EnquirySubject {
  readonly id: string;
  readonly title: string;
}

/** A line of figures or of a build, in words: `Deposit`, `$5,000`. */
export interface EnquiryLine {
  readonly label: string;
  readonly value: string;
}

/** What the shopper was told beside the button, and when. */
export interface EnquiryConsent {
  readonly text: string;
  readonly version: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What travels with a form without being typed into it. */
export interface EnquiryContext {
  readonly item?: EnquiryItem;
  readonly special?: EnquirySubject;
  /** A model of the brand's range. */
  readonly model?: EnquirySubject;
  readonly teamMember?: EnquirySubject;
  /** The calculator's figures, line by line. */
  readonly figures?: readonly EnquiryLine[];
  /** What was put together in the configurator. */
  readonly build?: readonly EnquiryLine[];
  readonly consent?: EnquiryConsent;
  /** The name that the server gave to the campaign that brought the shopper. */
  readonly campaignId?: string;
  /** The parameters of the address that the shopper came by. */
  readonly campaign?: Campaign;
  /** The path of the page on which the form stood, without its query. */
  readonly page?: string;
  /** Of the page: `en-AU`. */
  readonly language?: string;
  /** ISO 8601, by the shopper's clock: when the form was opened and when it was sent. */
  readonly openedAt?: string;
  readonly sentAt?: string;
}

/** One filled-in form. */
export type Enquiry = {
  readonly [Kind in EnquiryKind]: {
    readonly kind: Kind;
    readonly answers: Answers<Kind>;
    readonly context: EnquiryContext;
  };
}[EnquiryKind];
