import { readDealer } from '../config/dealer';
import { readLeadSettings } from '../config/leadSettings';
import { withAnswerHeaders } from '../config/securityHeaders';
import { deliverNow } from './deliverNow';
import { deliverAll } from './delivery/deliveries';
import { drawPhoto } from './drawPhoto';
import { type EnquiryService, openEnquiryService } from './enquiryService';
import { createHealth } from './health';
import type { Handler } from './httpServer';
import { refuse, UNAVAILABLE } from './intake';
import { consoleLog } from './leadLog';
import { LeadStore } from './store';
import { openUploads } from './uploads';

let service: Promise<EnquiryService> | undefined;

/** The service. If it could not be opened, the next request tries again. */
async function openService(): Promise<EnquiryService | undefined> {
  try {
    const settings = readLeadSettings();
    service ??= openEnquiryService(settings, {
      place: settings.siteUrl ?? siteUrl(),
      openStore: LeadStore.open,
      uploads: openUploads(),
      // A host with functions gives each request a process of its own.
      drawPhoto,
      log: consoleLog,
    });
    return await service;
  } catch (error) {
    service = undefined;
    console.error((error as Error).message);
    return undefined;
  }
}

const siteUrl = (): string => readDealer().site.url;

/** A host may freeze a function after it has answered, so the first attempt to deliver comes before the answer. */
const MOST_TO_DELIVER_MS = 4000;

async function answered(
  request: Request,
  answer: (service: EnquiryService) => Promise<Response>,
): Promise<Response> {
  const opened = await openService();
  return withAnswerHeaders(
    opened === undefined ? refuse(request, siteUrl(), UNAVAILABLE) : await answer(opened),
  );
}

/** Answers `/api/enquiries` on a host with functions. As of all these, `address` is the sender's network address. */
export const enquiriesFunction: Handler = (request, address) =>
  answered(request, async ({ intake, queues }) => {
    const response = await intake(request, address);
    if (response.status === 201 || response.status === 303)
      await Promise.race([
        deliverAll(queues).catch(() => undefined),
        new Promise((late) => setTimeout(late, MOST_TO_DELIVER_MS).unref()),
      ]);
    return response;
  });

/** Answers `/api/process-campaign-tracking`. */
export const campaignsFunction: Handler = (request, address) =>
  answered(request, ({ campaigns }) => campaigns(request, address));

/** Answers `/api/empty-searches`. */
export const emptySearchesFunction: Handler = (request, address) =>
  answered(request, ({ emptySearches }) => emptySearches(request, address));

/** Answers `/api/report`. */
export const reportFunction: Handler = (request, address) =>
  answered(request, ({ report }) => report(request, address));

/** Made by the first request, so that its answers are cached for the next. */
let health: Handler | undefined;

/** Answers `/health`. The breakers are those of this instance of the function. */
export async function healthFunction(request: Request): Promise<Response> {
  const opened = await openService();
  if (opened === undefined) return Response.json({ store: 'fault', destinations: {} }, { status: 503 });
  health ??= createHealth(opened);
  return health(request, '');
}

/** Answers `/api/deliver`: makes every attempt that is due and deletes leads that are too old. */
export const deliverFunction = (request: Request): Promise<Response> =>
  answered(request, ({ store, queues }) => {
    const { deliverSecret, retentionDays } = readLeadSettings();
    return deliverNow(request, deliverSecret, async () => {
      await store.deleteOlderThan(retentionDays, Date.now());
      return deliverAll(queues);
    });
  });
