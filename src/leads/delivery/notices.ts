import { mailboxFor } from '../../domain/enquiry/dealershipDetails';
import type { Destination, Lead, Undelivered } from '../lead';
import type { Mail, MailSetting } from './mails';

const WORDS: Readonly<Record<Destination, string>> = {
  dealer: 'your mailbox',
  crm: 'your CRM',
  webhook: 'your webhook',
  shopper: 'the shopper',
  friend: 'the friend',
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

/** The webhook’s event about a delivery that was given up. */
export const undeliveredEvent = ({ reference }: Lead, { destination, attempts, fault, at }: Undelivered) => ({
  type: 'enquiry.undelivered',
  timestamp: at,
  data: { reference, destination, attempts, fault },
});
