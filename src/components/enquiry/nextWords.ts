import { type LooseAnswers, textOf } from '../../domain/enquiry/enquiryField';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';

/** What happens after a form was sent. `{way}` is how the dealership can reach the shopper. */
const NEXT: Readonly<Record<EnquiryKind, string>> = {
  bookATestDrive: 'This is a request until we’ve confirmed the day and time with you by {way}.',
  financeCalculator: 'Somebody from our finance team will get back to you.',
  makeAnOffer: 'An offer isn’t binding. You’ll hear from us either way.',
  reserveNow: 'We’ll confirm by {way}. Until then, nothing is reserved.',
  sendToAFriend:
    'Your friend will get an email with the link and your message, unless we’ve already sent that address several today.',
  valueTradeIn: 'We’ll look at it and get back to you with a figure.',
  enquireNow: 'Somebody from the yard will get back to you.',
  contact: 'Somebody will get back to you.',
  serviceForm: 'This is a request until we’ve confirmed it.',
};

/** What happens after a form was sent. @param way how the dealership can reach the shopper (`answerWay`) */
export const nextWords = (kind: EnquiryKind, way: string, isBooked: boolean): string =>
  isBooked
    ? `We’ve kept this time for you. If anything changes, you’ll hear from us by ${way}.`
    : NEXT[kind].replace('{way}', way);

/** How the dealership can answer a shopper: by what they gave. */
export const answerWay = ({ phone, email }: LooseAnswers): string =>
  [textOf(phone) && 'phone', textOf(email) && 'email'].filter(Boolean).join(' or ') || 'phone';
