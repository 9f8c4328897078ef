import { type LeadSettings, readLeadSettings } from '../src/config/leadSettings';
import { withAnswerHeaders } from '../src/config/securityHeaders';
import { deliverAll } from './delivery/deliveries';
import { drawPhoto } from './drawPhoto';
import { type EnquiryService, openEnquiryService, type ServicePath } from './enquiryService';
import { consoleLog } from './leadLog';
import { refuse, UNAVAILABLE } from './refusals';
import { openLeadStore } from './store';
import { openUploads } from './uploads';

let service: Promise<EnquiryService> | undefined;

/** The service. If it could not be opened, the next request tries again. */
async function openService(): Promise<EnquiryService | undefined> {
  try {
    const settings = readLeadSettings();
    service ??= openEnquiryService(settings, {
      place: placeOf(settings),
      openStore: openLeadStore,
      uploads: openUploads(),
      // A host with functions gives each request its own process.
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

/** A function has no folder of a dealer: all that it knows of one is on the published site. */
function placeOf({ siteUrl }: LeadSettings): string {
  if (siteUrl === undefined)
    throw new Error('LEADS_SITE_URL must be set: a function reads enquiry-desk.json of the published site.');
  return siteUrl;
}

/** A host may freeze a function after it has answered, so the first attempt to deliver comes before the answer. */
const MAX_DELIVERY_MS = 4000;

async function answer(path: ServicePath, request: Request, address: string): Promise<Response> {
  const opened = await openService();
  if (opened === undefined)
    return path === '/health'
      ? Response.json({ store: 'fault', destinations: {} }, { status: 503 })
      : refuse(request, new URL(request.url).origin, UNAVAILABLE);
  const response = await opened.handlers[path](request, address);
  const isQueued = response.status === 201 || response.status === 202 || response.status === 303;
  if (request.method === 'POST' && isQueued)
    await Promise.race([
      deliverAll(opened.queues).catch(() => undefined),
      new Promise((late) => setTimeout(late, MAX_DELIVERY_MS).unref()),
    ]);
  return response;
}

/**
 * A function for hosts whose functions take a `Request` and the sender's network address, and return a `Response`.
 * Of `/health`, the breakers are those of this instance of the function.
 */
export const functionAt =
  (path: ServicePath) =>
  async (request: Request, { ip = '' }: { readonly ip?: string } = {}): Promise<Response> =>
    withAnswerHeaders(await answer(path, request, ip));
