import { isIP } from 'node:net';
import { z } from 'zod';
import { isEmail } from '../domain/enquiry/emailAddress';
import { err, ok, type Result } from '../domain/result';
import {
  aloneFaults,
  describeSettingFaults,
  givenOf,
  issuesOf,
  mistyped,
  type SettingFault,
  withValues,
} from './env';
import { environment } from './environment';
import { ADDRESS, matching, SECRET } from './feedSettings';
import { isSecure } from './fetchAddress';

const count = (most: number) =>
  matching(/^\d{1,7}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= 1 && value <= most, `must be from 1 to ${most}`);

const email = z.string().refine(isEmail, 'must be one email address, such as sales@dealer.example');

const MAIL_FORMS = ['adf', 'text', 'both'] as const;

/** `adf`: the body is ADF 1.0 and nothing else. `text`: words for people. `both`: the words, with the ADF attached. */
export type MailForm = (typeof MAIL_FORMS)[number];

const mailForm = z.enum(MAIL_FORMS, { error: 'must be adf, text or both' });

/** `https://a.example, https://b.example` */
const origins = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine(
    (all) => all.every((one) => URL.canParse(one) && new URL(one).origin === one),
    'must be origins such as https://www.dealer.example, with commas between them',
  );

const schemeOf = (text: string): string => (URL.canParse(text) ? new URL(text).protocol : '');

/** One row for each setting of the enquiry server, in the order of `.env.example`. */
export const leadSettingsSchema = z.object({
  /** The database: `file:` and a path, or the address of a hosted libSQL database. */
  LEADS_STORE: matching(
    /^(file:.+|(libsql|https):\/\/.+)$/,
    'must be file:path/to/leads.db or an address such as libsql://…',
  )
    .default('file:leads/leads.db')
    .meta(ADDRESS),
  /** The access token for a hosted database. */
  LEADS_STORE_TOKEN: z.string().optional().meta(SECRET),
  /** The mail server with user and password; unset: enquiries are stored and wait. */
  LEADS_SMTP_URL: z
    .string()
    .refine(
      (text) => ['smtp:', 'smtps:'].includes(schemeOf(text)),
      'must be an address such as smtps://user:password@mail.example:465',
    )
    .optional()
    .meta(SECRET),
  /** The sender of every mail. */
  LEADS_MAIL_FROM: email.optional(),
  /** One address for all mail to the dealer, instead of the addresses in the content. */
  LEADS_MAIL_TO: email.optional(),
  LEADS_MAIL_FORM: mailForm.default('both'),
  /** The address of a CRM. */
  LEADS_CRM_EMAIL: email.optional(),
  LEADS_CRM_FORM: mailForm.default('adf'),
  /** The address that gets each enquiry as signed JSON. */
  LEADS_WEBHOOK_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(schemeOf(text)) && isSecure(new URL(text)),
      'must be an https address',
    )
    .optional()
    .meta(ADDRESS),
  /** The key of the signature. */
  LEADS_WEBHOOK_SECRET: matching(
    /^whsec_[A-Za-z0-9+/=]{32,}$/,
    'must be whsec_ and at least 24 bytes in base64',
  )
    .optional()
    .meta(SECRET),
  /** The time limit of one delivery attempt, in seconds. */
  LEADS_DELIVERY_TIMEOUT: count(600).default(30),
  /** Other sites whose pages may send enquiries here. */
  LEADS_ALLOWED_ORIGINS: origins.default([]),
  /** The number of days after which a lead and its photos are deleted. */
  LEADS_RETENTION_DAYS: count(36_500).default(730),
  /** How many enquiries one network address may send; forms that are refused count apart, up to four times as many. */
  LEADS_MOST_A_MINUTE: count(1_000_000).default(5),
  LEADS_MOST_A_DAY: count(1_000_000).default(30),
  /** How many mails a day one shopper's or friend's mailbox gets. */
  LEADS_MOST_TO_A_MAILBOX: count(1_000_000).default(10),
  /** How many proxies in front of the server add to `X-Forwarded-For`. */
  LEADS_PROXIES: matching(/^\d$/, 'must be a whole number from 0 to 9').transform(Number).default(0),
  /** The network address of this machine at which the server listens; unset: all of them. */
  LEADS_ADDRESS: z
    .string()
    .refine((text) => isIP(text) > 0, 'must be a network address such as 127.0.0.1')
    .optional(),
  /** Where functions read the files that the build wrote for them; unset: on the published site. */
  LEADS_SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a whole address' })
    .optional()
    .meta(ADDRESS),
  /** The password of the report at `/api/report`; unset: there is none. */
  LEADS_REPORT_PASSWORD: matching(/^[\x21-\x7e]{12,}$/, 'must be at least 12 letters without spaces')
    .optional()
    .meta(SECRET),
  /** The secret that a scheduled call to `/api/deliver` sends. */
  LEADS_DELIVER_SECRET: matching(/^[\x21-\x7e]{16,}$/, 'must be at least 16 letters without spaces')
    .optional()
    .meta(SECRET),
});

