import { isEnquiryKind } from '../../src/domain/enquiry/enquiryKind';
import { isVisit, type VisitPlace, visitPlace } from '../../src/domain/enquiry/visitTimes';
import { wallClock } from '../../src/domain/wallClock';
import type { Dealership } from '../dealership';
import type { LeadStore } from '../store';

interface TakenTimesParts {
  readonly store: Pick<LeadStore, 'takenSlots'>;
  /** The dealership as the site says now. */
  readonly latest: () => Promise<Dealership>;
  readonly now: () => number;
}

/** Answers `?kind=bookATestDrive&yard=Barden Creek`. All who ask at the same time about one place share one question to the store. */
export function takenTimes({ store, latest, now }: TakenTimesParts) {
  const asked = new Map<string, Promise<readonly string[]>>();
  const slotsOf = ({ id, visitsAtOnce, hours }: VisitPlace): Promise<readonly string[]> => {
    const today = wallClock(new Date(now()), hours.timeZone).date;
    const slots = asked.get(id) ?? store.takenSlots(id, visitsAtOnce, today).finally(() => asked.delete(id));
    asked.set(id, slots);
    return slots;
  };
  return async (query: URLSearchParams): Promise<Response> => {
    const kind = query.get('kind');
    // Pages of the site may be elsewhere, and there is nothing here that not everybody may know.
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
    if (!isEnquiryKind(kind) || !isVisit(kind)) return new Response(null, { status: 404, headers });
    const place = visitPlace(await latest(), kind, query.get('yard') ?? undefined);
    return Response.json({ taken: place ? await slotsOf(place) : [] }, { headers });
  };
}
