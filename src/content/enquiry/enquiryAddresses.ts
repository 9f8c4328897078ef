import type { EnquiryContext, EnquirySubject } from '../../domain/enquiry/enquiry';
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
  'item' | 'special' | 'model' | 'teamMember' | 'figures' | 'build'
>;

/** Identifies the subject of a form, for its draft and its address; empty if it has none. */
export function aboutQuery({ item, special, model, teamMember }: EnquiryAbout): string {
  const named: Readonly<Record<string, Pick<EnquirySubject, 'id'> | undefined>> = {
    stock: item,
    special,
    model,
    teamMember,
  };
  const pairs = Object.entries(named).flatMap(([name, one]) =>
    one === undefined ? [] : [[name, one.id] as [string, string]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** The address of a form about a subject. It holds only ids, nothing personal. */
export const enquiryHref = (kind: EnquiryKind, about: EnquiryAbout = {}): string =>
  ENQUIRY_PATHS[kind] + aboutQuery(about);
