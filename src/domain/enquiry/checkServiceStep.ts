import { arrivalTimes } from '../arrivalTimes';
import type { OpeningDay } from '../openingHours';
import { faultIsDescribed } from './checkEnquiry';
import { checkFields, type EnquiryField } from './enquiryField';
import { ENQUIRY_FORMS } from './enquiryForms';
import type { FieldFault } from './fieldFault';
import type { ServiceField, ServiceRequest, ServiceStep } from './serviceRequest';

type ServiceFieldRow = EnquiryField & { readonly name: ServiceField };

/**
 * What is missing or cannot be right in one step, in the order of its fields: the rules of the form itself, and that the
 * day and the time are among those of the workshop.
 * @param days the days that can be chosen.
 */
export function checkServiceStep(
  step: ServiceStep,
  request: ServiceRequest,
  days: readonly OpeningDay[],
): readonly FieldFault<ServiceField>[] {
  const fields: readonly ServiceFieldRow[] = ENQUIRY_FORMS.serviceForm.filter((field) => field.step === step);
  const faults = checkFields(fields, request);
  if (step === 'service')
    return [
      ...faults,
      ...faultIsDescribed({ works: request.works, details: request.details }),
    ] as readonly FieldFault<ServiceField>[];
  return step === 'time' ? checkFields(fields, withWorkshopTimes(request, days)) : faults;
}

/** A day on which the workshop is closed counts as not chosen, and so does a time at which it is. */
function withWorkshopTimes(request: ServiceRequest, days: readonly OpeningDay[]): ServiceRequest {
  const day = days.find(({ date }) => date === request.date);
  if (day === undefined) return { ...request, date: '' };
  return arrivalTimes(day).includes(request.time) ? request : { ...request, time: '' };
}
