import { createHash } from 'node:crypto';
import type { Forms } from '../src/domain/country';
import type { Enquiry, EnquiryContext } from '../src/domain/enquiry/enquiry';
import type { EnquiryField } from '../src/domain/enquiry/enquiryField';
import { fieldsOf } from '../src/domain/enquiry/enquiryForms';
import { isEnquiryKind } from '../src/domain/enquiry/enquiryKind';
import { HONEYPOT } from '../src/domain/enquiry/honeypot';
import { err, ok, type Result } from '../src/domain/result';
import { stockItemPath } from '../src/domain/stock/stockItemPath';
import { ownTurn } from './ownTurn';
import { readBytes, readJson, TooLarge } from './readBody';
import { MAX_BYTES, MAX_BYTES_WITH_PHOTOS, readForm, type SentForm } from './readForm';
import { Unavailable } from './unavailable';
import type { Upload, UploadFolder } from './uploads';

/** What a browser sent, before it is checked. */
export interface Submission {
  /** Sent by a form without JavaScript, so the answer is a page. */
  readonly isPlain: boolean;
  /** `{ kind, answers, context }`, for `parseEnquiry`. */
  readonly enquiry: Readonly<Record<string, unknown>>;
  /** The idempotency key: a header, or a field of a form without JavaScript. */
  readonly key?: string;
  readonly honeypot: string;
  readonly photos: readonly Upload[];
  /** More files were sent than a form may hold; the others were not read. */
  readonly hasTooManyPhotos: boolean;
}

type SubmissionFault = 'unsupported' | 'tooLarge' | 'unreadable';

type ContentType = 'json' | 'multipart' | 'urlencoded';

function contentTypeOf(request: Request): ContentType | undefined {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'multipart/form-data') return 'multipart';
  return type === 'application/x-www-form-urlencoded' ? 'urlencoded' : undefined;
}

/**
 * Reads a request to `/api/enquiries` in any of its three formats. Photos go straight to `folder`, so a request never needs
 * more memory than its words.
 * @throws `Unavailable` if the photos cannot be saved just now
 */
export async function readSubmission(
  request: Request,
  folder: UploadFolder,
  forms: Forms,
): Promise<Result<Submission, SubmissionFault>> {
  const type = contentTypeOf(request);
  if (type === undefined) return err('unsupported');
  const most = type === 'multipart' ? MAX_BYTES_WITH_PHOTOS : MAX_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > most) return err('tooLarge');
  const key = request.headers.get('idempotency-key') ?? undefined;
  try {
    if (type === 'json') {
      const bytes = await readBytes(request, most);
      await ownTurn();
      return fromJson(new TextDecoder().decode(bytes), key);
    }
    const form = await readForm(request, most, folder);
    await ownTurn();
    return ok(fromForm(form, key, request.headers, forms));
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    return err(error instanceof TooLarge ? 'tooLarge' : 'unreadable');
  }
}

/** @throws `TooLarge` where there are more values than any form has. */
function fromJson(text: string, key: string | undefined): Result<Submission, SubmissionFault> {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return err('unreadable');
  const { [HONEYPOT]: honeypot = '', ...enquiry } = wholeLetters(value) as Record<string, unknown>;
  return ok({
    isPlain: false,
    enquiry,
    key,
    honeypot: String(honeypot),
    photos: [],
    hasTooManyPhotos: false,
  });
}

/** Reads a form. Its answers come with `kind`, `context` (as JSON), `idempotencyKey`, photos and the honeypot. */
function fromForm(
  { fields: sent, files, hasTooManyFiles }: SentForm,
  key: string | undefined,
  headers: Headers,
  forms: Forms,
): Submission {
  const text = (name: string): string => sent.get(name)?.[0] ?? '';
  const kind = text('kind');
  const fields = new Map<string, EnquiryField>(
    isEnquiryKind(kind) ? fieldsOf(kind, forms).map((field) => [field.name, field]) : [],
  );
  const answers = new Map<string, unknown>();
  for (const [name, values] of sent) {
    if (['kind', 'context', 'idempotencyKey', HONEYPOT].includes(name)) continue;
    const { input } = fields.get(name) ?? {};
    if (input === 'photos') continue;
    if (input === 'tick') answers.set(name, true);
    else if (input === 'choices') answers.set(name, values);
    // A repeated field is not an answer: `parseEnquiry` refuses it.
    else answers.set(name, values.length === 1 ? withPlainLines(values[0] ?? '') : values);
  }
  const photos: Upload[] = [];
  for (const file of files) {
    if (fields.get(file.field)?.input !== 'photos') answers.set(file.field, [file.name]);
    // A browser sends an empty file if none was chosen.
    else if (file.size > 0) photos.push(file);
  }
  const context = text('context');
  const isPlain = (headers.get('accept') ?? '').includes('text/html');
  const parsed = context === '' ? undefined : (readJson(context) as EnquiryContext);
  return {
    isPlain,
    enquiry: wholeLetters({
      kind,
      answers: Object.fromEntries(answers),
      context: isPlain ? ofPlainForm(parsed ?? {}, headers.get('referer') ?? '') : parsed,
    }) as Record<string, unknown>,
    key: key ?? (text('idempotencyKey') || undefined),
    honeypot: text(HONEYPOT),
    photos,
    hasTooManyPhotos: hasTooManyFiles,
  };
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
  const named = (name: string): string => (searchParams.get(name) ?? '').slice(0, MAX_NAME_LENGTH);
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
const MAX_NAME_LENGTH = 200;

/** Forms send every line break as CR LF; a screen counts and shows it as one letter. */
const withPlainLines = (value: string): string => value.replaceAll('\r\n', '\n');

/**
 * The same value with whole letters: half of a surrogate pair cannot be stored or sent, so it becomes the replacement
 * character.
 */
function wholeLetters(value: unknown): unknown {
  if (typeof value === 'string') return /[\ud800-\udfff]/.test(value) ? Buffer.from(value).toString() : value;
  if (Array.isArray(value)) return value.map(wholeLetters);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wholeLetters(inner)]));
}

/** Hashes every answer, the context and each photo, but not the time of sending. The same form gets the same hash. */
export function contentHash({ kind, answers, context }: Enquiry, photos: readonly Upload[]): string {
  const { openedAt: _opened, sentAt: _sent, consent, ...others } = context;
  const lasting = { ...others, consent: consent && [consent.text, consent.version] };
  return createHash('sha256')
    .update(JSON.stringify(inOrder([kind, answers, lasting, photos.map(({ hash }) => hash)])))
    .digest('hex');
}

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, one]) => [name, inOrder(one)]);
};
