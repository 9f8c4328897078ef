import { isEnquiryKind } from '../../src/domain/enquiry/enquiryKind';
import { type VisitPlace, visitPlace } from '../../src/domain/enquiry/visitTimes';
import { wallClock } from '../../src/domain/wallClock';
import type { Dealership } from '../dealership';
import type { LeadStore } from '../store';

/** How long an answer about taken times counts, in seconds: here, and in browsers. */
const TAKEN_S = 5;

interface TakenTimesParts {
  readonly store: Pick<LeadStore, 'takenSlots'>;
  /** The dealership as the site says now. */
  readonly latest: () => Promise<Dealership>;
  readonly now: () => number;
}

/** Answers `?kind=bookATestDrive&yard=Barden Creek`. Each place is asked of the store at most once in a few seconds. */
export function takenTimes({ store, latest, now }: TakenTimesParts) {
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
