import { type Answers, emptyAnswers } from './enquiryForms';

/** A request for a service as it is typed: nothing is corrected, so that nothing is lost. */
export type ServiceRequest = Answers<'serviceForm'>;

export type ServiceField = keyof ServiceRequest;

/** Empty but for the state, which is the dealership's own until the driver says otherwise. */
export const emptyServiceRequest = (registrationState: string): ServiceRequest => ({
  ...emptyAnswers('serviceForm'),
  registrationState,
});

/** The steps in their order. */
export const SERVICE_STEPS = [
  { name: 'vehicle', label: 'Vehicle', question: 'Which vehicle is it?' },
  { name: 'service', label: 'Service', question: 'What does it need?' },
  { name: 'time', label: 'Day and time', question: 'When suits you?' },
  { name: 'contact', label: 'You', question: 'How do we reach you?' },
] as const;

export type ServiceStep = (typeof SERVICE_STEPS)[number]['name'];
