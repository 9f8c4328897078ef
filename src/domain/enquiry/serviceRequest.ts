import { type Answers, emptyAnswers } from './enquiryForms';

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
