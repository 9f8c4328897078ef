import type { ServiceTransport, ServiceWork } from './serviceWorks';

/** A request for a service as it is typed: nothing is corrected, so that nothing is lost. */
export interface ServiceRequest {
  readonly make: string;
  readonly model: string;
  readonly year: string;
  readonly registrationNumber: string;
  readonly registrationState: string;
  readonly odometer: string;
  readonly works: readonly ServiceWork[];
  readonly details: string;
  /** A day of the calendar, `2030-02-01`; empty until one is chosen. */
  readonly date: string;
  /** A time of day, `08:30`; empty until one is chosen. */
  readonly time: string;
  readonly transport: ServiceTransport | '';
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly wantsNews: boolean;
}

export type ServiceField = keyof ServiceRequest;

/** Empty but for the state, which is the dealership's own until the driver says otherwise. */
export const emptyServiceRequest = (registrationState: string): ServiceRequest => ({
  make: '',
  model: '',
  year: '',
  registrationNumber: '',
  registrationState,
  odometer: '',
  works: [],
  details: '',
  date: '',
  time: '',
  transport: '',
  name: '',
  phone: '',
  email: '',
  wantsNews: false,
});

/** The steps in their order. */
export const SERVICE_STEPS = [
  { name: 'vehicle', label: 'Vehicle', question: 'Which vehicle is it?' },
  { name: 'service', label: 'Service', question: 'What does it need?' },
  { name: 'time', label: 'Day and time', question: 'When suits you?' },
  { name: 'contact', label: 'You', question: 'How do we reach you?' },
] as const;

export type ServiceStep = (typeof SERVICE_STEPS)[number]['name'];
