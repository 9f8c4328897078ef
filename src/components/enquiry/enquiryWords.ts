import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { EnquiryAbout } from '../../content/enquiry/enquiryAddresses';
import type { EnquiryItem } from '../../domain/enquiry/enquiry';
import { holdsLink } from '../../domain/enquiry/enquiryField';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { aboutTitle } from '../../domain/enquiry/enquiryLines';
import { formatPrice } from '../../domain/formatNumber';
import { centsToDollars } from '../../domain/money';
import type { StockType } from '../../domain/stock/stockTypes';
import { typeWords } from '../../domain/stock/typeWords';
import { locale } from '../../locales/site/locale';
import { dealerWords } from '../../locales/site/words';

/** The price of a vehicle with what it covers: `$46,490 Ex. Govt. Charges`. */
export const itemPriceWords = ({ price, priceType = 'poa' }: EnquiryItem): string | undefined => {
  const { label } = locale.prices[priceType];
  if (price === undefined) return priceType === 'poa' ? label : undefined;
  return `${formatPrice(centsToDollars(price))} ${label}`;
};

interface SendWords {
  readonly send: string;
  /** Shown above the button if the form needs more than the collection notice and the content has no note of its own. */
  readonly note?: string;
}

/** The words beside the button of a form about one kind of stock. */
export const sendWords = (kind: EnquiryKind, stockType: StockType): SendWords =>
  kind === 'bookATestDrive'
    ? { send: `Request the ${typeWords(stockType, dealerWords).trial.toLowerCase()}` }
    : SEND_WORDS[kind];

const SEND_WORDS: Readonly<Record<Exclude<EnquiryKind, 'bookATestDrive'>, SendWords>> = {
  financeCalculator: { send: 'Send the figures' },
  makeAnOffer: { send: 'Send the offer' },
  reserveNow: {
    send: 'Ask to reserve',
    note: 'We’ll tell you the amount, how long it keeps this one for you and how it’s refunded before you pay or agree to anything.',
  },
  sendToAFriend: { send: 'Send it' },
  valueTradeIn: {
    send: 'Ask for a valuation',
    note: 'Guide values come from an independent vehicle data provider and assume average condition. They are estimates; yours may sell for more or less.',
  },
  enquireNow: { send: 'Send the enquiry' },
  contact: { send: 'Send the message' },
  serviceForm: { send: 'Send the request' },
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
