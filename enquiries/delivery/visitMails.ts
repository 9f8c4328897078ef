import { departmentFor, mailboxFor } from '../../src/domain/enquiry/dealershipDetails';
import { textOf } from '../../src/domain/enquiry/enquiryField';
import { phoneNumbersIn, telAddress } from '../../src/domain/enquiry/phoneNumbers';
import { visitWords } from '../../src/domain/enquiry/visitWords';
import { isolated } from '../../src/domain/isolated';
import type { Lead } from '../lead';
import type { VisitNews } from '../visit';
import type { VisitView } from '../visits/visitView';
import { answersOf, oneLine } from './adf';
import { type Mail, type MailSetting, paragraphs } from './mail';

/** A visit for a mail: its words, its calendar file, and the link with which its holder alters it. */
export interface MailedVisit {
  readonly view: VisitView;
  readonly calendar: string;
  /** Only in mails to the shopper. */
  readonly link?: string | undefined;
}

const factsOf = ({ name, about, when, where }: VisitView): string =>
  [[name.charAt(0).toUpperCase() + name.slice(1), about].filter(Boolean).join(': '), when, where].join('\n');

/** How a mail to the shopper begins, by what it is about. */
const OPENINGS: Readonly<
  Record<'booked' | 'reminder' | VisitNews['kind'], { readonly subject: string; readonly text: string }>
> = {
  booked: { subject: 'Booked', text: 'Thank you for booking with us. We’ve kept this time for you.' },
  reminder: { subject: 'Reminder', text: 'We’re looking forward to seeing you.' },
  changed: { subject: 'Changed', text: 'Done: we’ve kept this time for you instead.' },
  cancelled: { subject: 'Cancelled', text: 'Done: your time is cancelled, and somebody else can have it.' },
  closed: {
    subject: 'Please choose another time',
    text: 'We’re sorry: our opening hours have changed, and we’re closed at the time that you booked.',
  },
};

/** The mail to a shopper who has booked. The address is unverified, so it repeats nothing that the sender wrote. */
export function visitMail(
  kind: keyof typeof OPENINGS,
  lead: Lead,
  { view, calendar, link }: MailedVisit,
  { dealership }: Pick<MailSetting, 'dealership'>,
): Mail | undefined {
  const to = textOf(answersOf(lead).email);
  if (to === '') return undefined;
  const { subject, text } = OPENINGS[kind];
  const isOn = kind !== 'cancelled' && kind !== 'closed';
  const department = departmentFor(dealership, lead.enquiry.kind);
  return {
    to,
    replyTo: mailboxFor(dealership, lead.enquiry.kind),
    subject: oneLine(`${subject}: ${view.name}, ${view.when} (${view.reference})`),
    text: paragraphs(
      text,
      factsOf(view),
      isOn && view.note,
      kind === 'cancelled'
        ? `To book another time: ${dealership.siteUrl}`
        : link &&
            `${kind === 'closed' ? 'Choose another time, or cancel' : 'Something come up? Change or cancel it'}: ${link}`,
      isOn && 'The file with this email puts it in your calendar.',
      `Your reference is ${view.reference}. Call us on ${view.phone}, or reply to this email.`,
      department && department.hours.length > 0 && `We are here:\n${department.hours.join('\n')}`,
      `${dealership.name}\n${dealership.siteUrl}`,
    ),
    calendar,
    photos: [],
  };
}

const DEALER_WORDS: Readonly<Record<VisitNews['kind'], string>> = {
  changed: 'The shopper has moved their visit.',
  cancelled: 'The shopper has cancelled their visit. The time is free again.',
  closed:
    'The opening hours on the website have changed, and you’re closed at the time of this visit. If the shopper gave an email address, we’ve asked them to choose another time; please call them too.',
};

/** The mail that tells the dealership what became of a visit. */
export function visitNewsMail(
  lead: Lead,
  { kind, was }: VisitNews,
  { view, calendar }: MailedVisit,
  { dealership, to }: Pick<MailSetting, 'dealership' | 'to'>,
): Mail {
  const { name, phone, email } = answersOf(lead);
  const address = textOf(email);
  return {
    to: to ?? mailboxFor(dealership, lead.enquiry.kind),
    ...(address === '' ? {} : { replyTo: address }),
    subject: oneLine(
      `${kind === 'closed' ? 'Closed at the time of a visit' : `Visit ${kind}`}: ${view.name}, ${view.when} (${view.reference})`,
    ),
    text: paragraphs(
      DEALER_WORDS[kind],
      factsOf(view),
      was && `Before: ${visitWords(was, dealership.timeZone)}`,
      `${isolated(oneLine(textOf(name)))}, reference ${view.reference}`,
      [
        ...phoneNumbersIn(textOf(phone)).map((one) => `Call: ${telAddress(one)}`),
        address && `Reply: mailto:${address}`,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    calendar,
    photos: [],
  };
}
