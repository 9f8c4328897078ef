import { CAMPAIGN_PARAMETERS } from '../campaign';
import { err, ok, type Result } from '../result';
import { STOCK_TYPES } from '../stock/stockTypes';
import { checkEnquiry, type Visit } from './checkEnquiry';
import type { Enquiry, EnquiryContext } from './enquiry';
import {
  type Answer,
  type EnquiryField,
  emptyAnswer,
  type FieldFault,
  type LooseAnswers,
  plainAnswer,
} from './enquiryField';
import { fieldsOf } from './enquiryForms';
import { type EnquiryKind, isEnquiryKind } from './enquiryKind';

type Fault = FieldFault<string>;
type Loose = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fault = (field: string, message: string): readonly Fault[] => [{ field, message }];

const UNKNOWN = 'This form has no such field';
const UNREADABLE = 'This value cannot be read';

/**
 * Reads what a browser sent: `{ kind, answers, context }`. Missing answers count as empty, and answers lose what nobody can
 * see in them (`plainAnswer`). Refuses a field that the form does not have, so that the store never holds data that no form
 * asked for.
 * @param visitOf when somebody can come about a kind of enquiry, to a yard; nothing if nobody knows
 * @returns the enquiry, or all faults at once, each with the name of its field (`context.item.price` inside the context).
 */
export function parseEnquiry(
  input: unknown,
  visitOf: (kind: EnquiryKind, yard: string | undefined) => Visit | undefined = () => undefined,
): Result<Enquiry, readonly Fault[]> {
  if (!isRecord(input)) return err(fault('', UNREADABLE));
  const { kind, answers = {}, context = {}, ...others } = input;
  if (!isEnquiryKind(kind)) return err(fault('kind', 'There is no such form'));
  if (!isRecord(answers)) return err(fault('answers', UNREADABLE));
  const read = readAnswers(kind, answers);
  const faults = [
    ...Object.keys(others).flatMap((field) => fault(field, UNKNOWN)),
    ...read.faults,
    ...checkEnquiry(kind, read.answers, visitOf(kind, yardIn(context))).filter(
      ({ field }) => !read.faults.some((one) => one.field === field),
    ),
    ...shapeFaults(CONTEXT, context, 'context'),
  ];
  if (faults.length > 0) return err(faults);
  return ok({ kind, answers: read.answers, context: context as EnquiryContext } as Enquiry);
}

/** The yard of the vehicle in a context that is not checked yet. */
function yardIn(context: unknown): string | undefined {
  const item = isRecord(context) ? context.item : undefined;
  return isRecord(item) && typeof item.yard === 'string' ? item.yard : undefined;
}

function readAnswers(
  kind: EnquiryKind,
  given: Loose,
): { readonly answers: LooseAnswers; readonly faults: readonly Fault[] } {
  const fields = fieldsOf(kind).filter(({ input }) => input !== 'photos');
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

/** The shape of a value in the context: a test of one value, a list of one shape, or named fields. */
type Shape =
  | ((value: unknown) => boolean)
  | { readonly each: Shape; readonly most: number }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly required?: readonly string[] };

const text =
  (most: number): Shape =>
  (value) =>
    typeof value === 'string' && value.length <= most;
const oneOf =
  (...values: readonly string[]): Shape =>
  (value) =>
    values.some((one) => one === value);
/** The largest number that we accept as a price in cents, a year or an odometer reading. */
const MOST_NUMBER = 100_000_000_000;
const number: Shape = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= MOST_NUMBER;
/** As long as one field of the stock can be. */
const word = text(300);
/** A title is made of five such fields. */
const title = text(1600);
/** A path of this site: no other host, no query, nothing that a mail program could take for another address. */
const path: Shape = (value) =>
  typeof value === 'string' && value.length <= 2000 && /^\/(?![/\\])[^\s?#\\]*$/.test(value);
const instant: Shape = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const subject: Shape = { fields: { id: word, title }, required: ['id', 'title'] };
/** The calculator sends eight lines and Build and price five, one of them with all accessories. */
const lines: Shape = {
  each: { fields: { label: text(100), value: text(3000) }, required: ['label', 'value'] },
  most: 12,
};

const CONTEXT: Shape = {
  fields: {
    item: {
      fields: {
        id: word,
        stockType: oneOf(...Object.keys(STOCK_TYPES)),
        title,
        path,
        price: number,
        priceType: oneOf('driveAway', 'egc', 'poa'),
        yard: word,
        vehType: oneOf('New', 'Demo', 'Used'),
        year: number,
        make: word,
        model: word,
        variations: word,
        vin: word,
        stockNumber: word,
        odometer: number,
      },
      required: ['id', 'title', 'path'],
    },
    special: subject,
    model: subject,
    teamMember: subject,
    figures: lines,
    build: lines,
    consent: {
      fields: { text: text(5000), version: word, at: instant },
      required: ['text', 'version', 'at'],
    },
    campaignId: word,
    campaign: { fields: Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, title])) },
    page: path,
    language: text(35),
    openedAt: instant,
    sentAt: instant,
  },
};

function shapeFaults(shape: Shape, value: unknown, field: string): readonly Fault[] {
  if (typeof shape === 'function') return shape(value) ? [] : fault(field, UNREADABLE);
  if ('each' in shape) {
    if (!Array.isArray(value) || value.length > shape.most) return fault(field, UNREADABLE);
    return value.flatMap((one, index) => shapeFaults(shape.each, one, `${field}.${index}`));
  }
  if (!isRecord(value)) return fault(field, UNREADABLE);
  return [
    ...Object.keys(value).flatMap((name) => {
      const inner = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
      return inner === undefined
        ? fault(`${field}.${name}`, UNKNOWN)
        : shapeFaults(inner, value[name], `${field}.${name}`);
    }),
    ...(shape.required ?? []).flatMap((name) =>
      Object.hasOwn(value, name) ? [] : fault(`${field}.${name}`, 'This value is missing'),
    ),
  ];
}
