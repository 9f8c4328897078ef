import { randomUUID } from 'node:crypto';
import type { Country } from '../src/domain/country';
import type { Enquiry } from '../src/domain/enquiry/enquiry';
import type { FieldFault } from '../src/domain/enquiry/enquiryField';
import { offerIds, type PublishedOffer, withKnownOffers } from '../src/domain/enquiry/knownOffers';
import { takenWords, VISITS_PATH, type VisitPlaces, visitPlace } from '../src/domain/enquiry/visitTimes';
import { err, ok, type Result } from '../src/domain/result';
import type { StockType } from '../src/domain/stock/stockTypes';
import { wallClock } from '../src/domain/wallClock';
import type { Destination, Lead } from './lead';
import { faultCode, type LeadLog } from './leadLog';
import { originGuard, preflight, readableBy } from './origins';
import { parseEnquiry } from './parseEnquiry';
import { type DrawPhoto, drawPhotos } from './photos';
import { formPage, thanksPage } from './plainPages';
import { type Limits, rateLimit } from './rateLimit';
import { html, otherMethod, type Refusal, refuse, UNAVAILABLE, wantsPage } from './refusals';
import { senderTurns, unlessAborted } from './senderTurns';
import type { LeadStore } from './store';
import type { KeyedAnswer } from './store/acceptance';
import { contentHash, readSubmission, type Submission } from './submission';
import { newToken } from './tokens';
import { Unavailable } from './unavailable';
import type { UploadFolder, Uploads } from './uploads';
import { placeOf, wantedVisit } from './visits/wantedVisit';
import type { Handler } from './webAnswer';

export const ENQUIRIES_PATH = '/api/enquiries';

/** How many forms may come for each enquiry of the limits: the others are refused, so a shopper can mend what is wrong. */
const FORMS_FOR_EACH = 4;

/** Photos wait their turn and are drawn in this time, in milliseconds: the connection may be silent for little longer. */
const MAX_TO_DRAW_MS = 45_000;

/** No person fills in a form faster than this, in milliseconds. */
const MIN_MS = 2000;

export interface IntakeParts {
  readonly store: Pick<LeadStore, 'accept' | 'answerTo' | 'takenSlots' | 'addVisitToken'>;
  readonly log: LeadLog;
  /** Where photos wait until they are drawn. */
  readonly uploads: Pick<Uploads, 'open'>;
  readonly drawPhoto: DrawPhoto;
  readonly limits: Limits;
  /** The origins of the site and of other sites whose pages may send enquiries here. */
  readonly origins: readonly string[];
  /** The target of the link "Back to the site". */
  readonly siteUrl: string;
  /** Named to shoppers whose form cannot be taken. */
  readonly phone?: string;
  readonly country: Country;
  readonly dealer: Pick<Lead, 'dealerId' | 'brandId' | 'stockVersion'>;
  /** What the dealership sells; cars, if it does not say. */
  readonly stockType?: StockType;
  /** The opening hours for days and times that shoppers choose; without them any day is taken. */
  readonly places?: () => Promise<VisitPlaces>;
  /** Returns the offers on the site, so that an enquiry names them as they are. @param ids those that it names */
  readonly offersOf?: (ids: readonly string[]) => Promise<readonly PublishedOffer[] | undefined>;
  readonly destinationsOf: (enquiry: Enquiry) => readonly Destination[];
  /** Called after a lead was accepted, so that it is delivered at once. */
  readonly onAccepted?: () => void;
  readonly now?: () => number;
}

/**
 * The handler of `/api/enquiries`: takes a filled-in form and answers 201 with its reference.
 * Law: it answers 201 (or 303 to a form without JavaScript) only after the lead and its deliveries are safely stored.
 */
