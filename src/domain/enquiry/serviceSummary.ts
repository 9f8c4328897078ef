import { forms } from '../../locales/site/forms';
import { locale } from '../../locales/site/locale';
import { dayWords } from '../dayWords';
import { timeWords } from '../openingWords';
import type { ServiceRequest, ServiceStep } from './serviceRequest';
import { SERVICE_TRANSPORTS, SERVICE_WORKS } from './serviceWorks';

export interface SummaryRow {
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
