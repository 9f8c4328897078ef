import { forms } from '../../locales/site/forms';
import { dayWords, timeWords } from '../dateWords';
import type { OpeningDay } from '../openingDays';
import { faultIsDescribed } from './checkEnquiry';
import type { EnquiryLine } from './enquiry';
import { checkFields, type EnquiryField, type FieldFault } from './enquiryField';
import { type Answers, emptyAnswers, fieldsOf } from './enquiryForms';
import { linesOf, linesText } from './enquiryLines';
import { isArrivalTime } from './visitTimes';

/** A service request as typed. Nothing is corrected, so nothing is lost. */
export type ServiceRequest = Answers<'serviceForm'>;

export type ServiceField = keyof ServiceRequest;

/** An empty request. Only the state is filled in, with the dealership's own. */
export const emptyServiceRequest = (registrationState: string): ServiceRequest => ({
  ...emptyAnswers('serviceForm'),
  registrationState,
});

export const SERVICE_STEPS = [
  { name: 'vehicle', label: 'Vehicle', question: 'Which one is it?' },
  { name: 'service', label: 'Service', question: 'What does it need?' },
  { name: 'time', label: 'Day and time', question: 'When suits you?' },
  { name: 'contact', label: 'You', question: 'How do we reach you?' },
] as const;

type ServiceStep = (typeof SERVICE_STEPS)[number]['name'];

type ServiceFieldRow = EnquiryField & { readonly name: ServiceField };

/**
 * The answers of one step that are missing or wrong, in the order of the fields. Besides the rules of the form, the day
 * and the time must be ones at which the workshop takes vehicles.
 * @param days the days that can be chosen
 */
export function checkServiceStep(
  step: ServiceStep,
  request: ServiceRequest,
  days: readonly OpeningDay[],
): readonly FieldFault<ServiceField>[] {
  const fields = fieldsOf('serviceForm').filter((field) => field.step === step) as readonly ServiceFieldRow[];
  const faults = checkFields(fields, request);
  if (step === 'service')
    return [
      ...faults,
      ...faultIsDescribed({ works: request.works, details: request.details }),
    ] as readonly FieldFault<ServiceField>[];
  return step === 'time' ? checkFields(fields, withWorkshopTimes(request, days)) : faults;
}

/** Clears a day on which the workshop is closed, and a time at which it takes no vehicles. */
function withWorkshopTimes(request: ServiceRequest, days: readonly OpeningDay[]): ServiceRequest {
  const day = days.find(({ date }) => date === request.date);
  if (day === undefined) return { ...request, date: '' };
  return isArrivalTime(day, request.time) ? request : { ...request, time: '' };
}

/** The request in words, line by line, for the driver to check and the workshop to read. Empty lines are left out. */
export function serviceSummary(request: ServiceRequest): readonly EnquiryLine[] {
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
  const lines = fieldsOf('serviceForm').flatMap((field) =>
    field.name in together ? (together[field.name] ?? []) : linesOf([field], request),
  );
  return lines.filter(({ value }) => value !== '');
}

/** A `mailto:` address with the whole request in its body, in case the form cannot send it. */
export const serviceMailto = (email: string, request: ServiceRequest): string => {
  const body = linesText(serviceSummary(request));
  return `mailto:${email}?subject=${encodeURIComponent('Request for a service')}&body=${encodeURIComponent(body)}`;
};