/** Settings that need another setting. */
const PAIRS: readonly (readonly [setting: string, needs: string])[] = [
  ['LEADS_SMTP_URL', 'LEADS_MAIL_FROM'],
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  ['LEADS_WEBHOOK_SECRET', 'LEADS_WEBHOOK_URL'],
];

/** Reads the settings of the enquiry server. An empty setting counts as unset. Reports every fault, not just the first. */
export function parseLeadSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Result<LeadSettings, readonly SettingFault[]> {
  const given = givenOf(environment, Object.keys(leadSettingsSchema.shape));
  const parsed = leadSettingsSchema.safeParse(given);
  const faults = [
    ...issuesOf(parsed),
    ...aloneFaults(given, PAIRS),
    ...mistyped(environment, Object.keys(leadSettingsSchema.shape), /^LEADS_/),
  ];
  if (!parsed.success || faults.length > 0) return err(withValues(faults, given, leadSettingsSchema));
  return ok(settingsOf(parsed.data));
}

/** Without a mail server, mails wait in the store. Times are in milliseconds. */
function settingsOf(settings: z.infer<typeof leadSettingsSchema>) {
  const { LEADS_SMTP_URL: smtpUrl, LEADS_MAIL_FROM: from } = settings;
  const { LEADS_CRM_EMAIL: crmEmail } = settings;
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = settings;
  return {
    store: { url: settings.LEADS_STORE, token: settings.LEADS_STORE_TOKEN },
    mail: smtpUrl !== undefined && from !== undefined ? { smtpUrl, from } : undefined,
    mailTo: settings.LEADS_MAIL_TO,
    mailForm: settings.LEADS_MAIL_FORM,
    crm: crmEmail === undefined ? undefined : { to: crmEmail, form: settings.LEADS_CRM_FORM },
    webhook: url !== undefined && secret !== undefined ? { url, secret } : undefined,
    attemptTimeout: settings.LEADS_DELIVERY_TIMEOUT * 1000,
    allowedOrigins: settings.LEADS_ALLOWED_ORIGINS,
    retentionDays: settings.LEADS_RETENTION_DAYS,
    mostAMinute: settings.LEADS_MOST_A_MINUTE,
    mostADay: settings.LEADS_MOST_A_DAY,
    mostToAMailbox: settings.LEADS_MOST_TO_A_MAILBOX,
    proxies: settings.LEADS_PROXIES,
    address: settings.LEADS_ADDRESS,
    reportPassword: settings.LEADS_REPORT_PASSWORD,
    deliverSecret: settings.LEADS_DELIVER_SECRET,
    siteUrl: settings.LEADS_SITE_URL,
  };
}

/** The enquiry server's settings; the schema above says what each setting means. */
export type LeadSettings = Readonly<ReturnType<typeof settingsOf>>;

/**
 * The settings of the enquiry server.
 * @throws one error that lists all faults
 */
export function readLeadSettings(): LeadSettings {
  const result = parseLeadSettings(environment());
  if (result.kind === 'err')
    throw new Error(describeSettingFaults(result.fault, 'the enquiry server was not started'));
  return result.value;
}
