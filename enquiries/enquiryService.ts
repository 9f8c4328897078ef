import type { LeadSettings } from '../src/config/leadSettings';
import { publishedItem, type SitePlace } from '../src/config/publishedSite';
import { ALERTS_PATH } from '../src/domain/alerts/alertRequest';
import { CAMPAIGN_PATH } from '../src/domain/campaign';
import { EMPTY_SEARCH_PATH } from '../src/domain/emptySearch';
import type { Enquiry } from '../src/domain/enquiry/enquiry';
import { VISITS_PATH } from '../src/domain/enquiry/visitTimes';
import { alertSender } from './alerts/alertMails';
import { createAlertRequests } from './alerts/alertRequests';
import { createAlerts } from './alerts/alerts';
import { createCampaigns } from './campaigns';
import { type Dealership, latestDealership, readDealership } from './dealership';
import { createDeliver, DELIVER_PATH } from './delivery/deliverCall';
import { createQueues, type Sender } from './delivery/deliveries';
import { mailSender } from './delivery/mailer';
import { webhookSender } from './delivery/webhook';
import { createEmptySearches } from './emptySearches';
import { createHealth, HEALTH_PATH } from './health';
import { createIntake, ENQUIRIES_PATH, type IntakeParts } from './intake';
import type { Destination } from './lead';
import type { LeadLog } from './leadLog';
import type { DrawPhoto } from './photos';
import { mailboxLimit, recipientLimit } from './recipientLimit';
import { createReport, REPORT_PATH } from './report/report';
import type { OpenStore } from './storeThread';
import type { Uploads } from './uploads';
import { closedVisits } from './visits/closedVisits';
import { createVisitRequests } from './visits/visitRequests';

/** Everything that takes and delivers enquiries, made from the settings. */
export type EnquiryService = Awaited<ReturnType<typeof openEnquiryService>>;

/** A path that the service answers. */
export type ServicePath = keyof EnquiryService['handlers'];

/**
 * The destinations of an enquiry. The dealer's mailbox is one even if no mail server is set yet: the delivery waits in the
 * store until a server can make it.
 */
export const destinationsOf = (
  settings: LeadSettings,
  { kind, answers }: Enquiry,
): readonly Destination[] => [
  'dealer',
  ...(settings.crm === undefined ? [] : (['crm'] as const)),
  ...(settings.webhook === undefined ? [] : (['webhook'] as const)),
  ...(answers.email.trim() === '' ? [] : (['shopper'] as const)),
  ...(kind === 'sendToAFriend' ? (['friend'] as const) : []),
];

/** What sends to each destination of the settings. */
function sendersOf(
  { mail, mailForm, mailTo, crm, webhook, attemptTimeout: timeout }: LeadSettings,
  dealership: Dealership,
  store: OpenStore,
  published: (id: string) => ReturnType<typeof publishedItem>,
  now: () => number,
): Partial<Record<Destination, Sender>> {
  const setting = { dealership, form: mailForm, to: mailTo, crm };
  const mailed: readonly Destination[] =
    mail === undefined
      ? []
      : ['dealer', ...(crm === undefined ? [] : (['crm'] as const)), 'shopper', 'reminder', 'friend'];
  return {
    ...Object.fromEntries(
      mailed.map((destination) => [
        destination,
        mail && mailSender(destination, { ...mail, timeout, store, setting, publishedItem: published, now }),
      ]),
    ),
    ...(webhook && { webhook: webhookSender(webhook) }),
  };
}

const alertSenders = (
  { mail, attemptTimeout: timeout }: LeadSettings,
  dealership: Dealership,
  store: OpenStore,
) => (mail ? { alert: alertSender({ ...mail, timeout, name: dealership.name }, dealership, store) } : {});

interface ServiceParts {
  readonly place: SitePlace;
  readonly openStore: (url: string, token?: string) => Promise<OpenStore>;
  readonly uploads: Pick<Uploads, 'open'>;
  readonly drawPhoto: DrawPhoto;
  readonly log: LeadLog;
  readonly onAccepted?: () => void;
  readonly now?: () => number;
}

/**
 * Opens the store and makes the service.
 * @param onAccepted called after a lead was stored, or a mail to a reader
 * @throws if the store cannot be opened or the site is not built
 */
export async function openEnquiryService(
  settings: LeadSettings,
  { place, openStore, uploads, drawPhoto, log, onAccepted, now = Date.now }: ServiceParts,
) {
  const dealership = await readDealership(place);
  const store = await openStore(settings.store.url, settings.store.token);
  const latest = latestDealership(place, dealership, now);
  const origins = [dealership.siteUrl, ...settings.allowedOrigins];
  const senders = sendersOf(settings, dealership, store, (id) => publishedItem(place, id), now);
  const timing = { log, timeout: settings.attemptTimeout, now };
  const queues = [
    ...createQueues({ store, senders, ...timing }),
    ...createQueues({
      store: { claim: store.claim, settle: store.settle, nextDue: store.nextDue, lead: store.alertMail },
      senders: alertSenders(settings, dealership, store),
      ...timing,
    }),
  ];
  const alerts = createAlerts({ store, place, timeZone: dealership.timeZone, log, now });
  const queueClosed = closedVisits({ store, latest, log, now });
  /** Queues what readers and shoppers have to hear of a publication: of the stock, and of opening hours. */
  const queueNews = async (mostMs?: number): Promise<number> =>
    (await queueClosed()) + (await alerts.queue(mostMs));
  const isFull = mailboxLimit(settings.mostToAMailbox);
  const limits = { mostAMinute: settings.mostAMinute, mostADay: settings.mostADay };
  const intake = createIntake({
    ...{ store, log, uploads, drawPhoto, limits, origins, onAccepted, now },
    ...intakeOf(dealership),
    places: latest,
    offersOf: offersAt(place, dealership.offers),
    destinationsOf: recipientLimit((enquiry) => destinationsOf(settings, enquiry), isFull),
  });
  return {
    store,
    queues,
    alerts,
    queueNews,
    /** What answers each path, on our own server and on a host with functions. */
    handlers: {
      [ENQUIRIES_PATH]: intake,
      [CAMPAIGN_PATH]: createCampaigns({ store, log }),
      [EMPTY_SEARCH_PATH]: createEmptySearches({ store, log, origins, timeZone: dealership.timeZone }),
      [REPORT_PATH]: createReport({ store, dealership, place, password: settings.reportPassword }),
      [DELIVER_PATH]: createDeliver(store, queues, queueNews, settings),
      [ALERTS_PATH]: createAlertRequests({
        ...{ store, log, dealership, limits, isFull, origins, now },
        isMailing: settings.mail !== undefined,
        onQueued: onAccepted,
      }),
      [VISITS_PATH]: createVisitRequests({ store, log, place, latest, onQueued: onAccepted, now }),
      [HEALTH_PATH]: createHealth({ store, queues }),
    },
  };
}

/** What takes a form has to know of the dealership. */
const intakeOf = ({ siteUrl, phone, country, stockType, ...dealership }: Dealership) => {
  const { dealerId, brandId, stockVersion } = dealership;
  return { siteUrl, phone, country, stockType, dealer: { dealerId, brandId, stockVersion } };
};

/** The offers of a site. They are read again for an offer that is unknown, as after a new build. */
function offersAt(place: SitePlace, first: Dealership['offers']): IntakeParts['offersOf'] {
  let offers = first;
  return async (ids) => {
    const known = offers;
    if (!known || !ids.every((id) => known.some((offer) => offer.id === id)))
      offers = (await readDealership(place)).offers;
    return offers;
  };
}
