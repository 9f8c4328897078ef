import { createHash } from 'node:crypto';
import { departmentFor, mailboxFor, phoneFor } from '../../src/domain/enquiry/dealershipDetails';
import type { EnquiryContext } from '../../src/domain/enquiry/enquiry';
import { textOf } from '../../src/domain/enquiry/enquiryField';
import { enquiryItem } from '../../src/domain/enquiry/enquiryItem';
import {
  aboutLines,
  aboutTitle,
  answerLines,
  choiceLines,
  enquiryTitle,
  linesText,
} from '../../src/domain/enquiry/enquiryLines';
import { phoneNumbersIn, telAddress } from '../../src/domain/enquiry/phoneNumbers';
import { isolated } from '../../src/domain/isolated';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { offsetTime } from '../../src/domain/wallClock';
import type { Dealership } from '../dealership';
import type { Destination, Lead, Photo, Undelivered } from '../lead';
import type { VisitNews } from '../visit';
import { adfXml, answersOf, oneLine } from './adf';
import { type Mail, type MailReceiver, type MailSetting, paragraphs } from './mail';
import { type MailedVisit, visitMail, visitNewsMail } from './visitMails';

/** The title of the lead's form: `Test drive`. */
const titleOf = ({ enquiry }: Lead, { country, stockType }: Dealership): string =>
  enquiryTitle(enquiry, country.words, stockType);

/** The text for a salesperson's phone: who asks, how to answer, the subject, and every word of the form. */
function dealerText(
  lead: Lead,
  dealership: Dealership,
  photoCount: number,
  visit: MailedVisit | undefined,
): string {
  const { enquiry, reference } = lead;
  const { name, phone, email } = answersOf(lead);
  const [phones, address] = [phoneNumbersIn(textOf(phone)), textOf(email)];
  const { item, page } = enquiry.context;
  return paragraphs(
    `${titleOf(lead, dealership)} from ${isolated(oneLine(textOf(name)))}, reference ${reference}`,
    [...phones.map((phone) => `Call: ${telAddress(phone)}`), address && `Reply: mailto:${address}`]
      .filter(Boolean)
      .join('\n'),
    visit && `Booked: ${visit.view.when}\n${visit.view.where}`,
    linesText(aboutLines(enquiry)),
    item && dealership.siteUrl + item.path,
    linesText(answerLines(enquiry, dealership.country.forms)),
    photoCount > 0 && `${photoCount} ${photoCount === 1 ? 'photo is' : 'photos are'} attached.`,
    `Received ${offsetTime(lead.receivedAt, dealership.timeZone)}${page === undefined ? '' : `, from ${dealership.siteUrl}${page}`}`,
  );
}

/** The mail to the dealer or to a CRM, in the form that the settings choose for that address. */
function dealerMail(
  lead: Lead,
  { dealership }: MailSetting,
  { to, form }: MailReceiver,
  photos: readonly Photo[],
  visit: MailedVisit | undefined,
): Mail {
  const { enquiry, reference } = lead;
  const adf = form === 'text' ? {} : { adf: adfXml(lead, dealership) };
  if (form === 'adf')
    return { to, subject: oneLine(`Website lead for ${dealership.name} (${reference})`), ...adf, photos: [] };
  const address = textOf(answersOf(lead).email);
  const about = aboutTitle(enquiry);
  return {
    to,
    ...(address === '' ? {} : { replyTo: address }),
    subject: oneLine(`${titleOf(lead, dealership)}${about && `: ${about}`} (${reference})`),
    text: dealerText(lead, dealership, photos.length, visit),
    ...adf,
    photos,
    ...(visit && { calendar: visit.calendar }),
  };
}

/** A stock item as the site publishes it now. */
const publishedContext = (item: StockItem | undefined): EnquiryContext =>
  item === undefined ? {} : { item: enquiryItem(item) };

/**
 * The shopper's copy: the form, the vehicle, the reference, whom to ring and the opening hours. It is unverified whose
 * address it is, so it repeats nothing that the sender wrote.
 */
function shopperMail(lead: Lead, { dealership }: MailSetting, item: StockItem | undefined): Mail | undefined {
  const { reference } = lead;
  const { kind } = lead.enquiry;
  const to = textOf(answersOf(lead).email);
  if (to === '') return undefined;
  const context = publishedContext(item);
  const department = departmentFor(dealership, kind);
  return {
    to,
    replyTo: mailboxFor(dealership, kind),
    subject: oneLine(
      `We have your enquiry (${reference}): ${aboutTitle({ context }) || titleOf(lead, dealership)}`,
    ),
    text: paragraphs(
      `Thank you for writing to ${dealership.name}. We have your enquiry and will get back to you. Your reference is ${reference}.`,
      [
        titleOf(lead, dealership),
        linesText([...aboutLines({ context }), ...choiceLines(lead.enquiry, dealership.country.forms)]),
      ]
        .filter(Boolean)
        .join('\n'),
      `Call us on ${phoneFor(dealership, { kind, context })}, or reply to this email.`,
      department && department.hours.length > 0 && `We are here:\n${department.hours.join('\n')}`,
      `${dealership.name}\n${dealership.siteUrl}`,
    ),
    photos: [],
  };
}

