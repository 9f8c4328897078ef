import { randomUUID } from 'node:crypto';
import type { Enquiry } from '../src/domain/enquiry/enquiry';
import type { FieldFault } from '../src/domain/enquiry/enquiryField';
import { type VisitPlaces, visitHours } from '../src/domain/enquiry/visitTimes';
import type { StockType } from '../src/domain/stock/stockTypes';
import type { Handler } from './httpServer';
import type { Destination, Lead } from './lead';
import { faultCode, type LeadLog } from './leadLog';
import { parseEnquiry } from './parseEnquiry';
import { type DrawPhoto, drawPhotos } from './photos';
import { formPage, refusalPage, thanksPage } from './plainPages';
import { type Limits, rateLimit } from './rateLimit';
import { senderTurns, unlessAborted } from './senderTurns';
import type { LeadStore } from './store';
import { contentHash, readSubmission, type Submission } from './submission';
import { NoRoom, type UploadFolder, type Uploads } from './uploads';

export const ENQUIRIES_PATH = '/api/enquiries';

/** How many forms may come for each enquiry of the limits: the others are refused, so a shopper can mend what is wrong. */
const FORMS_FOR_EACH = 4;

/** Photos wait their turn and are drawn in this time, in milliseconds: the connection may be silent for little longer. */
const MAX_TO_DRAW_MS = 45_000;

/** Nobody fills in a form faster than this, in milliseconds. */
const MIN_MS = 2000;

/** How much of refused origins the log names. */
const MAX_ORIGINS_TOLD = 100;
const MAX_ORIGIN_LENGTH = 200;

export interface IntakeParts {
  readonly store: Pick<LeadStore, 'accept' | 'answerTo'>;
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
  readonly dealer: Pick<Lead, 'dealerId' | 'brandId' | 'stockVersion'>;
  /** What the dealership sells; cars, if it does not say. */
  readonly stockType?: StockType;
  /** The opening hours for days and times that shoppers choose; without them any day is taken. */
  readonly places?: VisitPlaces;
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
  const { store, log, now = Date.now } = parts;
  const { mostAMinute, mostADay } = parts.limits;
  const isTooManyForms = rateLimit({
    mostAMinute: FORMS_FOR_EACH * mostAMinute,
    mostADay: FORMS_FOR_EACH * mostADay,
  });
  const isTooMany = rateLimit(parts.limits);
  const inTurn = senderTurns();

  const accept = async (request: Request, address: string): Promise<Response> => {
    const wait = isTooManyForms(address, now());
    if (wait !== undefined) return tooMany(request, wait);
    const folder = parts.uploads.open(address);
    try {
      return await acceptFrom(request, address, folder);
    } catch (error) {
      if (error instanceof NoRoom) return unavailable(request, error);
      throw error;
    } finally {
      await folder.remove();
    }
  };

