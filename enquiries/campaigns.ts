import { createHash } from 'node:crypto';
import { type CampaignCall, parseCampaignCall } from '../src/domain/campaign';
import type { LeadLog } from './leadLog';
import { rateLimit } from './rateLimit';
import { otherMethod, tooOften, wordless } from './refusals';
import type { LeadStore } from './store';
import type { Handler } from './webAnswer';

interface CampaignParts {
  readonly store: Pick<LeadStore, 'keepCampaign'>;
  readonly log: LeadLog;
  readonly now?: () => number;
}

/** A visitor sends one campaign call when they arrive. A company's visitors share one network address. */
const LIMITS = { mostAMinute: 60, mostADay: 2000 };

const HEADERS = { 'cache-control': 'no-store' };

/**
 * The handler of `/api/process-campaign-tracking`: stores the campaign and answers `{ campaignId }`. It stores nothing
 * about the visitor: every visitor of one campaign gets the same id.
 */
export function createCampaigns({ store, log, now = Date.now }: CampaignParts): Handler {
  const isTooMany = rateLimit(LIMITS);
  return async (request, address) => {
    if (request.method !== 'GET') return otherMethod('GET');
    const wait = isTooMany(address, now());
    if (wait !== undefined) return tooOften(wait);
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
      return wordless(503, { 'retry-after': '30' });
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

/** The same parameters get the same id, in any order. */
const idOf = (call: CampaignCall): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(call).sort()))
    .digest('base64url')
    .slice(0, 22);