export function createIntake(parts: IntakeParts): Handler {
  const { siteUrl, phone, log, now = Date.now } = parts;
  const { mostAMinute, mostADay } = parts.limits;
  const isTooManyForms = rateLimit({
    mostAMinute: FORMS_FOR_EACH * mostAMinute,
    mostADay: FORMS_FOR_EACH * mostADay,
  });
  const isTooMany = rateLimit(parts.limits);
  const isAllowed = originGuard(parts.origins, log);
  const keep = keeper(parts);

  const accept = async (request: Request, address: string): Promise<Response> => {
    const folder = parts.uploads.open(address);
    try {
      const read = await readEnquiry(request, folder, parts);
      if (read.kind === 'err') return read.fault;
      const wait = isTooMany(address, now());
      return wait === undefined
        ? await keep(request, address, read.value)
        : refuse(request, siteUrl, tooMany(wait));
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      log({ event: 'storeFault', fault: faultCode(error) });
      return refuse(request, siteUrl, UNAVAILABLE);
    } finally {
      await folder.remove();
    }
  };

  const answerTo = async (request: Request, address: string): Promise<Response> => {
    const isFromUs = isAllowed(request);
    if (request.method === 'POST') {
      if (!isFromUs) return refuse(request, siteUrl, elsewhere(siteUrl, phone));
      const wait = isTooManyForms(address, now());
      return wait === undefined ? accept(request, address) : refuse(request, siteUrl, tooMany(wait));
    }
    if (request.method === 'OPTIONS') return preflight('content-type, idempotency-key');
    const { searchParams } = new URL(request.url);
    const sent = searchParams.get('sent') ?? '';
    const token = searchParams.get('visit') ?? '';
    if (request.method === 'GET' && /^[A-Z0-9-]{7}$/.test(sent))
      return html(thanksPage(sent, siteUrl, /^[\w-]{32}$/.test(token) ? visitPath(token) : undefined), 200);
    return otherMethod('POST');
  };

  return async (request, address) => readableBy(request, await answerTo(request, address));
}

/** The page of a visit, on this server. */
const visitPath = (token: string): string => `${VISITS_PATH}?visit=${token}`;

const tooMany = (wait: number): Refusal => ({
  status: 429,
  message: 'Too many enquiries came from your connection.',
  headers: { 'retry-after': String(wait) },
});

const elsewhere = (siteUrl: string, phone: string | undefined): Refusal => ({
  status: 403,
  message: `This address can’t send forms. Please use ${siteUrl}${phone ? `, or call us on ${phone}` : ''}.`,
});

const CONFLICT: Refusal = {
  status: 409,
  message: 'This form was sent before with other words. Open it again to send another enquiry.',
};

const UNREADABLE: Readonly<Record<'tooLarge' | 'unsupported' | 'page', Refusal>> = {
  tooLarge: {
    status: 413,
    message: 'What you sent is too large: send fewer or smaller photos, or shorter text.',
  },
  unsupported: { status: 415, message: 'Send JSON or a form.' },
  page: { status: 422, message: 'Your form did not reach us whole. Go back and send it again.' },
};

/** What a browser sent, and the enquiry in it. */
interface SentEnquiry {
  readonly submission: Submission;
  readonly enquiry: Enquiry;
}

/** Reads and checks a form. @returns the answer to one that cannot be taken. @throws `Unavailable` */
async function readEnquiry(
  request: Request,
  folder: UploadFolder,
  { siteUrl, country, places, stockType, now = Date.now }: IntakeParts,
): Promise<Result<SentEnquiry, Response>> {
  const read = await readSubmission(request, folder, country.forms);
  if (read.kind === 'err') {
    const fault = read.fault === 'unreadable' ? 'page' : read.fault;
    return err(
      fault === 'page' && !wantsPage(request)
        ? Response.json({ faults: [{ field: '', message: 'The request cannot be read' }] }, { status: 422 })
        : refuse(request, siteUrl, UNREADABLE[fault]),
    );
  }
  const submission = read.value;
  const known = await places?.();
  const parsed = parseEnquiry(submission.enquiry, country.forms, (kind, yard) => {
    const hours = known && visitPlace(known, kind, yard)?.hours;
    return hours && { hours, now: new Date(now()) };
  });
  if (parsed.kind === 'err') return err(invalid(submission, parsed.fault, { country, stockType }));
  if (submission.key !== undefined && !/^[\w-]{8,100}$/.test(submission.key))
    return err(
      invalid(submission, [{ field: 'idempotencyKey', message: 'The key must be a UUID' }], {
        country,
        stockType,
      }),
    );
  return ok({ submission, enquiry: parsed.value });
}

/** Names what is wrong: as the form again, with every word, to a form without JavaScript. */
const invalid = (
  { isPlain, enquiry, key }: Submission,
  faults: readonly FieldFault<string>[],
  { country, stockType = 'cars' }: Pick<IntakeParts, 'country' | 'stockType'>,
  status = 422,
): Response =>
  isPlain
    ? html(formPage(enquiry, faults, key ?? randomUUID(), stockType, country), status)
    : Response.json({ faults }, { status });

/** Draws the photos when it is their turn, and stops when their sender leaves. */
const photoDrawer = (drawPhoto: DrawPhoto) => {
  const inTurn = senderTurns();
  return (request: Request, address: string, { photos, hasTooManyPhotos }: Submission) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(MAX_TO_DRAW_MS)]);
    const drawn = inTurn(address, () => drawPhotos(photos, hasTooManyPhotos, drawPhoto, signal));
    return unlessAborted(drawn, signal).catch((error: unknown) => {
      throw request.signal.aborted ? error : new Unavailable('photos wait too long');
    });
  };
};

