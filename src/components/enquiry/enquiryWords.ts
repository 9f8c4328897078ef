import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { EnquiryAbout } from '../../content/enquiry/enquiryAddresses';
import { holdsLink } from '../../domain/enquiry/enquiryField';
import { ENQUIRY_TITLES, type EnquiryKind, formTitle } from '../../domain/enquiry/enquiryKind';
import { aboutTitle } from '../../domain/enquiry/enquiryLines';
import type { StockType } from '../../domain/stock/stockTypes';
import { type TypeWords, typeWords } from '../../domain/stock/typeWords';
import { dealerWords } from '../../locales/site/words';

interface FormWords {
  readonly title: string;
  readonly intro: string;
  readonly send: string;
  /** What happens after the form was sent. `{way}` is how the dealership can reach the shopper. */
  readonly next: string;
  /** Shown above the button if the form needs more than the collection notice and the content has no note of its own. */
  readonly note?: string;
}

/** The title of a form's page. A content page about the form may have the plain title; it links here. */
export const formPageTitle = (kind: EnquiryKind, stockType: StockType): string =>
  `${formTitle(kind, stockType, dealerWords)}: the form`;

/** The words of a form about one kind of stock. */
export const formWords = (kind: EnquiryKind, stockType: StockType): FormWords => ({
  ...FORM_WORDS[kind],
  ...BY_TYPE[kind]?.(typeWords(stockType, dealerWords)),
});

/** What happens after a form was sent. @param way how the dealership can reach the shopper (`answerWay`) */
export const nextWords = (kind: EnquiryKind, way: string, isBooked: boolean): string =>
  isBooked
    ? `We’ve kept this time for you. If anything changes, you’ll hear from us by ${way}.`
    : FORM_WORDS[kind].next.replace('{way}', way);

const BY_TYPE: Readonly<Partial<Record<EnquiryKind, (words: TypeWords) => Partial<FormWords>>>> = {
  bookATestDrive: ({ bookTrial, trial, ready }) => ({
    title: bookTrial,
    intro: `Tell us when suits you, and we’ll have it ${ready}.`,
    send: `Request the ${trial.toLowerCase()}`,
  }),
  valueTradeIn: ({ own }) => ({
    intro: `Tell us what you ${own}. A few photos make the figure more accurate.`,
  }),
};

/** The words of each form on the screen that no stock type changes. The service form has its own page and words. */
const FORM_WORDS: Readonly<Record<EnquiryKind, FormWords>> = {
  bookATestDrive: {
    title: '',
    intro: '',
    send: '',
    next: 'This is a request until we’ve confirmed the day and time with you by {way}.',
  },
  financeCalculator: {
    title: ENQUIRY_TITLES.financeCalculator,
    intro:
      'We’ll go through these figures with you. This isn’t a credit application and leaves no mark on your credit file.',
    send: 'Send the figures',
    next: 'Somebody from our finance team will get back to you.',
  },
  makeAnOffer: {
    title: ENQUIRY_TITLES.makeAnOffer,
    intro: 'Name your price. The sales manager reads every offer and answers it.',
    send: 'Send the offer',
    next: 'An offer isn’t binding. You’ll hear from us either way.',
  },
  reserveNow: {
    title: ENQUIRY_TITLES.reserveNow,
    intro: 'Ask us to hold it for you. You pay nothing on this page.',
    send: 'Ask to reserve',
    next: 'We’ll confirm by {way}. Until then, nothing is reserved.',
    note: 'We’ll tell you the amount, how long it keeps this one for you and how it’s refunded before you pay or agree to anything.',
  },
  sendToAFriend: {
    title: ENQUIRY_TITLES.sendToAFriend,
    intro:
      'We’ll send your friend one email with the link and your message, and won’t use their address for anything else.',
    send: 'Send it',
    next: 'Your friend will get an email with the link and your message, unless we’ve already sent that address several today.',
  },
  valueTradeIn: {
    title: ENQUIRY_TITLES.valueTradeIn,
    intro: '',
    send: 'Ask for a valuation',
    next: 'We’ll look at it and get back to you with a figure.',
    note: 'Guide values come from an independent vehicle data provider and assume average condition. They are estimates; yours may sell for more or less.',
  },
  enquireNow: {
    title: ENQUIRY_TITLES.enquireNow,
    intro: 'Ask whatever you like. A real person will answer.',
    send: 'Send the enquiry',
    next: 'Somebody from the yard will get back to you.',
  },
  contact: {
    title: 'Write to us',
    intro: 'Ask whatever you like. A real person will answer.',
    send: 'Send the message',
    next: 'Somebody will get back to you.',
  },
  serviceForm: {
    title: 'Book a service',
    intro: '',
    send: 'Send the request',
    next: 'This is a request until we’ve confirmed it.',
  },
};

export interface FieldWords {
  readonly label?: string;
  readonly hint?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

const CONTACT: Readonly<Record<string, FieldWords>> = {
  name: { label: 'Your name', autoComplete: 'name' },
  phone: {
    label: 'Phone',
    hint: 'A phone number or an email address: one is enough.',
    autoComplete: 'tel',
  },
  email: { label: 'Email', autoComplete: 'email' },
  wantsNews: { label: 'Send me offers. I can opt out at any time.' },
  offer: { label: 'Your offer in dollars' },
  odometer: { label: 'Kilometres, roughly' },
  acceptsTerms: { label: 'I have read the terms above.' },
  engineHours: { label: 'Engine hours, roughly' },
  photos: { hint: 'Up to six: all sides, the inside, and anything that needs fixing.' },
};

/** Fields that a form words in its own way. */
const OWN: Readonly<Partial<Record<EnquiryKind, Readonly<Record<string, FieldWords>>>>> = {
  sendToAFriend: {
    phone: {},
    email: { label: 'Your email', autoComplete: 'email' },
    message: { label: 'Your message', hint: 'Up to 500 characters, without links.' },
  },
};

export const fieldWords = (kind: EnquiryKind, field: string, stockType: StockType): FieldWords =>
  field === 'serialNumber'
    ? { label: typeWords(stockType, dealerWords).serial }
    : (OWN[kind]?.[field] ?? CONTACT[field] ?? {});

/** The first text of the message to a friend. A title that would count as a link is left out: the mail names it anyway. */
export const friendGreeting = (about: EnquiryAbout): string => {
  const title = aboutTitle({ context: about });
  return title === '' || holdsLink(title)
    ? 'Hi, I found this and thought of you. Have a look!'
    : `Hi, I found this and thought of you: ${title}. Have a look!`;
};

/** The collection notice beside the button. The enquiry carries its version: raise it whenever the words change. */
export const COLLECTION_NOTICE = {
  version: '2026-11-1',
  text: 'We use your details to answer you, and keep them with your enquiry. Our privacy page explains how to see or correct them.',
} as const;
