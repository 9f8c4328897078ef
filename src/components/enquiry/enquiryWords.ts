import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { EnquiryAbout } from '../../content/enquiry/enquiryAddresses';
import { ENQUIRY_TITLES, type EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { aboutTitle } from '../../domain/enquiry/enquiryLines';
import { holdsLink } from '../../domain/enquiry/holdsLink';

interface FormWords {
  readonly title: string;
  readonly intro: string;
  readonly send: string;
  /** What happens after the form was sent. */
  readonly next: string;
  /** Shown above the button if the form needs more than the collection notice and the content has no note of its own. */
  readonly note?: string;
}

/** The title of a form's page. A content page about the form may have the plain title; it links here. */
export const formPageTitle = (kind: EnquiryKind): string => `${FORM_WORDS[kind].title}: the form`;

/** The words of each form on the screen. The service form has its own page and words. */
export const FORM_WORDS: Readonly<Record<EnquiryKind, FormWords>> = {
  bookATestDrive: {
    title: ENQUIRY_TITLES.bookATestDrive,
    intro: 'Tell us when suits you. We ring to confirm, and have it fuelled and ready.',
    send: 'Request the test drive',
    next: 'It is a request until we have confirmed the day and the time with you.',
  },
  financeCalculator: {
    title: ENQUIRY_TITLES.financeCalculator,
    intro:
      'We go through these figures with you. This isn’t a credit application and leaves no mark on your credit file.',
    send: 'Send the figures',
    next: 'Somebody from our finance desk gets back to you.',
  },
  makeAnOffer: {
    title: ENQUIRY_TITLES.makeAnOffer,
    intro: 'Name your price. The sales manager reads every offer and answers it.',
    send: 'Send the offer',
    next: 'An offer binds nobody. We answer it either way.',
  },
  reserveNow: {
    title: ENQUIRY_TITLES.reserveNow,
    intro: 'Ask us to hold it for you. You pay nothing on this page.',
    send: 'Ask to reserve',
    next: 'We’ll call you to confirm. Until then, nothing is reserved.',
    note: 'We tell you the amount, how long it holds and how it is refunded before you pay or agree to anything.',
  },
  sendToAFriend: {
    title: ENQUIRY_TITLES.sendToAFriend,
    intro:
      'We send your friend one e-mail with the link and your message, and keep their address for nothing else.',
    send: 'Send it',
    next: 'Your friend gets an e-mail with the link and your message, unless we have written to that address several times today.',
  },
  valueTradeIn: {
    title: ENQUIRY_TITLES.valueTradeIn,
    intro: 'Tell us what you drive. A few photos make the figure closer.',
    send: 'Ask for a valuation',
    next: 'We look at it and get back to you with a figure.',
    note: 'Guide values come from an independent vehicle data provider and are for a vehicle in average condition. They are estimates. We and the provider do not promise that a vehicle will sell for them.',
  },
  enquireNow: {
    title: ENQUIRY_TITLES.enquireNow,
    intro: 'Ask whatever you like. A person answers.',
    send: 'Send the enquiry',
    next: 'Somebody from the yard gets back to you.',
  },
  contact: {
    title: 'Write to us',
    intro: 'Ask whatever you like. A person answers.',
    send: 'Send the message',
    next: 'Somebody gets back to you.',
  },
  serviceForm: {
    title: 'Book a service',
    intro: '',
    send: 'Send the request',
    next: 'It is a request until we have confirmed it.',
  },
};

interface FieldWords {
  readonly label?: string;
  readonly hint?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

const CONTACT: Readonly<Record<string, FieldWords>> = {
  name: { label: 'Your name', autoComplete: 'name' },
  phone: {
    label: 'Telephone',
    hint: 'A telephone number or an e-mail address: one is enough.',
    autoComplete: 'tel',
  },
  email: { label: 'E-mail', autoComplete: 'email' },
  wantsNews: { label: 'You may write to me about offers. I can stop that at any time.' },
  offer: { label: 'Your offer in dollars' },
  odometer: { label: 'Kilometres, roughly' },
  acceptsTerms: { label: 'I have read the terms above.' },
  photos: { hint: 'Up to six: all four sides, the inside, the dashboard with the kilometres.' },
};

/** Fields that a form words in its own way. */
const OWN: Readonly<Partial<Record<EnquiryKind, Readonly<Record<string, FieldWords>>>>> = {
  sendToAFriend: {
    phone: {},
    email: { label: 'Your e-mail', autoComplete: 'email' },
    message: { label: 'Your message', hint: 'Up to 500 characters, without links.' },
  },
};

export const fieldWords = (kind: EnquiryKind, field: string): FieldWords =>
  OWN[kind]?.[field] ?? CONTACT[field] ?? {};

/** The first text of the message to a friend. A title that would count as a link is left out: the mail names it anyway. */
export const friendGreeting = (about: EnquiryAbout): string => {
  const title = aboutTitle({ context: about });
  return title === '' || holdsLink(title)
    ? 'Hi, I found this and thought of you. Have a look!'
    : `Hi, I found this ${title} and thought of you. Have a look!`;
};

/** The collection notice beside the button. The enquiry carries its version: raise it whenever the words change. */
export const COLLECTION_NOTICE = {
  version: '2026-11-1',
  text: 'We use what you enter to answer you, and keep it with your enquiry. Our privacy page says how to see it and have it corrected.',
} as const;
