import type { EnquiryContext } from '../../domain/enquiry/enquiry';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { FORM_PATHS } from '../addresses';

/** The page of each form. It works without JavaScript. */
export const ENQUIRY_PATHS: Readonly<Record<EnquiryKind, string>> = {
  bookATestDrive: '/enquiry/book-a-test-drive/',
  financeCalculator: '/enquiry/finance/',
  makeAnOffer: '/enquiry/make-an-offer/',
  reserveNow: '/enquiry/reserve-now/',
  sendToAFriend: '/enquiry/send-to-a-friend/',
  valueTradeIn: '/enquiry/value-trade-in/',
  enquireNow: '/enquiry/enquire-now/',
  contact: '/enquiry/contact/',
  serviceForm: FORM_PATHS.serviceForm,
};

/** The subject of a form, which the form shows and sends. */
export type EnquiryAbout = Pick<
  EnquiryContext,
  'item' | 'special' | 'model' | 'teamMember' | 'priceToPay' | 'figures' | 'build'
>;

/** Identifies the subject of a form, for its draft and its address; empty if it has none. */
export function aboutQuery({ item, special, model, teamMember }: EnquiryAbout): string {
  const subjects = Object.entries({ stock: item, special, model, teamMember });
  const ids = subjects.flatMap(([name, subject]) => (subject ? [[name, subject.id]] : []));
  return ids.length === 0 ? '' : `?${new URLSearchParams(ids)}`;
}

/** The address of a form about a subject. It holds only ids, nothing personal. */
export const enquiryHref = (kind: EnquiryKind, about: EnquiryAbout = {}): string =>
  ENQUIRY_PATHS[kind] + aboutQuery(about);

/** The build fills this in (`src/gatsby/webpack.ts`). Browsers load this file, and must not load the settings parser. */
declare const ENQUIRY_URL: string | undefined;

/** The address to which forms are sent on a site whose own server takes enquiries. */
export const OWN_ENQUIRY_URL = '/api/enquiries';

/** The address to which forms are sent: the setting `ENQUIRY_URL`, or the site's own server. */
export const enquiryUrl = (): string => (typeof ENQUIRY_URL === 'undefined' ? OWN_ENQUIRY_URL : ENQUIRY_URL);
