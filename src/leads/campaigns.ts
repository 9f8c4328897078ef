import { createHash } from 'node:crypto';
import { type CampaignCall, parseCampaignCall } from '../domain/campaign';
import type { LeadLog } from './leadLog';
import { rateLimit } from './rateLimit';
import type { LeadStore } from './store';

export interface CampaignParts {
  readonly store: Pick<LeadStore, 'keepCampaign'>;
  readonly log: LeadLog;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Answers one request; `address` is the network address that it came from, for the rate limit alone. */
export type CampaignHandler = (request: Request, address: string) => Promise<Response>;

/** A visitor makes one such call when they come to the site. A company shares one network address. */
const LIMITS = { mostAMinute: 60, mostADay: 2000 };

const HEADERS = { 'cache-control': 'no-store' };

/**
 * The handler of `/api/process-campaign-tracking`: keeps what brought a visitor and answers `{ campaignId }`. It keeps
 * nothing of the visitor: the same campaign has the same id, whoever comes by it.
 */
export function createCampaigns({ store, log, now = Date.now }: CampaignParts): CampaignHandler {
  const isTooMany = rateLimit(LIMITS);
  return async (request, address) => {
    if (request.method !== 'GET')
      return new Response(null, { status: 405, headers: { ...HEADERS, allow: 'GET' } });
    const wait = isTooMany(address, now());
    if (wait !== undefined)
      return new Response(null, { status: 429, headers: { ...HEADERS, 'retry-after': String(wait) } });
    const call = parseCampaignCall(parsedJson(request.headers.get('data')));
    if (call === undefined)
      return Response.json(
        { message: 'The header named data must hold a click id or utmCampaign, as JSON.' },
        { status: 400, headers: HEADERS },
      );
    const campaignId = idOf(call);
    try {
      await store.keepCampaign(campaignId, call, now());
    } catch {
      log({ event: 'storeFault', fault: 'campaign' });
      return new Response(null, { status: 503, headers: { ...HEADERS, 'retry-after': '30' } });
    }
    return Response.json({ campaignId }, { headers: HEADERS });
  };
}

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The same words have the same id, in whichever order they came. */
const idOf = (call: CampaignCall): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(call).sort()))
    .digest('base64url')
    .slice(0, 22);
