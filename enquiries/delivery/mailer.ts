import { createTransport, type SendMailOptions } from 'nodemailer';
import { textOf } from '../../src/domain/enquiry/enquiryField';
import { enquiryItem } from '../../src/domain/enquiry/enquiryItem';
import { aboutTitle } from '../../src/domain/enquiry/enquiryLines';
import { VISITS_PATH } from '../../src/domain/enquiry/visitTimes';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { serverUrl } from '../dealership';
import type { Delivery, Destination, Lead } from '../lead';
import type { LeadStore } from '../store';
import { newToken } from '../tokens';
import { visitCalendar, visitView } from '../visits/visitView';
import { answersOf } from './adf';
import type { Attempt, Sender } from './deliveries';
import type { Mail, MailSetting } from './mail';
import { mailFor, messageId, newsMailFor, undeliveredMail } from './mails';
import type { MailedVisit } from './visitMails';

/** How mails are sent. */
export interface SmtpSetting {
  /** `smtps://user:password@mail.example:465` */
  readonly smtpUrl: string;
  readonly from: string;
  /** The sender's name. */
  readonly name: string;
  /** How long a mail server may stay silent, in milliseconds. */
  readonly timeout: number;
}

interface MailerParts extends Omit<SmtpSetting, 'name'> {
  readonly setting: MailSetting;
  readonly store: Pick<LeadStore, 'photos' | 'visitOfLead' | 'addVisitToken'>;
  readonly publishedItem: (id: string) => Promise<StockItem | undefined>;
  readonly now?: () => number;
}

/** Writes and sends the mails of leads to one destination. */
export function mailSender(destination: Destination, parts: MailerParts): Sender {
  const { name } = parts.setting.dealership;
  return async (lead, delivery, signal) => {
    const mail = await mailOf(destination, lead, delivery, parts);
    return mail === undefined
      ? { kind: 'gone', fault: 'nobody to write to' }
      : sendMail(mail, delivery, { ...parts, name }, signal);
  };
}

/** Sends one mail, with the same identity at each attempt, and stops when the signal says so. */
export async function sendMail(
  mail: Mail,
  { id }: Pick<Delivery, 'id'>,
  { smtpUrl, from, name, timeout }: SmtpSetting,
  signal: AbortSignal,
): Promise<Attempt> {
  // One connection for each mail, closed after its attempt even if the server hangs.
  const transport = createTransport({
    ...parseSmtp(smtpUrl),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  signal.addEventListener('abort', () => transport.close(), { once: true });
  try {
    await transport.sendMail(
      await message(mail, { from: { name, address: from }, messageId: messageId(id, from) }),
    );
    return { kind: 'sent' };
  } catch (error) {
    return faultOf(error);
  } finally {
    transport.close();
  }
}

async function mailOf(
  destination: Destination,
  lead: Lead,
  { undelivered, news }: Delivery,
  parts: MailerParts,
): Promise<Mail | undefined> {
  const { setting, store, publishedItem } = parts;
  if (undelivered !== undefined) return undeliveredMail(lead, undelivered, setting);
  const itemId = lead.enquiry.context.item?.id;
  const item = isForOthers(destination) && itemId !== undefined ? await publishedItem(itemId) : undefined;
  const visit = await mailedVisit(destination, lead, item, news?.kind === 'cancelled', parts);
  if (news !== undefined) return visit && newsMailFor(destination, lead, news, setting, visit);
  return mailFor(destination, lead, setting, {
    photos: destination === 'dealer' ? await store.photos(lead.id) : [],
    item,
    visit,
  });
}

/** The visit of a lead, unless it is cancelled (but for the mail that says so) or over; with a new link for the shopper. */
async function mailedVisit(
  destination: Destination,
  lead: Lead,
  item: StockItem | undefined,
  isCancelled: boolean,
  { setting: { dealership }, store, now = Date.now }: MailerParts,
): Promise<MailedVisit | undefined> {
  const visit = textOf(answersOf(lead).time) === '' ? undefined : await store.visitOfLead(lead.id);
  if (visit === undefined || visit.isCancelled !== isCancelled) return undefined;
  const about = isForOthers(destination) ? item && enquiryItem(item).title : aboutTitle(lead.enquiry);
  const view = visitView({ visit, lead }, about || undefined, dealership);
  if (view.start <= now()) return undefined;
  const calendar = visitCalendar(view, visit, dealership, now());
  if (destination !== 'shopper' && destination !== 'reminder') return { view, calendar };
  const { token, hash } = newToken();
  await store.addVisitToken(lead.reference, hash, now());
  return { view, calendar, link: `${serverUrl(dealership, VISITS_PATH)}?visit=${token}` };
}

function parseSmtp(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/** Whether a mail goes to an unverified address. */
const isForOthers = (destination: Destination): boolean =>
  destination === 'shopper' || destination === 'reminder' || destination === 'friend';

async function message(
  { to, replyTo, subject, text, adf, photos, calendar, headers }: Mail,
  sender: Pick<SendMailOptions, 'from' | 'messageId'>,
): Promise<SendMailOptions> {
  const attached = photos.map(({ bytes, type }, index) => ({
    filename: `photo-${index + 1}.jpg`,
    contentType: type,
    content: Buffer.from(bytes),
  }));
  // The mailer does not parse an address in an object, so no character of it can add a second recipient.
  const head = {
    ...sender,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  };
  if (text === undefined) return asBody(head, adf ?? '');
  const file = adf && {
    filename: 'lead.adf.xml',
    contentType: 'application/xml; charset=utf-8',
    content: adf,
    contentTransferEncoding: '7bit' as const,
  };
  const appointment = calendar && {
    filename: 'appointment.ics',
    contentType: `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(calendar)?.[1]}`,
    content: calendar,
  };
  return {
    ...head,
    text,
    attachments: [...(file ? [file] : []), ...(appointment ? [appointment] : []), ...attached],
  };
}

/**
 * A mail whose body is a text of ASCII letters, as it is. CRMs read the body undecoded, and the mailer would encode lines of
 * more than 76 letters. So it writes the head alone.
 */
async function asBody(head: SendMailOptions, text: string): Promise<SendMailOptions> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { envelope, message: composed } = await composer.sendMail({ ...head, text: 'ADF' });
  const [headers] = composed.toString().split('\r\n\r\n');
  return { envelope, raw: `${headers}\r\n\r\n${text.replaceAll('\n', '\r\n')}` };
}

/**
 * The fault of a mail that was not taken. We try again even after a permanent refusal by the receiver's server: it may be a
 * full mailbox or a wrong rule. A refusal of the recipient or of the text concerns this mail alone.
 */
function faultOf(error: unknown): Attempt {
  const { code, command, responseCode } = error as Readonly<
    Partial<Record<'code' | 'command' | 'responseCode', unknown>>
  >;
  const isAnswer = typeof responseCode === 'number' && responseCode !== CLOSING;
  const words = [
    typeof responseCode === 'number' ? `SMTP ${responseCode}` : undefined,
    typeof code === 'string' ? code : undefined,
  ].filter(Boolean);
  return {
    kind: isAnswer && (command === 'RCPT TO' || command === 'DATA') ? 'refused' : 'failed',
    fault: words.join(' ') || 'unknown fault',
  };
}

/** The code of a server that closes the connection, whatever the mail says. */
const CLOSING = 421;