/** The token of the page of a visit, if a time is kept for the lead. Without it, the mail still has one. */
async function visitToken(
  { answers }: Enquiry,
  reference: string,
  { store, now = Date.now }: IntakeParts,
): Promise<string | undefined> {
  if (!('time' in answers) || answers.time.trim() === '') return undefined;
  const { token, hash } = newToken();
  return (await store.addVisitToken(reference, hash, now()).catch(() => false)) ? token : undefined;
}

async function answered(
  request: Request,
  { submission: { isPlain }, enquiry }: SentEnquiry,
  acceptance: KeyedAnswer,
  parts: IntakeParts,
): Promise<Response> {
  if (acceptance.kind === 'conflict') return refuse(request, parts.siteUrl, CONFLICT);
  const { reference, receivedAt } = acceptance;
  const token = await visitToken(enquiry, reference, parts);
  const location = `${ENQUIRIES_PATH}?sent=${reference}${token === undefined ? '' : `&visit=${token}`}`;
  return isPlain
    ? new Response(null, { status: 303, headers: { location } })
    : Response.json(
        { reference, receivedAt, ...(token !== undefined && { visit: visitPath(token) }) },
        { status: 201 },
      );
}

/** What somebody reads whose time was taken while they filled in the form. */
async function tooLate(
  enquiry: Enquiry,
  { store, now = Date.now, ...parts }: IntakeParts,
): Promise<readonly FieldFault<string>[]> {
  const places = await parts.places?.();
  const place = places && placeOf(enquiry, places);
  const visit = places && wantedVisit(enquiry, places, now());
  if (!place || !visit) return [];
  const today = wallClock(new Date(now()), place.hours.timeZone).date;
  const taken = await store.takenSlots(place.id, place.visitsAtOnce, today).catch(Unavailable.because);
  return [{ field: 'time', message: takenWords(place.hours, visit, new Date(now()), new Set(taken)) }];
}

/** Stores enquiries with their photos, each once. */
function keeper(parts: IntakeParts) {
  const { store, log, now = Date.now } = parts;
  const draw = photoDrawer(parts.drawPhoto);
  return async (request: Request, address: string, sent: SentEnquiry): Promise<Response> => {
    const { submission, enquiry } = sent;
    const hash = contentHash(enquiry, submission.photos);
    const receivedAt = new Date(now()).toISOString();
    const isSpam = submission.honeypot !== '' || isHasty(enquiry);
    // A form without JavaScript has no key. If it is sent twice on one day, it counts as the same enquiry. Spam gets a key
    // of its own: a person whose browser filled in the hidden field can try again without it.
    const key = submission.key ?? [receivedAt.slice(0, 10), hash, ...(isSpam ? ['spam'] : [])].join('.');
    const before = await store.answerTo(key, hash).catch(Unavailable.because);
    if (before !== undefined) return answered(request, sent, before, parts);
    const photos = await draw(request, address, submission);
    if (photos.kind === 'err') {
      const { message, isTooLarge } = photos.fault;
      return invalid(submission, [{ field: 'photos', message }], parts, isTooLarge ? 413 : 422);
    }
    const places = await parts.places?.();
    const ids = offerIds(enquiry);
    // A site that does not answer must not cost an enquiry.
    const offers = ids.length > 0 ? await parts.offersOf?.(ids).catch(() => undefined) : undefined;
    const lead = {
      key,
      contentHash: hash,
      status: isSpam ? ('spam' as const) : ('accepted' as const),
      lead: { receivedAt, ...parts.dealer, enquiry: withKnownOffers(enquiry, offers, now()) },
      photos: photos.value,
      destinations: isSpam ? [] : parts.destinationsOf(enquiry),
      // A robot's booking is not kept.
      visit: isSpam || places === undefined ? undefined : wantedVisit(enquiry, places, now()),
    };
    const acceptance = await store.accept(lead).catch(Unavailable.because);
    if (acceptance.kind === 'taken') return invalid(submission, await tooLate(enquiry, parts), parts);
    if (acceptance.kind === 'accepted') {
      log({ event: lead.status, reference: acceptance.reference });
      parts.onAccepted?.();
    }
    return answered(request, sent, acceptance, parts);
  };
}

/** Whether the form was sent sooner after it was opened than a person can type, by the shopper's own clock. */
const isHasty = ({ context: { openedAt, sentAt } }: Enquiry): boolean =>
  openedAt !== undefined && sentAt !== undefined && Date.parse(sentAt) - Date.parse(openedAt) < MIN_MS;
