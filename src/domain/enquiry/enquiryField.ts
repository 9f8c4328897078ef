import { TIME_OF_DAY } from '../openingHours';
import { readTypedDollars, readTypedNumber } from '../typedNumber';
import { isEmail } from './emailAddress';
import { phoneNumbersIn } from './phoneNumbers';

const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;
const MAX_KILOMETRES = 2_000_000;
const MAX_HOURS = 200_000;
const MAX_DOLLARS = 100_000_000;

const isYear = (text: string): boolean =>
  /^\d{4}$/.test(text.trim()) && Number(text) >= EARLIEST_YEAR && Number(text) <= LATEST_YEAR;

/** A registration as on the plate: up to nine letters and digits, with any spaces, dots or hyphens between them. */
const isRegistration = (text: string): boolean => /^[a-z0-9]{1,9}$/i.test(text.replace(/[\s\p{Pd}·.]/gu, ''));

/** A number without its unit; `undefined` if it is not one. */
const readNumber = (text: string, unit: RegExp): number | undefined =>
  readTypedNumber(text.trim().replace(unit, ''));

/** Kilometres with the units that people write: `km`, `kms`, `klms`. */
export const readKilometres = (text: string): number | undefined =>
  readNumber(text, /(?:kl?ms?|(?<=\d{3} ?)k['’]?s|kilomet(?:re|er)s?)\.?$/i);

const isDollars = (text: string): boolean => {
  const dollars = readTypedDollars(text);
  return dollars !== undefined && dollars > 0 && dollars <= MAX_DOLLARS;
};

/** A date that exists: `2030-02-28`. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
};

/** A time of day: `08:30`. */
export const isTime = (text: string): boolean => TIME_OF_DAY.test(text);

/** How a field is filled in. `choice` takes one of its options, `choices` any number of them. */
export type FieldInput =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'date'
  | 'time'
  | 'dollars'
  | 'kilometres'
  | 'hours'
  | 'year'
  | 'registration'
  | 'choice'
  | 'choices'
  | 'tick'
  | 'photos';

/** One field of a form: all that a screen needs to draw the field and a check needs to judge its answer. */
export interface EnquiryField {
  readonly name: string;
  readonly input: FieldInput;
  /** The name of the field in the dealer's mail. A screen may use other words. */
  readonly label: string;
  /** The message if a required answer is missing. A field without this message is optional. */
  readonly missing?: string;
  /** The message if an answer is wrong. Every input that has a format needs one. */
  readonly wrong?: string;
  /** The options of `choice` and `choices`, with their words. */
  readonly options?: Readonly<Record<string, { readonly label: string; readonly hint?: string }>>;
  /** The most letters allowed; by default `MAX_LETTERS` of the input. */
  readonly most?: number;
  /** Whether links are refused, because the answer goes to somebody who has not asked for it. */
  readonly refusesLinks?: true;
  /** The step that shows the field, in a form with steps. */
  readonly step?: string;
}

/** The text as typed, the options chosen of `choices`, or whether a box is ticked. */
export type Answer = string | readonly string[] | boolean;

export type LooseAnswers = Readonly<Record<string, Answer>>;

/** The text of an answer, without spaces at its ends; empty for any other answer. */
export const textOf = (answer: Answer | undefined): string =>
  typeof answer === 'string' ? answer.trim() : '';

/** Limits against floods, not long names. A pattern is only checked in a short answer: it may take the square of its length. */
const MAX_LETTERS = { text: 10_000, longText: 20_000, withFormat: 300 } as const;

/** A text of more letters than this is too long for every field, however many of them are invisible: it is kept as it was typed. */
export const MAX_TYPED_LETTERS = 2 * MAX_LETTERS.longText;

const FORMATS: Partial<Record<FieldInput, (text: string) => boolean>> = {
  email: isEmail,
  phone: (text) => phoneNumbersIn(text).length > 0,
  date: isDate,
  time: isTime,
  dollars: isDollars,
  kilometres: (text) => Number(readKilometres(text)) <= MAX_KILOMETRES,
  hours: (text) => Number(readNumber(text, /(?:h|hrs?|hours?)$/i)) <= MAX_HOURS,
  year: isYear,
  registration: isRegistration,
};

export const mostLetters = ({ input, most }: EnquiryField): number =>
  most ?? (input === 'longText' || input === 'text' ? MAX_LETTERS[input] : MAX_LETTERS.withFormat);

/** The value of an untouched field. */
export const emptyAnswer = ({ input }: EnquiryField): Answer => {
  if (input === 'choices') return [];
  return input === 'tick' ? false : '';
};

/** The answers of an untouched form. */
export const emptyAnswers = (fields: readonly EnquiryField[]): LooseAnswers =>
  Object.fromEntries(
    fields.filter(({ input }) => input !== 'photos').map((field) => [field.name, emptyAnswer(field)]),
  );

const isGiven = (answer: Answer): boolean =>
  typeof answer === 'string'
    ? answer.trim() !== ''
    : answer !== false && (answer as readonly string[]).length !== 0;

const NO_LINKS =
  'Leave out web addresses, email addresses and other links. If there are none, put a space after each full stop and colon';

/** An answer as people see it. The browser checks this form of it; the server checks and stores it. */
export function plainAnswer({ input, options }: EnquiryField, answer: Answer): Answer {
  if (typeof answer !== 'string' || options !== undefined || answer.length > MAX_TYPED_LETTERS) return answer;
  if (input === 'longText') return plainText(answer);
  return plainLine(input === 'text' ? answer : answer.replace(IGNORED, '')).trim();
}

function faultOf(field: EnquiryField, typed: Answer): string | undefined {
  const answer = plainAnswer(field, typed);
  if (!isGiven(answer)) return field.missing;
  const wrong = field.wrong ?? 'Choose one of these answers';
  if (field.options !== undefined) {
    const chosen = typeof answer === 'string' ? [answer] : (answer as readonly string[]);
    const { options } = field;
    return chosen.every((one) => Object.hasOwn(options, one)) ? undefined : wrong;
  }
  if (typeof answer !== 'string') return undefined;
  if (answer.length > mostLetters(field)) return `Use at most ${mostLetters(field)} characters`;
  if (field.refusesLinks && holdsLink(answer)) return NO_LINKS;
  return FORMATS[field.input]?.(answer) === false ? wrong : undefined;
}

/** The missing and wrong answers of some fields, in the order of the fields. Photos are checked where they are read. */
export const checkFields = <Field extends string>(
  fields: readonly (EnquiryField & { readonly name: Field })[],
  answers: Readonly<Partial<Record<Field, Answer>>>,
): readonly FieldFault<Field>[] =>
  fields.flatMap((field) => {
    if (field.input === 'photos') return [];
    const message = faultOf(field, answers[field.name] ?? emptyAnswer(field));
    return message === undefined ? [] : [{ field: field.name, message }];
  });

/** What is wrong with one field of a form, in words for the person who typed it. */
export interface FieldFault<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** Characters that a mail program may skip where it looks for links. */
const SKIPPED = /(?![\n\t])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** What mail programs turn into a link, or show as one. */
const LINKS: readonly RegExp[] = [
  // https://…, mailto:…, //host, \\host
  /:\/\/|\/\/[\p{L}\p{N}]|\\\\[\p{L}\p{N}]/u,
  /(?<![\p{L}\p{N}])[a-z][a-z0-9+.-]+:[\p{L}\p{N}+/\\]/iu,
  /(?<!\p{L})www\d*\s?\./iu,
  // ann@host
  /\S@\S/,
  // A domain: a dot with two letters straight after it.
  /[^\s.]\.\p{L}[\p{L}\p{M}]/u,
  // Browsers read the full stop of Chinese and Japanese as the dot of a domain.
  /[a-z0-9-]\u3002[a-z]{2}/i,
  /\d{1,3}(\.\d{1,3}){3}/,
  // Markdown and HTML.
  /\]\(|<a\s/i,
];

/** Whether a text holds something that a mail program may turn into a link. `great.See` counts as one. */
export const holdsLink = (text: string): boolean => {
  // The letters and dots of other shapes that browsers read as the plain ones.
  const plain = text.replace(SKIPPED, '').normalize('NFKC');
  return LINKS.some((link) => link.test(plain));
};

/** Invisible marks: people paste them with a number or a name, and they can hide or turn around what follows. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Those that belong in a name, where they shape Persian letters and emoji, but not in a number or an address. */
const IGNORED = /(?!\p{Cc})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Characters that no key types into a line: control characters, and separators of lines and paragraphs. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** One line of text as a reader sees it: without unseen marks, and with a space for each control character. */
export const plainLine = (text: string): string => text.replace(UNSEEN, '').replace(CONTROL, ' ');

/** The same for a text of several lines, which keeps its line breaks and tabs. */
export const plainText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .replace(CONTROL, (one) => (one === '\n' || one === '\t' ? one : ' '));
