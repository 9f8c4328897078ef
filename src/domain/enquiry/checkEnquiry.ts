import { type Answer, checkFields, type EnquiryField, type LooseAnswers } from './enquiryField';
import { fieldsOf } from './enquiryForms';
import type { EnquiryKind } from './enquiryKind';
import type { FieldFault } from './fieldFault';

type Rule = (answers: LooseAnswers) => readonly FieldFault<string>[];

const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer.trim() : '');

/** The dealer needs a telephone number or an e-mail address. Forms that require one of them check that field first. */
const reachable: Rule = ({ phone, email }) =>
  textOf(phone) === '' && textOf(email) === ''
    ? [{ field: 'phone', message: 'Enter a telephone number or an e-mail address, so that we can answer' }]
    : [];

/** Who chooses "Something isn't right" must describe it. */
export const faultIsDescribed: Rule = ({ works, details }) =>
  Array.isArray(works) && works.includes('fault') && textOf(details) === ''
    ? [{ field: 'details', message: 'Tell us what you hear, feel or smell, and when' }]
    : [];

/** The rules between several fields of a form. */
const RULES: Readonly<Record<EnquiryKind, readonly Rule[]>> = {
  bookATestDrive: [reachable],
  financeCalculator: [reachable],
  makeAnOffer: [reachable],
  reserveNow: [reachable],
  sendToAFriend: [],
  valueTradeIn: [reachable],
  enquireNow: [reachable],
  contact: [reachable],
  serviceForm: [faultIsDescribed],
};

/**
 * Every answer of a form that is missing or wrong, in the order of the fields, with at most one fault for each field.
 * The browser checks before it sends; the server checks again.
 */
export function checkEnquiry(kind: EnquiryKind, answers: LooseAnswers): readonly FieldFault<string>[] {
  const fields: readonly EnquiryField[] = fieldsOf(kind);
  const faults = [...checkFields(fields, answers), ...RULES[kind].flatMap((rule) => rule(answers))];
  return fields.flatMap(({ name }) => faults.find(({ field }) => field === name) ?? []);
}
