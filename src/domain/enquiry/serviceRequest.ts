import { forms } from '../../locales/site/forms';
import { locale } from '../../locales/site/locale';
import { isArrivalTime } from '../arrivalTimes';
import { dayWords, timeWords } from '../dateWords';
import type { OpeningDay } from '../openingHours';
import { faultIsDescribed } from './checkEnquiry';
import { checkFields, type EnquiryField, type FieldFault } from './enquiryField';
import { type Answers, emptyAnswers, fieldsOf } from './enquiryForms';
import { SERVICE_TRANSPORTS, SERVICE_WORKS } from './serviceWorks';

/** A service request as typed. Nothing is corrected, so nothing is lost. */
export type ServiceRequest = Answers<'serviceForm'>;

export type ServiceField = keyof ServiceRequest;

/** An empty request. Only the state is filled in, with the dealership's own. */
export const emptyServiceRequest = (registrationState: string): ServiceRequest => ({
  ...emptyAnswers('serviceForm'),
  registrationState,
});

/** The steps of the service form, in order. */
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

interface SummaryRow {
  readonly step: ServiceStep;
  readonly label: string;
  readonly value: string;
}

/** The request in words, row by row, for the driver to check and the workshop to read. Empty rows are left out. */
export function serviceSummary(request: ServiceRequest): readonly SummaryRow[] {
  const words = (...parts: readonly string[]) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ');
  const rows: readonly SummaryRow[] = [
    { step: 'vehicle', label: 'Vehicle', value: words(request.year, request.make, request.model) },
    {
      step: 'vehicle',
      label: forms.registration.label,
      value: request.registrationNumber.trim()
        ? words(request.registrationNumber.toUpperCase(), request.registrationState)
        : '',
    },
    { step: 'vehicle', label: locale.distance.label, value: request.odometer.trim() },
    { step: 'vehicle', label: 'Hull or serial number', value: request.serialNumber.trim() },
    { step: 'vehicle', label: 'Engine hours', value: request.engineHours.trim() },
    {
      step: 'service',
      label: 'Work',
      value: request.works.map((work) => SERVICE_WORKS[work].label).join(', '),
    },
    { step: 'service', label: 'In your words', value: request.details.trim() },
    {
      step: 'time',
      label: 'Day and time',
      value: request.date && request.time ? `${dayWords(request.date)}, ${timeWords(request.time)}` : '',
    },
    {
      step: 'time',
      label: 'Meanwhile',
      value: request.transport === '' ? '' : SERVICE_TRANSPORTS[request.transport].label,
    },
    { step: 'contact', label: 'Name', value: request.name.trim() },
    { step: 'contact', label: 'Telephone', value: request.phone.trim() },
    { step: 'contact', label: 'E-mail', value: request.email.trim() },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** A `mailto:` address with the whole request in its body, in case the form cannot send it. */
export const serviceMailto = (email: string, request: ServiceRequest): string => {
  const body = serviceSummary(request)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
  return `mailto:${email}?subject=${encodeURIComponent('Request for a service')}&body=${encodeURIComponent(body)}`;
};
