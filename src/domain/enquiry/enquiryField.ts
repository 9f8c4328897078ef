import { isDate, isDollars, isOdometer, isRegistration, isTime, isYear } from './answerFormats';
import type { FieldFault } from './fieldFault';
import { isEmail, isPhone } from './reachable';

/**
 * How a field is filled in. `choice` is one of its options, `choices` any number of them, `tick` a box, `photos` files
 * that travel beside the answers.
 */
export type FieldInput =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'date'
  | 'time'
  | 'dollars'
  | 'kilometres'
  | 'year'
  | 'registration'
  | 'choice'
  | 'choices'
  | 'tick'
  | 'photos';

/** One field of a form: what a screen needs to draw it, and what the check needs to judge its answer. */
export interface EnquiryField {
  readonly name: string;
  readonly input: FieldInput;
  /** What the field is called in the dealer's mail; a screen may say it in its own words. */
  readonly label: string;
  /** Said where a required answer is missing; absent: the answer may be left out. */
  readonly missing?: string;
  /** Said where an answer cannot be right; every input that has a format has one. */
  readonly wrong?: string;
  /** Of `choice` and `choices`: what can be chosen, with its words. */
  readonly options?: Readonly<Record<string, { readonly label: string }>>;
  /** The most letters that are taken; absent: `MOST_LETTERS` of the input. */
  readonly most?: number;
  /** Of a form that is filled in step by step: its step. */
  readonly step?: string;
}

/** Text as it was typed; what was chosen of `choices`; whether a box is ticked. */
export type Answer = string | readonly string[] | boolean;

export type LooseAnswers = Readonly<Record<string, Answer>>;

/** Far above what people type: a limit against floods, not against long names. */
const MOST_LETTERS = { line: 10_000, longText: 20_000 } as const;

const FORMATS: Partial<Record<FieldInput, (text: string) => boolean>> = {
  email: isEmail,
  phone: isPhone,
  date: isDate,
  time: isTime,
  dollars: isDollars,
  kilometres: isOdometer,
  year: isYear,
  registration: isRegistration,
};

export const mostLetters = ({ input, most }: EnquiryField): number =>
  most ?? (input === 'longText' ? MOST_LETTERS.longText : MOST_LETTERS.line);

/** What an untouched field holds. */
export const emptyAnswer = ({ input }: EnquiryField): Answer => {
  if (input === 'choices') return [];
  return input === 'tick' ? false : '';
};

const isGiven = (answer: Answer): boolean =>
  typeof answer === 'string'
    ? answer.trim() !== ''
    : answer !== false && (answer as readonly string[]).length !== 0;

/** What is missing or cannot be right in one answer: the first thing alone. */
function faultOf(field: EnquiryField, answer: Answer): string | undefined {
  if (!isGiven(answer)) return field.missing;
  const wrong = field.wrong ?? 'Choose one of the answers that are offered';
  if (field.options !== undefined) {
    const chosen = typeof answer === 'string' ? [answer] : (answer as readonly string[]);
    const { options } = field;
    return chosen.every((one) => Object.hasOwn(options, one)) ? undefined : wrong;
  }
  if (typeof answer !== 'string') return undefined;
  if (answer.length > mostLetters(field)) return `Use at most ${mostLetters(field)} letters`;
  return FORMATS[field.input]?.(answer) === false ? wrong : undefined;
}

/** What is missing or cannot be right in some fields, in their order. Photos are judged where they are read. */
export const checkFields = <Field extends string>(
  fields: readonly (EnquiryField & { readonly name: Field })[],
  answers: Readonly<Partial<Record<Field, Answer>>>,
): readonly FieldFault<Field>[] =>
  fields.flatMap((field) => {
    if (field.input === 'photos') return [];
    const message = faultOf(field, answers[field.name] ?? emptyAnswer(field));
    return message === undefined ? [] : [{ field: field.name, message }];
  });
