import type { DealerWords } from '../country';
import type { StockType } from '../stock/stockTypes';
import { typeWords } from '../stock/typeWords';

/** The forms of the site, under the names that content uses (`FormKind` of the contract). */
export const ENQUIRY_KINDS = [
  'bookATestDrive',
  'financeCalculator',
  'makeAnOffer',
  'reserveNow',
  'sendToAFriend',
  'valueTradeIn',
  'enquireNow',
  'contact',
  'serviceForm',
] as const;

export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const isEnquiryKind = (value: unknown): value is EnquiryKind =>
  ENQUIRY_KINDS.some((kind) => kind === value);

/** The title of a form about one kind of stock, on the screen and in the dealer's inbox. */
export const formTitle = (kind: EnquiryKind, stockType: StockType, words: DealerWords): string =>
  kind === 'bookATestDrive' ? typeWords(stockType, words).bookTrial : ENQUIRY_TITLES[kind];

/** The titles of the forms of a dealer in cars. `formTitle` has those of every stock type. */
export const ENQUIRY_TITLES: Readonly<Record<EnquiryKind, string>> = {
  bookATestDrive: 'Book A Test Drive',
  financeCalculator: 'Finance Calculator',
  makeAnOffer: 'Make an Offer',
  reserveNow: 'Reserve Now',
  sendToAFriend: 'Send to a Friend',
  valueTradeIn: 'Value Trade-In',
  enquireNow: 'Enquire Now',
  contact: 'Contact',
  serviceForm: 'Book a Service',
};
