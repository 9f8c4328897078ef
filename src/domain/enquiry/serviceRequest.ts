import type { Forms } from '../country';
import { dayWords, timeWords } from '../dateWords';
import type { EnquiryLine } from './enquiry';
import { type Answers, everyField, fieldsOf } from './enquiryForms';
import { linesOf, linesText } from './enquiryLines';

export type ServiceRequest = Answers<'serviceForm'>;

export const SERVICE_STEPS = [
  { name: 'vehicle', label: 'Vehicle', question: 'Which one is it?' },
  { name: 'service', label: 'Service', question: 'What does it need?' },
  { name: 'time', label: 'Day and time', question: 'When suits you?' },
  { name: 'contact', label: 'You', question: 'How do we reach you?' },
] as const;

/** The index of the step that asks for a field. A field that no step has counts for the last one. */
export function serviceStepOf(name: string): number {
  const asked = everyField('serviceForm').find((field) => field.name === name)?.step;
  const place = SERVICE_STEPS.findIndex((step) => step.name === asked);
  return place < 0 ? SERVICE_STEPS.length - 1 : place;
}

/** The request in words, line by line, for the driver to check and the workshop to read. Empty lines are left out. */
export function serviceSummary(request: ServiceRequest, forms: Forms): readonly EnquiryLine[] {
  const { year, make, model, registrationNumber, registrationState, date, time } = request;
  const words = (...parts: readonly string[]) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ');
  // What a driver reads as one thing. `undefined`: it is in the line of another field, or in none.
  const together: Readonly<Record<string, EnquiryLine | undefined>> = {
    make: { label: 'Vehicle', value: words(year, make, model) },
    model: undefined,
    year: undefined,
    registrationNumber: {
      label: forms.registration.label,
      value: registrationNumber.trim() ? words(registrationNumber.toUpperCase(), registrationState) : '',
    },
    registrationState: undefined,
    date: { label: 'Day and time', value: date && time ? `${dayWords(date)}, ${timeWords(time)}` : '' },
    time: undefined,
    wantsNews: undefined,
  };
  const lines = fieldsOf('serviceForm', forms).flatMap((field) =>
    field.name in together ? (together[field.name] ?? []) : linesOf([field], request),
  );
  return lines.filter(({ value }) => value !== '');
}

/** A `mailto:` address with the whole request in its body, in case the form cannot send it. */
export const serviceMailto = (email: string, request: ServiceRequest, forms: Forms): string => {
  const body = linesText(serviceSummary(request, forms));
  return `mailto:${email}?subject=${encodeURIComponent('Request for a service')}&body=${encodeURIComponent(body)}`;
};
