import type { Forms } from '../country';
import type { OpeningHours } from '../openingHours';
import { checkFields, type EnquiryField, type FieldFault, type LooseAnswers, textOf } from './enquiryField';
import { fieldsOf } from './enquiryForms';
import type { EnquiryKind } from './enquiryKind';
import { visitFaults } from './visitTimes';

/** When somebody can come, and the time now. If absent, any day and time are accepted. */
export interface Visit {
  readonly hours: OpeningHours;
  readonly now: Date;
}

type Rule = (answers: LooseAnswers) => readonly FieldFault<string>[];

/** The dealer needs a phone number or an email address. Forms that require one of them check that field first. */
const reachable: Rule = ({ phone, email }) =>
  textOf(phone) === '' && textOf(email) === ''
    ? [{ field: 'phone', message: 'Enter a phone number or an email address, so that we can answer' }]
    : [];

/** Who chooses "Something isn't right" must describe it. */
const needsDetails = ({ works }: LooseAnswers): boolean => Array.isArray(works) && works.includes('fault');

const faultIsDescribed: Rule = (answers) =>
  needsDetails(answers) && textOf(answers.details) === ''
    ? [{ field: 'details', message: 'Tell us what you hear, feel or smell, and when' }]
    : [];

/** Whether a form with these answers needs a field of its own, whatever else it holds. */
export const isNeeded = ({ name, missing }: EnquiryField, answers: LooseAnswers): boolean =>
  missing !== undefined || (name === 'details' && needsDetails(answers));

/** Every answer that is missing or wrong, in the order of the fields, one fault for each. The server checks again. */
export function checkEnquiry(
  kind: EnquiryKind,
  answers: LooseAnswers,
  forms: Forms,
  visit?: Visit,
): readonly FieldFault<string>[] {
  const fields: readonly EnquiryField[] = fieldsOf(kind, forms);
  const faults = [
    ...checkFields(fields, answers),
    ...reachable(answers),
    ...faultIsDescribed(answers),
    ...visitRule(answers, visit),
  ];
  // A rule about a field that this form does not have says nothing.
  return fields.flatMap(({ name }) => faults.find(({ field }) => field === name) ?? []);
}

const visitRule = ({ date, time }: LooseAnswers, visit: Visit | undefined): readonly FieldFault<string>[] =>
  visit === undefined ? [] : visitFaults(visit.hours, { date: textOf(date), time: textOf(time) }, visit.now);