  const acceptFrom = async (request: Request, address: string, folder: UploadFolder): Promise<Response> => {
    const read = await readSubmission(request, folder);
    if (read.kind === 'err') {
      const tooLarge = 'What you sent is too large: send fewer or smaller photos, or shorter text.';
      if (read.fault === 'tooLarge') return refusal(request, 413, tooLarge);
      if (read.fault === 'unsupported') return refusal(request, 415, 'Send JSON or a form.');
      if (wantsPage(request))
        return refusal(request, 422, 'Your form did not reach us whole. Go back and send it again.');
      const faults = [{ field: '', message: 'The request cannot be read' }];
      return invalid({ isPlain: false } as Submission, faults);
    }
    const submission = read.value;
    const parsed = parseEnquiry(submission.enquiry, (kind, yard) => {
      const hours = parts.places && visitHours(parts.places, kind, yard);
      return hours && { hours, now: new Date(now()) };
    });
    if (parsed.kind === 'err') return invalid(submission, parsed.fault);
    if (submission.key !== undefined && !/^[\w-]{8,100}$/.test(submission.key))
      return invalid(submission, [{ field: 'idempotencyKey', message: 'The key must be a UUID' }]);
    const wait = isTooMany(address, now());
    if (wait !== undefined) return tooMany(request, wait);
    const enquiry = parsed.value;
    const hash = contentHash(enquiry, submission.photos);
    const receivedAt = new Date(now()).toISOString();
    const isSpam = submission.honeypot !== '' || isHasty(enquiry);
    // A form without JavaScript has no key. If it is sent twice on one day, it counts as the same enquiry. Spam gets a key
    // of its own: a person whose browser filled in the hidden field can try again without it.
    const key = submission.key ?? [receivedAt.slice(0, 10), hash, ...(isSpam ? ['spam'] : [])].join('.');

    try {
      const before = await store.answerTo(key, hash);
      if (before?.kind === 'conflict') return conflict(request);
      if (before !== undefined) return received(submission, before);
    } catch (error) {
      return unavailable(request, error);
    }
    const photos = await draw(request, address, submission).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      return undefined;
    });
    if (photos === undefined) return unavailable(request, new NoRoom('photos wait too long'));
    if (photos.kind === 'err') {
      const { message, isTooLarge } = photos.fault;
      return invalid(submission, [{ field: 'photos', message }], isTooLarge ? 413 : 422);
    }
    try {
      const accepted = await store.accept({
        key,
        contentHash: hash,
        status: isSpam ? 'spam' : 'accepted',
        lead: { receivedAt, ...parts.dealer, enquiry },
        photos: photos.value,
        destinations: isSpam ? [] : parts.destinationsOf(enquiry),
      });
      if (accepted.kind === 'conflict') return conflict(request);
      if (accepted.kind === 'accepted') {
        log({ event: isSpam ? 'spam' : 'accepted', reference: accepted.reference });
        parts.onAccepted?.();
      }
      return received(submission, accepted);
    } catch (error) {
      return unavailable(request, error);
    }
  };

  /** Draws the photos when it is their turn, and stops when their sender leaves. */
  const draw = (request: Request, address: string, { photos, hasTooManyPhotos }: Submission) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(MAX_TO_DRAW_MS)]);
    const drawn = inTurn(address, () => drawPhotos(photos, hasTooManyPhotos, parts.drawPhoto, signal));
    return unlessAborted(drawn, signal);
  };

  const received = (
    { isPlain }: Submission,
    { reference, receivedAt }: { readonly reference: string; readonly receivedAt: string },
  ): Response =>
    isPlain
      ? new Response(null, { status: 303, headers: { location: `${ENQUIRIES_PATH}?sent=${reference}` } })
      : Response.json({ reference, receivedAt }, { status: 201 });

  const invalid = (
    { isPlain, enquiry, key }: Submission,
    faults: readonly FieldFault<string>[],
    status = 422,
  ): Response =>
    isPlain
      ? html(formPage(enquiry, faults, key ?? randomUUID(), parts.stockType ?? 'cars'), status)
      : Response.json({ faults }, { status });

  const refusal = (
    request: Request,
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ): Response => refuse(request, parts.siteUrl, { status, message, headers });

  const elsewhere = (request: Request): Response =>
    refusal(
      request,
      403,
      `This address can’t send forms. Please use ${parts.siteUrl}${parts.phone ? `, or call us on ${parts.phone}` : ''}.`,
    );

  const refused = new Set<string>();

  /** Each origin once: whoever repeats a request must not fill the log. */
  const tellRefused = (origin: string): void => {
    const named = URL.canParse(origin) ? new URL(origin).origin.slice(0, MAX_ORIGIN_LENGTH) : 'null';
    if (refused.has(named) || refused.size >= MAX_ORIGINS_TOLD) return;
    refused.add(named);
    log({ event: 'originRefused', origin: named, hint: 'LEADS_ALLOWED_ORIGINS can add it' });
  };

  const tooMany = (request: Request, wait: number): Response =>
    refusal(request, 429, 'Too many enquiries came from your connection.', { 'retry-after': String(wait) });

  const conflict = (request: Request): Response =>
    refusal(
      request,
      409,
      'This form was sent before with other words. Open it again to send another enquiry.',
    );

  const unavailable = (request: Request, error: unknown): Response => {
    log({ event: 'storeFault', fault: faultCode(error) });
    return refuse(request, parts.siteUrl, UNAVAILABLE);
  };

  return async (request, address) => {
    const origin = request.headers.get('origin');
    const allowed = origin === null || isAllowed(request, origin, parts.origins);
    const shared = new Headers({ 'cache-control': 'no-store', vary: 'Origin' });
    // A page elsewhere may read why it is refused: else its shopper would be told to wait.
    if (origin !== null && origin !== 'null') shared.set('access-control-allow-origin', origin);
    if (origin !== null && !allowed) tellRefused(origin);
    const answer = await answerTo(request, address, allowed);
    for (const [name, value] of shared) answer.headers.set(name, value);
    return answer;
  };

  async function answerTo(request: Request, address: string, allowed: boolean): Promise<Response> {
    if (request.method === 'POST') return allowed ? accept(request, address) : elsewhere(request);
    if (request.method === 'OPTIONS')
      return new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type, idempotency-key',
          'access-control-max-age': '86400',
        },
      });
    const sent = new URL(request.url).searchParams.get('sent') ?? '';
    if (request.method === 'GET' && /^[A-Z0-9-]{7}$/.test(sent))
      return html(thanksPage(sent, parts.siteUrl), 200);
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  }
}

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer if no enquiry can be stored. Browsers try again after the seconds in the header. */
export const UNAVAILABLE: Refusal = {
  status: 503,
  message: 'We cannot take enquiries just now. Please try again in a minute, or call us.',
  headers: { 'retry-after': '30' },
};

const wantsPage = ({ headers }: Request): boolean => (headers.get('accept') ?? '').includes('text/html');

/** Says why an enquiry was refused: as a page to a form without JavaScript, else as JSON. */
export const refuse = (
  request: Request,
  siteUrl: string,
  { status, message, headers = {} }: Refusal,
): Response =>
  wantsPage(request)
    ? html(refusalPage(message, siteUrl), status, headers)
    : Response.json({ message }, { status, headers });

/** Allows pages of the site itself, of the server's own host, and of the sites in the settings. */
export function isAllowed(request: Request, origin: string, origins: readonly string[]): boolean {
  if (origins.includes(origin)) return true;
  // A page with a strict referrer policy sends `null`. The browser still says whether the request is from this site.
  if (origin === 'null') return request.headers.get('sec-fetch-site') === 'same-origin';
  return (
    URL.canParse(origin) &&
    new URL(origin).host === (request.headers.get('host') ?? new URL(request.url).host)
  );
}

/** A page. `answerHeaders` say what it may do. */
const html = (text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

/** Whether the form was sent sooner after it was opened than a person can type, by the shopper's own clock. */
const isHasty = ({ context: { openedAt, sentAt } }: Enquiry): boolean =>
  openedAt !== undefined && sentAt !== undefined && Date.parse(sentAt) - Date.parse(openedAt) < MIN_MS;
