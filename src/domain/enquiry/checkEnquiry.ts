import { type Answer, checkFields, type EnquiryField, type LooseAnswers } from './enquiryField';
import { fieldsOf } from './enquiryForms';
import type { EnquiryKind } from './enquiryKind';
import type { FieldFault } from './fieldFault';

type Rule = (answers: LooseAnswers) => readonly FieldFault<string>[];

const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer.trim() : '');

/** Somebody who asks can be answered. Forms that require one of the two by itself have said so already. */
const reachable: Rule = ({ phone, email }) =>
  textOf(phone) === '' && textOf(email) === ''
    ? [{ field: 'phone', message: 'Enter a telephone number or an e-mail address, so that we can answer' }]
    : [];

/** "Something isn't right" says nothing until it is described. */
export const faultIsDescribed: Rule = ({ works, details }) =>
  Array.isArray(works) && works.includes('fault') && textOf(details) === ''
    ? [{ field: 'details', message: 'Tell us what you hear, feel or smell, and when' }]
    : [];

/** What holds between several fields of a form. */
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
 * Everything that is missing or cannot be right in a filled-in form, in the order of its fields; at most one fault a
 * field. The browser asks before it sends, the server asks again.
 */
export function checkEnquiry(kind: EnquiryKind, answers: LooseAnswers): readonly FieldFault<string>[] {
  const fields: readonly EnquiryField[] = fieldsOf(kind);
  const faults = [...checkFields(fields, answers), ...RULES[kind].flatMap((rule) => rule(answers))];
  return fields.flatMap(({ name }) => faults.find(({ field }) => field === name) ?? []);
}
