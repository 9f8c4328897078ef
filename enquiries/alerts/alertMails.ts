import { ALERTS_PATH } from '../../src/domain/alerts/alertRequest';
import { priceDisplay } from '../../src/domain/stock/priceDisplay';
import type { AlertMail, StockChange } from '../alert';
import { type Dealership, serverUrl } from '../dealership';
import type { Sender } from '../delivery/deliveries';
import type { Mail } from '../delivery/mail';
import { type SmtpSetting, sendMail } from '../delivery/mailer';
import type { LeadStore } from '../store';
import { SILENT_DAYS, UNCONFIRMED_DAYS } from '../store/subscriptions';
import { newToken } from '../tokens';

/** The links of one mail. Their token is nowhere else: the store has its hash. */
interface AlertLinks {
  readonly confirm: string;
  readonly stop: string;
}

const DAY_MS = 86_400_000;

/** The most lines of a mail. The others are counted. */
const MAX_LINES = 30;

/** The links of a mail with a new token. @param url of the server's own address for readers */
function newLinks(url: string): AlertLinks & { readonly hash: string } {
  const { token, hash } = newToken();
  return { confirm: `${url}?confirm=${token}`, stop: `${url}?stop=${token}`, hash };
}

/** Sends the mails to readers. Each attempt has a new token, so that no mail that waits holds one. */
export function alertSender(
  setting: SmtpSetting,
  dealership: Dealership,
  store: Pick<LeadStore, 'addAlertToken'>,
): Sender<AlertMail> {
  const url = serverUrl(dealership, ALERTS_PATH);
  return async (mail, delivery, signal) => {
    const { hash, ...links } = newLinks(url);
    await store.addAlertToken(mail.reference, hash, Date.now());
    return sendMail(alertMail(mail, dealership, links), delivery, setting, signal);
  };
}

/** The mail to a reader: it asks them to confirm, or says what has changed. */
export function alertMail(mail: AlertMail, dealership: Dealership, links: AlertLinks): Mail {
  const { name, phone, siteUrl } = dealership;
  const { changes } = mail;
  return {
    to: mail.email,
    replyTo: dealership.email,
    subject:
      changes === undefined ? `Please confirm your email address for ${name}` : subjectOf(changes, name),
    text: `${(changes === undefined ? confirmText(links, dealership) : changesText(mail, changes, dealership, links)).join('\n\n')}\n\n${name}, ${phone}\n${siteUrl}\n`,
    photos: [],
    headers: { 'List-Unsubscribe': `<${links.stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

const confirmText = ({ confirm, stop }: AlertLinks, { name, alertWords }: Dealership): readonly string[] => [
  alertWords?.confirmation ??
    `Somebody asked ${name} to email this address when saved searches and vehicles change.`,
  'If that was you, open this page and press the button:',
  confirm,
  `If it wasn’t you, do nothing. We delete your address after ${UNCONFIRMED_DAYS} days and send you nothing else. To delete it now: ${stop}`,
];

const KINDS: readonly (readonly [StockChange['kind'], one: string, many: string, heading: string])[] = [
  ['new', 'new match', 'new matches', 'New for your searches'],
  ['reduced', 'price drop', 'price drops', 'Price drops'],
  ['sold', 'sold', 'sold', 'Sold'],
  ['gone', 'no longer listed', 'no longer listed', 'No longer listed'],
];

function subjectOf(changes: readonly StockChange[], name: string): string {
  const counts = KINDS.flatMap(([kind, one, many]) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return `${counts.join(', ')} at ${name}`;
}

function changesText(
  { madeAt, confirmedAt = madeAt }: AlertMail,
  changes: readonly StockChange[],
  dealership: Dealership,
  { confirm, stop }: AlertLinks,
): readonly string[] {
  const day = (time: number) =>
    new Date(time).toLocaleDateString(dealership.locale, {
      timeZone: dealership.timeZone,
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
  const shown = changes.slice(0, MAX_LINES);
  const sections = KINDS.flatMap(([kind, , , heading]) => {
    const lines = shown.filter((change) => change.kind === kind).map((change) => lineOf(change, dealership));
    return lines.length === 0 ? [] : [`${heading}\n\n${lines.join('\n\n')}`];
  });
  const more = changes.length - shown.length;
  return [
    `${dealership.alertWords?.intro ?? 'Here’s what has changed in what you asked us to watch.'} Prices are those of ${day(madeAt)}.`,
    ...sections,
    ...(more > 0 ? [`And ${more} more: ${dealership.siteUrl}/stock/`] : []),
    `You get one of these emails a day at most. Stop them and delete your address: ${stop}`,
    `On ${day(confirmedAt + SILENT_DAYS * DAY_MS)}, a year after you confirmed it, we delete your address ourselves. To stay for another year: ${confirm}`,
  ];
}

function lineOf(
  { title, path, price, priceType, was }: StockChange,
  { country, siteUrl }: Dealership,
): string {
  const display =
    priceType &&
    priceDisplay({ priceType, price, wasPrice: was }, country.locale.prices, { repayment: false });
  const amount =
    display?.kind === 'priced'
      ? `${display.amount} ${display.qualifier}${display.wasAmount === undefined ? '' : `, was ${display.wasAmount}`}`
      : display?.text;
  return [title, amount, path && new URL(path, siteUrl).href].filter(Boolean).join('\n');
}
