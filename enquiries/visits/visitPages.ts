import { isDate, isTime } from '../../src/domain/enquiry/enquiryField';
import { enquiryItem } from '../../src/domain/enquiry/enquiryItem';
import {
  isArrivalTime,
  takenWords,
  VISITS_PATH,
  visitChoices,
  visitFaults,
} from '../../src/domain/enquiry/visitTimes';
import { openingDay } from '../../src/domain/openingDays';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { wallClock } from '../../src/domain/wallClock';
import type { Dealership } from '../dealership';
import type { Lead } from '../lead';
import { alertPage } from '../plainPages';
import { readBytes } from '../readBody';
import { html } from '../refusals';
import type { LeadStore } from '../store';
import { tokenHash } from '../tokens';
import type { Visit } from '../visit';
import { visitPage } from './visitPage';
import { visitCalendar, visitView } from './visitView';
import { placeOf, visitAt } from './wantedVisit';

interface VisitPagesParts {
  readonly store: Pick<LeadStore, 'takenSlots' | 'visitByToken' | 'alterVisit'>;
  readonly latest: () => Promise<Dealership>;
  readonly publishedItem: (id: string) => Promise<StockItem | undefined>;
  readonly onQueued?: (() => void) | undefined;
  readonly now: () => number;
}

/** A visit whose holder asks, and when somebody can come instead. */
interface HeldVisit {
  readonly visit: Visit;
  readonly lead: Lead;
  readonly dealership: Dealership;
  readonly token: string;
}

/** The longest form of the page, in bytes. */
const MAX_BYTES = 1000;

/** How often somebody can change one visit. Each change writes to the dealership. */
const MAX_CHANGES = 10;

const NO_STORE = { 'cache-control': 'no-store' };

/** Answers the holder of a link: with the page of their visit, its calendar file, or what became of a change. */
export function visitPages(parts: VisitPagesParts) {
  const { store, latest } = parts;
  return async (request: Request, token: string): Promise<Response> => {
    const known = await store.visitByToken(tokenHash(token));
    const dealership = await latest();
    if (known === undefined) return html(goneText(dealership), 404, NO_STORE);
    const held = { ...known, dealership, token };
    if (request.method === 'POST') return altered(request, held, parts);
    const { searchParams } = new URL(request.url);
    return searchParams.get('file') === 'calendar'
      ? calendarAnswer(held, parts)
      : pageAnswer(held, parts, { isDone: searchParams.has('done') });
  };
}

const goneText = ({ siteUrl, phone }: Dealership): string =>
  alertPage({
    title: 'This link no longer works',
    text: `We don’t know this appointment any more. If you have one with us, please call ${phone}.`,
    siteUrl,
  });

async function viewOf({ visit, lead, dealership }: HeldVisit, { publishedItem }: VisitPagesParts) {
  const id = lead.enquiry.context.item?.id;
  // A site that is being published must not cost anybody their page.
  const item = id === undefined ? undefined : await publishedItem(id).catch(() => undefined);
  return visitView({ visit, lead }, item && enquiryItem(item).title, dealership);
}

async function calendarAnswer(held: HeldVisit, parts: VisitPagesParts): Promise<Response> {
  const view = await viewOf(held, parts);
  return new Response(visitCalendar(view, held.visit, held.dealership, parts.now()), {
    headers: {
      ...NO_STORE,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
    },
  });
}

/** When somebody can come instead: for a service from tomorrow on, as in its form. */
async function choicesFor({ lead, dealership }: HeldVisit, { store, now }: VisitPagesParts) {
  const place = placeOf(lead.enquiry, dealership);
  if (place === undefined) return undefined;
  const instant = new Date(now());
  const today = wallClock(instant, place.hours.timeZone).date;
  const taken = new Set(await store.takenSlots(place.id, place.visitsAtOnce, today));
  const first = lead.enquiry.kind === 'serviceForm' ? 1 : 0;
  return { place, taken, ...visitChoices(place.hours, instant, first, taken) };
}

async function pageAnswer(
  held: HeldVisit,
  parts: VisitPagesParts,
  { isDone = false, message }: { readonly isDone?: boolean; readonly message?: string },
  status = 200,
): Promise<Response> {
  const { visit, dealership, token } = held;
  const view = await viewOf(held, parts);
  const state = visit.isCancelled ? 'cancelled' : view.start <= parts.now() ? 'over' : 'booked';
  const choices = state === 'booked' ? await choicesFor(held, parts) : undefined;
  const isClosed =
    choices !== undefined && !isArrivalTime(openingDay(choices.place.hours, visit.date), visit.time);
  return html(
    visitPage({
      view,
      address: `${VISITS_PATH}?visit=${token}`,
      site: { url: dealership.siteUrl, name: dealership.name },
      state,
      message: message ?? (isClosed ? CLOSED : undefined),
      isDone,
      days: visit.changes < MAX_CHANGES ? (choices?.days ?? []) : [],
    }),
    status,
    NO_STORE,
  );
}

const CLOSED =
  'We’re sorry: our opening hours have changed, and we’re closed at this time. Please choose another.';
const STALE = 'Your appointment was changed a moment ago. This is how it stands now.';

/** Changes or cancels a visit. The answer leads back to its page, so that reading that again sends nothing again. */
async function altered(request: Request, held: HeldVisit, parts: VisitPagesParts): Promise<Response> {
  const { store, now, onQueued } = parts;
  const { visit, token } = held;
  const form = await readBytes(request, MAX_BYTES).then(
    (bytes) => new URLSearchParams(bytes.toString()),
    () => new URLSearchParams(),
  );
  const done = new Response(null, {
    status: 303,
    headers: { ...NO_STORE, location: `${VISITS_PATH}?visit=${token}&done` },
  });
  if (visit.isCancelled) return done;
  const wish = form.get('do') === 'cancel' ? undefined : await wishOf(form, held, parts);
  if (typeof wish === 'string') return pageAnswer(held, parts, { message: wish }, 422);
  const outcome = await store.alterVisit(visit, wish?.visit, now());
  if (outcome === 'done') {
    onQueued?.();
    return done;
  }
  const known = await store.visitByToken(tokenHash(token));
  return pageAnswer(
    { ...held, ...known },
    parts,
    { message: outcome === 'taken' && wish ? await wish.lateWords() : STALE },
    409,
  );
}

/** The time that somebody wants instead, or what is wrong with it. */
async function wishOf(form: URLSearchParams, held: HeldVisit, parts: VisitPagesParts) {
  const [date = '', time = ''] = (form.get('to') ?? '').split('T');
  const choices = await choicesFor(held, parts);
  const instant = new Date(parts.now());
  if (choices === undefined || held.visit.changes >= MAX_CHANGES)
    return `Please call us to change it: ${held.dealership.phone}`;
  const { hours } = choices.place;
  if (!isDate(date) || !isTime(time)) return 'Choose one of the free times.';
  const [fault] = visitFaults(hours, { date, time }, instant);
  if (fault !== undefined) return fault.message;
  return {
    visit: visitAt(choices.place, { date, time }, parts.now()),
    lateWords: async () =>
      takenWords(hours, { date, time }, instant, (await choicesFor(held, parts))?.taken ?? new Set()),
  };
}
