import { type LooseAnswers, textOf } from '../../src/domain/enquiry/enquiryField';
import { phoneNumbersIn } from '../../src/domain/enquiry/phoneNumbers';
import type { Lead } from '../lead';

/** The last nine digits identify a phone number, however it is written: `+61 491 570 156` is `0491 570 156`. */
const phoneKey = (text: string): string => text.replace(/\D/g, '').slice(-9);
const emailKey = (text: string): string => text.trim().toLowerCase();

/** The name in the table `people` of an email address or a phone number. */
export const personKey = (text: string): string => (text.includes('@') ? emailKey(text) : phoneKey(text));

/** The email addresses and phone numbers by which a person's leads are found. */
export function peopleOf({ answers }: Lead['enquiry']): readonly string[] {
  const { email, friendEmail, phone }: LooseAnswers = { ...answers };
  const phones = phoneNumbersIn(textOf(phone)).map(({ number }) => phoneKey(number));
  return [emailKey(textOf(email)), emailKey(textOf(friendEmail)), ...phones].filter(Boolean);
}
