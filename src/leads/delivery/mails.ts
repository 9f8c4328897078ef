import { createHash } from 'node:crypto';
import { departmentFor, type EnquiryDesk, mailboxFor, phoneFor } from '../../domain/enquiry/enquiryDesk';
import type { Answer } from '../../domain/enquiry/enquiryField';
import { MOST_LETTERS_TO_A_FRIEND } from '../../domain/enquiry/enquiryForms';
import { ENQUIRY_TITLES } from '../../domain/enquiry/enquiryKind';
import { aboutLines, aboutTitle, answerLines } from '../../domain/enquiry/enquiryLines';
import type { Destination, Lead, Photo } from '../lead';
import { adfXml } from './adf';

/** One mail, before the mailer writes it. */
export interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** An ADF document: an attachment, or the whole body for a CRM. */
  readonly adf?: { readonly xml: string; readonly isBody: boolean };
  readonly photos: readonly Photo[];
}

export interface MailSetting {
  readonly desk: EnquiryDesk;
  /** The address for all mails to the dealer, instead of the addresses in the content. */
  readonly to?: string;
  readonly attachesAdf: boolean;
  readonly crm?: string;
}

/** Characters to remove from subjects and names, which are one line of visible text with a limit. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const NOT_ON_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
const MOST_ON_A_LINE = 150;
const oneLine = (text: string): string => {
  const letters = [...text.replace(NOT_ON_A_LINE, ' ').replace(/\s+/g, ' ').trim()];
  return letters.length <= MOST_ON_A_LINE
    ? letters.join('')
    : `${letters.slice(0, MOST_ON_A_LINE - 1).join('')}…`;
};

const answersOf = ({ enquiry }: Lead): Readonly<Record<string, Answer>> => ({ ...enquiry.answers });
const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer.trim() : '');
const lines = (all: readonly { readonly label: string; readonly value: string }[]): string =>
  all.map(({ label, value }) => `${label}: ${value}`).join('\n');
const paragraphs = (...all: readonly (string | false | undefined)[]): string =>
  `${all.filter(Boolean).join('\n\n')}\n`;

/** The text for a salesperson's phone: who asks, how to answer, the subject, and every word of the form. */
function dealerMail(lead: Lead, { desk, to, attachesAdf }: MailSetting, photos: readonly Photo[]): Mail {
  const { enquiry, reference } = lead;
  const { name, phone, email } = answersOf(lead);
  const [tel, address] = [textOf(phone), textOf(email)];
  const about = aboutTitle(enquiry);
  const { item } = enquiry.context;
  return {
    to: to ?? mailboxFor(desk, enquiry.kind),
    ...(address === '' ? {} : { replyTo: address }),
    subject: oneLine(`${ENQUIRY_TITLES[enquiry.kind]}${about && `: ${about}`} (${reference})`),
    text: paragraphs(
      `${ENQUIRY_TITLES[enquiry.kind]} from ${oneLine(textOf(name))}, reference ${reference}`,
      [tel && `Call: tel:${tel.replace(/[^\d+]/g, '')}`, address && `Reply: mailto:${address}`]
        .filter(Boolean)
        .join('\n'),
      lines(aboutLines(enquiry)),
      item && desk.siteUrl + item.path,
      lines(answerLines(enquiry)),
      photos.length > 0 && `${photos.length} ${photos.length === 1 ? 'photo is' : 'photos are'} attached.`,
      `Received ${lead.receivedAt}${enquiry.context.page === undefined ? '' : `, from ${desk.siteUrl}${enquiry.context.page}`}`,
    ),
    ...(attachesAdf ? { adf: { xml: adfXml(lead, desk), isBody: false } } : {}),
    photos,
  };
}

function crmMail(lead: Lead, { desk }: MailSetting, crm: string): Mail {
  return {
    to: crm,
    subject: `ADF lead ${lead.reference}`,
    text: '',
    adf: { xml: adfXml(lead, desk), isBody: true },
    photos: [],
  };
}

/** The shopper's copy: what they sent, the reference, whom to ring and the opening hours. */
function shopperMail(lead: Lead, { desk }: MailSetting): Mail | undefined {
  const { enquiry, reference } = lead;
  const to = textOf(answersOf(lead).email);
  if (to === '') return undefined;
  const department = departmentFor(desk, enquiry.kind);
  return {
    to,
    replyTo: mailboxFor(desk, enquiry.kind),
    subject: oneLine(
      `We have your enquiry (${reference}): ${aboutTitle(enquiry) || ENQUIRY_TITLES[enquiry.kind]}`,
    ),
    text: paragraphs(
      `Thank you for writing to ${desk.name}. We have your enquiry and will get back to you. Your reference is ${reference}.`,
      lines([...aboutLines(enquiry), ...answerLines(enquiry)]),
      `Ring us on ${phoneFor(desk, enquiry)}, or answer this mail.`,
      department && department.hours.length > 0 && `We are here:\n${department.hours.join('\n')}`,
      `${desk.name}\n${desk.siteUrl}`,
    ),
    photos: [],
  };
}

/** The mail to the friend. It says that the sender's name is not verified. */
function friendMail(lead: Lead, { desk }: MailSetting): Mail | undefined {
  const { friendEmail, friendName, name, message } = answersOf(lead);
  const { item } = lead.enquiry.context;
  const to = textOf(friendEmail);
  if (to === '') return undefined;
  const words = [...textOf(message)].slice(0, MOST_LETTERS_TO_A_FRIEND).join('');
  return {
    to,
    subject: oneLine(
      `A vehicle that somebody thought you would like: ${aboutTitle(lead.enquiry) || desk.name}`,
    ),
    text: paragraphs(
      `Hello ${oneLine(textOf(friendName))},`,
      `somebody who gave the name “${oneLine(textOf(name))}” on our website asked us to send you this. We have not verified the name.`,
      words && `They wrote:\n${words.replace(/^/gm, '> ')}`,
      lines(aboutLines({ context: lead.enquiry.context })),
      item && desk.siteUrl + item.path,
      `We keep your address with this enquiry and send you nothing else.\n${desk.name}, ${desk.phone}`,
    ),
    photos: [],
  };
}

/** The mail of a lead to one destination; `undefined` if there is nobody to write to. */
export function mailFor(
  destination: Destination,
  lead: Lead,
  setting: MailSetting,
  photos: readonly Photo[],
): Mail | undefined {
  switch (destination) {
    case 'dealer':
      return dealerMail(lead, setting, photos);
    case 'crm':
      return setting.crm === undefined ? undefined : crmMail(lead, setting, setting.crm);
    case 'shopper':
      return shopperMail(lead, setting);
    case 'friend':
      return friendMail(lead, setting);
    case 'webhook':
      return undefined;
  }
}

/** The same for every attempt, so that a mail program recognises a repeat. It reveals nothing about the lead. */
export const messageId = (deliveryId: string, from: string): string =>
  `<${createHash('sha256').update(deliveryId).digest('hex').slice(0, 32)}@${from.split('@').at(-1)}>`;