/**
 * The mail to the friend: the vehicle as the site publishes it, the sender's name and their message, which `checkEnquiry`
 * has kept short and free of links. It says that the name is not verified.
 */
function friendMail(lead: Lead, { dealership }: MailSetting, item: StockItem | undefined): Mail | undefined {
  const { friendEmail, name, message } = answersOf(lead);
  const to = textOf(friendEmail);
  if (to === '') return undefined;
  const context = publishedContext(item);
  const words = textOf(message);
  return {
    to,
    subject: oneLine(
      `A vehicle that somebody thought you would like: ${aboutTitle({ context }) || dealership.name}`,
    ),
    text: paragraphs(
      'Hello,',
      `Somebody who gave the name “${isolated(oneLine(textOf(name)))}” on our website asked us to send you this. We have not verified the name.`,
      words && `They wrote:\n${words.replace(/^/gm, '> ')}`,
      linesText(aboutLines({ context })),
      dealership.siteUrl + (context.item?.path ?? ''),
      `We keep your address with this enquiry and send you nothing else.\n${dealership.name}, ${dealership.phone}`,
    ),
    photos: [],
  };
}

/** What a mail needs besides the lead: the photos for the dealer, and the stock item that the site publishes for others. */
interface MailParts {
  readonly photos: readonly Photo[];
  readonly item?: StockItem;
  /** The time that is kept for the shopper. */
  readonly visit?: MailedVisit | undefined;
}

/** The mail of a lead to one destination; `undefined` if there is nobody to write to. */
export function mailFor(
  destination: Destination,
  lead: Lead,
  setting: MailSetting,
  { photos, item, visit }: MailParts,
): Mail | undefined {
  switch (destination) {
    case 'dealer': {
      const to = setting.to ?? mailboxFor(setting.dealership, lead.enquiry.kind);
      return dealerMail(lead, setting, { to, form: setting.form }, photos, visit);
    }
    case 'crm':
      return setting.crm && dealerMail(lead, setting, setting.crm, photos, visit);
    case 'shopper':
      return visit ? visitMail('booked', lead, visit, setting) : shopperMail(lead, setting, item);
    case 'reminder':
      return visit && visitMail('reminder', lead, visit, setting);
    case 'friend':
      return friendMail(lead, setting, item);
    case 'webhook':
    case 'alert':
      return undefined;
  }
}

/** The mail about what became of a visit, to the dealership or to the shopper. */
export const newsMailFor = (
  destination: Destination,
  lead: Lead,
  news: VisitNews,
  setting: MailSetting,
  visit: MailedVisit,
): Mail | undefined =>
  destination === 'dealer'
    ? visitNewsMail(lead, news, visit, setting)
    : visitMail(news.kind, lead, visit, setting);

/** The same for every attempt, so that a mail program recognises a repeat. It reveals nothing about the lead. */
export const messageId = (deliveryId: string, from: string): string =>
  `<${createHash('sha256').update(deliveryId).digest('hex').slice(0, 32)}@${from.split('@').at(-1)}>`;

const WORDS: Readonly<Record<Destination, string>> = {
  dealer: 'your mailbox',
  crm: 'your CRM',
  webhook: 'your webhook',
  shopper: 'the shopper',
  reminder: 'the shopper',
  friend: 'the friend',
  alert: 'the reader',
};

/** The mail that tells the dealership of a delivery that was given up. It repeats nothing of what the shopper wrote. */
export function undeliveredMail(
  { reference, enquiry }: Lead,
  { destination, attempts, fault }: Undelivered,
  { dealership, to }: MailSetting,
): Mail {
  return {
    to: to ?? mailboxFor(dealership, enquiry.kind),
    subject: `Enquiry ${reference} did not reach ${WORDS[destination]}`,
    text: [
      `We could not send the enquiry ${reference} to ${WORDS[destination]}, and stopped after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}. The last fault: ${fault}.`,
      'The enquiry itself is stored on the website’s server, and we also sent it to this mailbox.',
      `Once the fault is fixed, send it again: npm run leads replay ${reference}`,
      `${dealership.name}\n${dealership.siteUrl}\n`,
    ].join('\n\n'),
    photos: [],
  };
}

/** The webhook’s event about what became of a visit. */
export const visitEvent = ({ reference }: Lead, { kind, ...times }: VisitNews, timestamp: string) => ({
  type: `visit.${kind}`,
  timestamp,
  data: { reference, ...times },
});

/** The webhook’s event about a delivery that was given up. */
export const undeliveredEvent = ({ reference }: Lead, { destination, attempts, fault, at }: Undelivered) => ({
  type: 'enquiry.undelivered',
  timestamp: at,
  data: { reference, destination, attempts, fault },
});
