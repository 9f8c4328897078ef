import { domainToASCII } from 'node:url';
import type { Enquiry } from '../src/domain/enquiry/enquiry';
import type { Destination } from './lead';
import { rateLimit } from './rateLimit';

/** Whether a mailbox has had its share of mails from strangers today. It counts the one that's asked about. */
export function mailboxLimit(mostADay: number): (address: string) => boolean {
  const isTooMany = rateLimit({ mostAMinute: mostADay, mostADay });
  return (address) => isTooMany(mailboxOf(address), Date.now()) !== undefined;
}

/**
 * Leaves out the mail to a shopper or a friend whose mailbox is full (`mailboxLimit`), so that it can't be flooded, from
 * however many network addresses. The dealer's deliveries are never left out, and the sender doesn't notice.
 */
export const recipientLimit =
  (
    destinationsOf: (enquiry: Enquiry) => readonly Destination[],
    isFull: (address: string) => boolean,
  ): ((enquiry: Enquiry) => readonly Destination[]) =>
  (enquiry) =>
    destinationsOf(enquiry).filter((destination) => {
      const address = addressFor(destination, enquiry);
      return address === undefined || !isFull(address);
    });

function addressFor(destination: Destination, { answers }: Enquiry): string | undefined {
  if (destination === 'shopper') return answers.email;
  return destination === 'friend' && 'friendEmail' in answers ? answers.friendEmail : undefined;
}

/** One name for the spellings with which mail reaches one mailbox: `Bo+offers@example.net`, `b.o@example.net`. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().normalize('NFKC').toLowerCase().split('@');
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domainToASCII(domain)}`;
}
