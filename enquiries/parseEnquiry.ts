import { z } from 'zod';
import { CAMPAIGN_PARAMETERS } from '../src/domain/campaign';
import type { Forms } from '../src/domain/country';
import { checkEnquiry, type Visit } from '../src/domain/enquiry/checkEnquiry';
import type { Enquiry, EnquiryContext } from '../src/domain/enquiry/enquiry';
import {
  type Answer,
  type EnquiryField,
  emptyAnswer,
  type FieldFault,
  type LooseAnswers,
  MAX_TYPED_LETTERS,
  plainAnswer,
  plainText,
} from '../src/domain/enquiry/enquiryField';
import { fieldsOf } from '../src/domain/enquiry/enquiryForms';
import { MAX_OFFERS } from '../src/domain/enquiry/enquiryItem';
import { type EnquiryKind, isEnquiryKind } from '../src/domain/enquiry/enquiryKind';
import { isRecord } from '../src/domain/knownFields';
import { err, ok, type Result } from '../src/domain/result';
import { STOCK_TYPES, VEH_TYPES } from '../src/domain/stock/stockTypes';

type Fault = FieldFault<string>;
type Loose = Readonly<Record<string, unknown>>;

const fault = (field: string, message: string): readonly Fault[] => [{ field, message }];

const UNKNOWN = 'This form has no such field';
const UNREADABLE = 'This value cannot be read';

/**
 * Reads what a browser sent: `{ kind, answers, context }`. Missing answers count as empty, and answers lose what nobody can
 * see in them (`plainAnswer`). Refuses a field that the form does not have, so that the store never holds data that no form
 * asked for.
 * @param forms what people of the country fill in
 * @param visitOf when somebody can come about a kind of enquiry, to a yard; nothing if unknown
 * @returns the enquiry, or all faults at once, each with the name of its field (`context.item.price` inside the context).
 */
export function parseEnquiry(
  input: unknown,
  forms: Forms,
  visitOf: (kind: EnquiryKind, yard: string | undefined) => Visit | undefined = () => undefined,
): Result<Enquiry, readonly Fault[]> {
  if (!isRecord(input)) return err(fault('', UNREADABLE));
  const { kind, answers = {}, context: sent = {}, ...others } = input;
  const context = plainTexts(sent);
  if (!isEnquiryKind(kind)) return err(fault('kind', 'There is no such form'));
  if (!isRecord(answers)) return err(fault('answers', UNREADABLE));
  const read = readAnswers(kind, answers, forms);
  const faults = [
    ...Object.keys(others).flatMap((field) => fault(field, UNKNOWN)),
    ...read.faults,
    ...checkEnquiry(kind, read.answers, forms, visitOf(kind, yardIn(context))).filter(
      ({ field }) => !read.faults.some((one) => one.field === field),
    ),
    ...contextFaults(context),
  ];
  if (faults.length > 0) return err(faults);
  return ok({ kind, answers: read.answers, context: context as EnquiryContext } as Enquiry);
}

/** The same value whose texts hold what a reader sees of them: a title may come from whoever wrote the request. */
function plainTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MAX_TYPED_LETTERS ? value : plainText(value);
  if (Array.isArray(value)) return value.map(plainTexts);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plainTexts(inner)]));
}

/** The yard of the vehicle in a context that is not checked yet. */
function yardIn(context: unknown): string | undefined {
  const item = isRecord(context) ? context.item : undefined;
  return isRecord(item) && typeof item.yard === 'string' ? item.yard : undefined;
}

function readAnswers(
  kind: EnquiryKind,
  given: Loose,
  forms: Forms,
): { readonly answers: LooseAnswers; readonly faults: readonly Fault[] } {
  const fields = fieldsOf(kind, forms).filter(({ input }) => input !== 'photos');
  const names = new Set(fields.map(({ name }) => name));
  const answers: Record<string, Answer> = {};
  const faults: Fault[] = Object.keys(given).flatMap((name) => (names.has(name) ? [] : fault(name, UNKNOWN)));
  for (const field of fields) {
    const value = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
    const isRead = value === undefined || isAnswer(field, value);
    answers[field.name] =
      isRead && value !== undefined ? plainAnswer(field, value as Answer) : emptyAnswer(field);
    if (!isRead) faults.push(...fault(field.name, UNREADABLE));
  }
  return { answers, faults };
}

function isAnswer({ input, options }: EnquiryField, value: unknown): boolean {
  if (input === 'tick') return typeof value === 'boolean';
  if (input !== 'choices') return typeof value === 'string';
  return (
    Array.isArray(value) &&
    value.length <= Object.keys(options ?? {}).length &&
    value.every((one) => typeof one === 'string')
  );
}

const text = (most: number) => z.string().max(most);
/** The largest number that we accept as a price in cents, a year or an odometer reading. */
const number = z.number().min(0).max(100_000_000_000);
/** As long as one field of the stock can be. */
const word = text(300);
/** A title is made of five such fields. */
const title = text(1600);
/** A path of this site: no other host, no query, nothing that a mail program could take for another address. */
const path = text(2000).regex(/^\/(?![/\\])[^\s?#\\]*$/);
const instant = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/)
  .refine((value) => !Number.isNaN(Date.parse(value)));
const subject = z.strictObject({ id: word, title });
/** The calculator sends eight lines and Build and price five, one of them with all accessories. */
const lines = z.array(z.strictObject({ label: text(100), value: text(3000) })).max(12);

const ITEM = z
  .strictObject({
    id: word,
    stockType: z.enum(Object.keys(STOCK_TYPES)),
    title,
    path,
    price: number,
    priceType: z.enum(['driveAway', 'egc', 'poa']),
    yard: word,
    vehType: z.enum(VEH_TYPES),
    year: number,
    make: word,
    model: word,
    variations: word,
    vin: word,
    stockNumber: word,
    odometer: number,
    offers: z.array(subject).max(MAX_OFFERS),
  })
  .partial()
  .required({ id: true, title: true, path: true });

const CONTEXT = z
  .strictObject({
    item: ITEM,
    special: subject,
    model: subject,
    teamMember: subject,
    priceToPay: lines,
    figures: lines,
    build: lines,
    consent: z.strictObject({ text: text(5000), version: word, at: instant }),
    campaignId: word,
    campaign: z.strictObject(Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, title]))).partial(),
    page: path,
    language: text(35),
    openedAt: instant,
    sentAt: instant,
  })
  .partial();

const contextFaults = (context: unknown): readonly Fault[] =>
  (CONTEXT.safeParse(context).error?.issues ?? []).flatMap((issue) => {
    const field = ['context', ...issue.path].join('.');
    return issue.code === 'unrecognized_keys'
      ? issue.keys.flatMap((key) => fault(`${field}.${key}`, UNKNOWN))
      : fault(field, UNREADABLE);
  });
