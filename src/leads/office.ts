import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeadSettings } from '../config/leadSettings';
import type { Enquiry } from '../domain/enquiry/enquiry';
import { DESK_FILE, type EnquiryDesk } from '../domain/enquiry/enquiryDesk';
import { type CampaignHandler, createCampaigns } from './campaigns';
import { createQueues, type DeliveryQueue } from './delivery/deliveries';
import { mailSender } from './delivery/mailer';
import type { Sender } from './delivery/sender';
import { webhookSender } from './delivery/webhook';
import { createIntake, type Intake } from './intake';
import type { Destination } from './lead';
import type { LeadLog } from './leadLog';
import { LeadStore } from './store';

/** Everything that takes and delivers enquiries, made from the settings. */
export interface Office {
  readonly desk: EnquiryDesk;
  readonly store: LeadStore;
  readonly intake: Intake;
  readonly campaigns: CampaignHandler;
  readonly queues: readonly DeliveryQueue[];
  readonly destinationsOf: (enquiry: Enquiry) => readonly Destination[];
}

/**
 * Reads the file that the build wrote for the enquiry server.
 * @param place the folder of the built site, or the address at which the site is published
 * @throws an error that names the file and what to do
 */
async function readDesk(place: string): Promise<EnquiryDesk> {
  const isPublished = /^https?:/.test(place);
  const file = isPublished ? new URL(DESK_FILE, `${place}/`).href : join(place, DESK_FILE);
  try {
    return JSON.parse(isPublished ? await published(file) : await readFile(file, 'utf8')) as EnquiryDesk;
  } catch (cause) {
    throw new Error(
      `${file} cannot be read. ${isPublished ? 'Is the site published there? LEADS_SITE_URL may name another address.' : 'Build the site first: npm run build'}`,
      { cause },
    );
  }
}

async function published(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The answer has the status ${response.status}.`);
  return response.text();
}

/**
 * The destinations of an enquiry. The dealer's mailbox is one even if no mail server is set yet: the delivery waits in the
 * store until a server can make it.
 */
function destinations(settings: LeadSettings): (enquiry: Enquiry) => readonly Destination[] {
  return ({ kind, answers }) => [
    'dealer',
    ...(settings.crmEmail === undefined ? [] : (['crm'] as const)),
    ...(settings.webhook === undefined ? [] : (['webhook'] as const)),
    ...(answers.email.trim() === '' ? [] : (['shopper'] as const)),
    ...(kind === 'sendToAFriend' ? (['friend'] as const) : []),
  ];
}

/**
 * Opens the store and makes the office.
 * @param deskAt the folder of the built site, or the address at which the site is published
 * @param onAccepted called after a lead was stored
 * @throws if the store cannot be opened or the site is not built
 */
export async function openOffice(
  settings: LeadSettings,
  { deskAt, log, onAccepted }: { deskAt: string; log: LeadLog; onAccepted?: () => void },
): Promise<Office> {
  const desk = await readDesk(deskAt);
  const store = await LeadStore.open(settings.store.url, settings.store.token);
  const destinationsOf = destinations(settings);
  const { mail } = settings;
  const mailed = (destination: Destination): Partial<Record<Destination, Sender>> =>
    mail === undefined
      ? {}
      : {
          [destination]: mailSender(destination, {
            ...mail,
            timeout: settings.attemptTimeout,
            store,
            setting: {
              desk,
              attachesAdf: settings.attachesAdf,
              ...(settings.mailTo === undefined ? {} : { to: settings.mailTo }),
              ...(settings.crmEmail === undefined ? {} : { crm: settings.crmEmail }),
            },
          }),
        };
  const senders = {
    ...mailed('dealer'),
    ...(settings.crmEmail === undefined ? {} : mailed('crm')),
    ...mailed('shopper'),
    ...mailed('friend'),
    ...(settings.webhook === undefined ? {} : { webhook: webhookSender(settings.webhook) }),
  };
  return {
    desk,
    store,
    destinationsOf,
    queues: createQueues({ store, senders, log, timeout: settings.attemptTimeout }),
    campaigns: createCampaigns({ store, log }),
    intake: createIntake({
      store,
      log,
      limits: { mostAMinute: settings.mostAMinute, mostADay: settings.mostADay },
      origins: [desk.siteUrl, ...settings.allowedOrigins],
      siteUrl: desk.siteUrl,
      dealer: { dealerId: desk.dealerId, brandId: desk.brandId, stockVersion: desk.stockVersion },
      destinationsOf,
      ...(onAccepted ? { onAccepted } : {}),
    }),
  };
}
