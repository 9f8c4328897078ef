import { isArrivalTime } from '../arrivalTimes';
import type { OpeningDay } from '../openingHours';
import { faultIsDescribed } from './checkEnquiry';
import { checkFields, type EnquiryField, type FieldFault } from './enquiryField';
import { type Answers, emptyAnswers, fieldsOf } from './enquiryForms';

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

export type ServiceStep = (typeof SERVICE_STEPS)[number]['name'];

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
