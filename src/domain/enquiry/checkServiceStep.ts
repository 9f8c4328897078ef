import { arrivalTimes } from '../arrivalTimes';
import type { OpeningDay } from '../openingHours';
import { assertUnreachable } from '../unreachable';
import type { FieldFault } from './fieldFault';
import { isEmail, isPhone } from './reachable';
import type { ServiceField, ServiceRequest, ServiceStep } from './serviceRequest';

type Fault = FieldFault<ServiceField>;

const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;
const MOST_KILOMETRES = 2_000_000;

/** The fault, where something does not hold. */
const unless = (holds: boolean, field: ServiceField, message: string): readonly Fault[] =>
  holds ? [] : [{ field, message }];

const given = (text: string): boolean => text.trim() !== '';

/**
 * What is missing or cannot be right in one step, in the order of its fields.
 * @param days the days that can be chosen.
 */
export function checkServiceStep(
  step: ServiceStep,
  request: ServiceRequest,
  days: readonly OpeningDay[],
): readonly Fault[] {
  switch (step) {
    case 'vehicle':
      return [
        ...unless(given(request.make), 'make', 'Enter the make, such as Toyota'),
        ...unless(given(request.model), 'model', 'Enter the model, such as HiLux'),
        ...unless(
          isYear(request.year),
          'year',
          'Enter the year with four digits, such as 2019, or leave it empty',
        ),
        ...unless(
          isRegistration(request.registrationNumber),
          'registrationNumber',
          'Enter the registration as on the plate, up to nine letters and digits',
        ),
        ...unless(
          isOdometer(request.odometer),
          'odometer',
          'Enter the kilometres as a number, such as 64000',
        ),
      ];
    case 'service':
      return [
        ...unless(request.works.length > 0, 'works', 'Choose at least one kind of work'),
        ...unless(
          !request.works.includes('fault') || given(request.details),
          'details',
          'Tell us what you hear, feel or smell, and when',
        ),
      ];
    case 'time': {
      const day = days.find(({ date }) => date === request.date);
      return [
        ...unless(day !== undefined, 'date', 'Choose a day'),
        ...unless(
          day === undefined ? given(request.time) : arrivalTimes(day).includes(request.time),
          'time',
          'Choose a time at which you can be here',
        ),
        ...unless(
          request.transport !== '',
          'transport',
          'Choose whether you leave it, wait or borrow a vehicle',
        ),
      ];
    }
    case 'contact':
      return [
        ...unless(given(request.name), 'name', 'Enter your name'),
        ...unless(
          isPhone(request.phone),
          'phone',
          'Enter a telephone number with its area code, such as 0412 345 678',
        ),
        ...unless(
          !given(request.email) || isEmail(request.email),
          'email',
          'Enter a whole e-mail address, such as name@example.com, or leave it empty',
        ),
      ];
    default:
      return assertUnreachable(step);
  }
}

const isYear = (text: string): boolean =>
  !given(text) ||
  (/^\d{4}$/.test(text.trim()) && Number(text) >= EARLIEST_YEAR && Number(text) <= LATEST_YEAR);

const isRegistration = (text: string): boolean =>
  !given(text) || /^[a-z0-9]{1,9}$/i.test(text.replace(/[\s·.-]/g, ''));

const isOdometer = (text: string): boolean =>
  !given(text) ||
  (/^[\d\s,.]+(km)?$/i.test(text.trim()) && Number(text.replace(/\D/g, '')) <= MOST_KILOMETRES);
