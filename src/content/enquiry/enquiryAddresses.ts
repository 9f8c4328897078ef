import type { EnquiryContext, EnquirySubject } from '../../domain/enquiry/enquiry';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { FORM_PATHS } from '../addresses';

/** The page of each form: it works before and without JavaScript. */
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

/** What a form is about: it travels with the form and is shown on it. */
export type EnquiryAbout = Pick<
  EnquiryContext,
  'item' | 'special' | 'model' | 'teamMember' | 'figures' | 'build'
>;

/** Names what a form is about, for its draft and its address; empty where it is about nothing. */
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

/** The address of a form about something: ids alone, nothing personal. */
export const enquiryHref = (kind: EnquiryKind, about: EnquiryAbout = {}): string =>
  ENQUIRY_PATHS[kind] + aboutQuery(about);
