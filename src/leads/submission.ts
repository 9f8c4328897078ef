import { createHash } from 'node:crypto';
import type { Enquiry, EnquiryContext } from '../domain/enquiry/enquiry';
import type { EnquiryField } from '../domain/enquiry/enquiryField';
import { fieldsOf } from '../domain/enquiry/enquiryForms';
import { isEnquiryKind } from '../domain/enquiry/enquiryKind';
import { PHOTO_LIMITS } from '../domain/enquiry/photoLimits';
import { err, ok, type Result } from '../domain/result';
import { stockItemPath } from '../domain/stock/stockItemPath';

/** The most bytes of a request, apart from its photos. */
export const MOST_BYTES = 1_000_000;

/** The field that people cannot see and so leave empty. */
export const HONEYPOT = 'website';

/** What a browser sent, before it is checked. */
export interface Submission {
  /** Sent by a form without JavaScript, so the answer is a page. */
  readonly isPlain: boolean;
  /** `{ kind, answers, context }`, for `parseEnquiry`. */
  readonly enquiry: Readonly<Record<string, unknown>>;
  /** The idempotency key: a header, or a field of a form without JavaScript. */
  readonly key?: string;
  /** The value of the field that people leave empty. */
  readonly honeypot: string;
  readonly photos: readonly File[];
}

export type SubmissionFault = 'unsupported' | 'tooLarge' | 'unreadable';

type ContentType = 'json' | 'multipart' | 'urlencoded';

function contentTypeOf(request: Request): ContentType | undefined {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'multipart/form-data') return 'multipart';
  return type === 'application/x-www-form-urlencoded' ? 'urlencoded' : undefined;
}

/** Reads a request to `/api/enquiries` in any of its three formats, and never more bytes than allowed. */
export async function readSubmission(request: Request): Promise<Result<Submission, SubmissionFault>> {
  const type = contentTypeOf(request);
  if (type === undefined) return err('unsupported');
  const most = MOST_BYTES + (type === 'multipart' ? PHOTO_LIMITS.count * PHOTO_LIMITS.bytes : 0);
  const bytes = await readAtMost(request, most);
  if (bytes === undefined) return err('tooLarge');
  const key = request.headers.get('idempotency-key') ?? undefined;
  try {
    if (type === 'json') return fromJson(JSON.parse(new TextDecoder().decode(bytes)), key);
    const form = await new Response(bytes as BodyInit, {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData();
    return fromForm(form, key, request.headers);
  } catch {
    return err('unreadable');
  }
}

async function readAtMost(request: Request, most: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  if (request.body === null) return new Uint8Array();
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function fromJson(value: unknown, key: string | undefined): Result<Submission, SubmissionFault> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return err('unreadable');
  const { [HONEYPOT]: honeypot = '', ...enquiry } = wellFormed(value) as Record<string, unknown>;
  return ok({ isPlain: false, enquiry, key, honeypot: String(honeypot), photos: [] });
}

/** Reads a form. Its answers stand beside `kind`, `context` (as JSON), `idempotencyKey`, photos and the honeypot. */
function fromForm(
  form: FormData,
  key: string | undefined,
  headers: Headers,
): Result<Submission, SubmissionFault> {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const kind = text('kind');
  const fields = new Map<string, EnquiryField>(
    isEnquiryKind(kind) ? fieldsOf(kind).map((field) => [field.name, field]) : [],
  );
  const answers: Record<string, unknown> = {};
  const photos: File[] = [];
  for (const name of new Set(form.keys())) {
    if (['kind', 'context', 'idempotencyKey', HONEYPOT].includes(name)) continue;
    const all = form.getAll(name);
    const field = fields.get(name);
    if (field?.input === 'photos')
      // A browser sends an empty file if none was chosen.
      photos.push(...all.filter((one): one is File => typeof one !== 'string' && one.size > 0));
    else if (field?.input === 'tick') answers[name] = true;
    else if (field?.input === 'choices') answers[name] = all;
    // A repeated field, or a file in place of text, is not an answer: `parseEnquiry` refuses it.
    else answers[name] = all.length === 1 ? withPlainLines(all[0]) : all;
  }
  const context = text('context');
  const isPlain = (headers.get('accept') ?? '').includes('text/html');
  const given = context === '' ? undefined : (JSON.parse(context) as EnquiryContext);
  return ok({
    isPlain,
    enquiry: wellFormed({
      kind,
      answers,
      context: isPlain ? ofPlainForm(given ?? {}, headers.get('referer') ?? '') : given,
    }) as Record<string, unknown>,
    key: key ?? (text('idempotencyKey') || undefined),
    honeypot: text(HONEYPOT),
    photos,
  });
}

/**
 * Completes the context of a form that was sent without JavaScript. The browser sends the address of the form's page, which
 * names the subject of the form. The form itself holds the consent text; the time of consent is now.
 */
function ofPlainForm(context: EnquiryContext, referer: string): EnquiryContext {
  const { consent } = context;
  const at = consent?.at ?? new Date().toISOString();
  const agreed = consent === undefined ? {} : { consent: { ...consent, at } };
  // A form that was returned with its faults already holds its page. To another host, browsers send only the origin.
  const { pathname, searchParams } = new URL(URL.canParse(referer) ? referer : 'https://unknown.invalid/');
  if (context.page !== undefined || pathname === '/') return { ...context, ...agreed };
  const named = (name: string): string => (searchParams.get(name) ?? '').slice(0, MOST_OF_A_NAME);
  const stock = named('stock');
  const subjects = (['special', 'model', 'teamMember'] as const).flatMap((name) =>
    named(name) === '' ? [] : [[name, { id: named(name), title: named(name) }]],
  );
  return {
    ...context,
    ...agreed,
    ...(stock === ''
      ? {}
      : { item: { id: stock, title: `Stock item ${stock}`, path: stockItemPath(stock, '') } }),
    ...Object.fromEntries(subjects),
    page: pathname,
  };
}

/** The most letters of an id in an address. */
const MOST_OF_A_NAME = 200;

/** Forms send every line break as CR LF; a screen counts and shows it as one letter. */
const withPlainLines = (value: FormDataEntryValue | undefined): unknown =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;

/** Half of a surrogate pair cannot be stored or sent. It becomes the replacement character. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return /[\ud800-\udfff]/.test(value) ? Buffer.from(value).toString() : value;
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wellFormed(one)]));
}

/** Hashes every answer, the context and each photo, but not the time of sending. The same form gets the same hash. */
export async function contentHash(
  { kind, answers, context }: Enquiry,
  photos: readonly File[],
): Promise<string> {
  const { openedAt: _opened, sentAt: _sent, consent, ...others } = context;
  const lasting = { ...others, consent: consent && [consent.text, consent.version] };
  const pictures = await Promise.all(photos.map(async (photo) => sha256(await photo.bytes())));
  return sha256(JSON.stringify(inOrder([kind, answers, lasting, pictures])));
}

const sha256 = (value: string | Uint8Array): string => createHash('sha256').update(value).digest('hex');

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, one]) => [name, inOrder(one)]);
};
