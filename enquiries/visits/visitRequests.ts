import { isEnquiryKind } from '../../src/domain/enquiry/enquiryKind';
import { type VisitPlace, visitPlace } from '../../src/domain/enquiry/visitTimes';
import { wallClock } from '../../src/domain/wallClock';
import type { Dealership } from '../dealership';
import { faultCode, type LeadLog } from '../leadLog';
import type { LeadStore } from '../store';
import type { Handler } from '../webAnswer';

export interface VisitRequestParts {
  readonly store: Pick<LeadStore, 'takenSlots'>;
  readonly log: LeadLog;
  /** The dealership as the site says now. */
  readonly latest: () => Promise<Dealership>;
  readonly now?: () => number;
}

/** How long an answer about taken times counts, in seconds: here, and in browsers. */
const TAKEN_S = 5;

/**
 * The handler of `/api/visits`: says which half hours of a yard are taken, and nothing about who comes.
 */
export function createVisitRequests(parts: VisitRequestParts): Handler {
  const { log } = parts;
  const taken = takenTimes(parts);
  return async (request) => {
    const { searchParams } = new URL(request.url);
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    if (!isGet) return new Response(null, { status: 405, headers: { allow: 'GET' } });
    return taken(searchParams).catch((error: unknown) => {
      log({ event: 'storeFault', fault: faultCode(error) });
      return new Response(null, {
        status: 503,
        headers: { 'retry-after': '30', 'cache-control': 'no-store' },
      });
    });
  };
}

/** Answers `?kind=bookATestDrive&yard=Barden Creek`. Each place is asked of the store at most once in a few seconds. */
function takenTimes({ store, latest, now = Date.now }: VisitRequestParts) {
  const answers = new Map<string, { readonly until: number; readonly slots: Promise<readonly string[]> }>();
  const slotsOf = ({ id, visitsAtOnce, hours }: VisitPlace) => {
    const known = answers.get(id);
    if (known !== undefined && known.until > now()) return known.slots;
    const today = wallClock(new Date(now()), hours.timeZone).date;
    const slots = store.takenSlots(id, visitsAtOnce, today);
    answers.set(id, { until: now() + TAKEN_S * 1000, slots });
    slots.catch(() => answers.delete(id));
    return slots;
  };
  return async (query: URLSearchParams): Promise<Response> => {
    const kind = query.get('kind');
    const place = isEnquiryKind(kind)
      ? visitPlace(await latest(), kind, query.get('yard') ?? undefined)
      : undefined;
    // Pages of the site may be elsewhere, and there is nothing here that not everybody may know.
    const headers = { 'access-control-allow-origin': '*', 'cache-control': `public, max-age=${TAKEN_S}` };
    return place === undefined
      ? new Response(null, { status: 404, headers })
      : Response.json({ taken: await slotsOf(place) }, { headers });
  };
}
