import type { Campaign } from '../campaign';
import type { Cents } from '../money';
import type { StockItem } from '../stock/stockItem';
import type { Answers } from './enquiryForms';
import type { EnquiryKind } from './enquiryKind';

/** What an enquiry holds of a stock item as it is. */
type EnquiryItemField =
  | 'stockType'
  | 'priceType'
  | 'vehType'
  | 'year'
  | 'make'
  | 'model'
  | 'variations'
  | 'vin'
  | 'stockNumber'
  | 'odometer';

/** A stock item as the shopper saw it. The stock may have changed by the time the dealer reads the enquiry. */
export interface EnquiryItem extends Partial<Pick<StockItem, EnquiryItemField>> {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly price?: Cents;
  readonly yard?: string;
  readonly offers?: readonly EnquirySubject[];
}

export interface EnquirySubject {
  readonly id: string;
  readonly title: string;
}

/** A line of finance figures or of a build, in words: `Deposit`, `$5,000`. */
export interface EnquiryLine {
  readonly label: string;
  readonly value: string;
}

interface EnquiryConsent {
  readonly text: string;
  readonly version: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What a form sends without the shopper typing it. */
export interface EnquiryContext {
  readonly item?: EnquiryItem;
  readonly special?: EnquirySubject;
  readonly model?: EnquirySubject;
  readonly teamMember?: EnquirySubject;
  /** The figures of the calculator or of the shopper's deal, line by line. */
  readonly figures?: readonly EnquiryLine[];
  /** The price to pay that the page showed, with its charges and its day. */
  readonly priceToPay?: readonly EnquiryLine[];
  readonly build?: readonly EnquiryLine[];
  readonly consent?: EnquiryConsent;
  /** The id that the server gave to the campaign that brought the shopper. */
  readonly campaignId?: string;
  /** The campaign parameters of the address that brought the shopper. */
  readonly campaign?: Campaign;
  /** The path of the page with the form, without its query. */
  readonly page?: string;
  readonly language?: string;
  /** When the form was opened and sent, by the shopper's clock, in ISO 8601. */
  readonly openedAt?: string;
  readonly sentAt?: string;
}

export type Enquiry = {
  readonly [Kind in EnquiryKind]: {
    readonly kind: Kind;
    readonly answers: Answers<Kind>;
    readonly context: EnquiryContext;
  };
}[EnquiryKind];
