import { useEffect, useRef, useState } from 'react';
import { storedValue } from '../../../device/storedValue';
import type { Submit, SubmitOutcome } from '../../../domain/enquiry/enquiry';
import type { FieldFault } from '../../../domain/enquiry/enquiryField';
import {
  checkServiceStep,
  emptyServiceRequest,
  SERVICE_STEPS,
  type ServiceField,
  type ServiceRequest,
} from '../../../domain/enquiry/serviceRequest';
import type { OpeningDay } from '../../../domain/openingDays';
import { track } from '../../../tracking/track';
import { COLLECTION_NOTICE } from '../../enquiry/enquiryWords';
import { typedIn } from '../../enquiry/plainForm';
import type { SendOutcome } from '../../enquiry/sendEnquiry';

interface Options {
  readonly days: readonly OpeningDay[];
  /** The dealership's state, which is on most plates. */
  readonly state: string;
  readonly submit: Submit<ServiceRequest>;
}

type Progress = 'filling' | 'sending' | SubmitOutcome;

/** The state of the service form: what is typed, the step, the faults, and the outcome. */
export function useServiceForm({ days, state, submit }: Options) {
  const [request, setRequest] = useState(() => emptyServiceRequest(state));
  const [step, setStep] = useState(0);
  const [faults, setFaults] = useState<readonly FieldFault<ServiceField>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress>('filling');
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => track({ name: 'form_open', form: 'serviceForm' }), []);
  useEffect(() => {
    const empty = emptyServiceRequest(state);
    setRequest({ ...empty, ...savedRequest.read(), ...typedIn(form.current, { ...empty }) });
  }, [state]);

  const change = (changed: Partial<ServiceRequest>) => {
    const next = { ...request, ...changed };
    setRequest(next);
    savedRequest.store(next);
  };

  const goTo = (place: number) => {
    setFaults([]);
    setProgress('filling');
    setStep(place);
  };

  const send = async (honeypot: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setProgress('sending');
    track({ name: 'form_submit', form: 'serviceForm' });
    const outcome = await submit(request, honeypot).catch((): SubmitOutcome => ({ kind: 'notSent' }));
    isSending.current = false;
    // An enquiry that waits to be sent is stored elsewhere.
    if (outcome.kind !== 'notSent') savedRequest.store(undefined);
    show(outcome);
  };

  const show = (outcome: SubmitOutcome) => {
    if (outcome.kind === 'sent') track({ name: 'form_success', form: 'serviceForm' });
    setProgress(outcome);
    if (outcome.kind === 'kept') void outcome.settled.then(show);
  };

  const next = (honeypot: string) => {
    const current = SERVICE_STEPS[step];
    if (!current) return;
    const faults = checkServiceStep(current.name, request, days);
    setFaults(faults);
    setAttempt(attempt + 1);
    if (faults.length > 0) return;
    if (step === SERVICE_STEPS.length - 1) void send(honeypot);
    else setStep(step + 1);
  };

  return { request, step, faults, attempt, progress, change, goTo, next, form };
}

/** What was typed into the service form, on this device until it is sent; an empty object if nothing was. */
const savedRequest = storedValue<Partial<ServiceRequest>>({
  name: 'serviceRequest',
  lifetime: 'device',
  empty: {},
  parse: (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const empty = emptyServiceRequest('');
    // Another version of the form may have stored this, so we take only fields of today's form.
    return Object.fromEntries(
      Object.entries(value).filter(([name, value]) => {
        const today = empty[name as keyof ServiceRequest];
        return (
          name in empty && typeof value === typeof today && Array.isArray(value) === Array.isArray(today)
        );
      }),
    );
  },
});

/**
 * Makes the function that sends a service request, in the same way as every form. The sending code loads as a separate
 * script when it is needed. Call this once for each form that is opened: the same request then has the same key, however
 * often it is sent.
 */
export function serviceSender(): Submit<ServiceRequest> {
  let last: { readonly words: string; readonly key: string; readonly at: string } | undefined;
  const openedAt = new Date().toISOString();
  return async (answers, honeypot): Promise<SubmitOutcome> => {
    const { pageContext, sendEnquiry } = await import('../../enquiry/sendEnquiry');
    const words = JSON.stringify(answers);
    if (last?.words !== words) last = { words, key: crypto.randomUUID(), at: new Date().toISOString() };
    const outcome = await sendEnquiry({
      key: last.key,
      draft: 'serviceForm ',
      kind: 'serviceForm',
      answers: { ...answers },
      context: { consent: { ...SERVICE_CONSENT, at: last.at }, ...pageContext(), openedAt },
      photos: [],
      honeypot,
    });
    return submitOutcome(outcome);
  };
}

const submitOutcome = (outcome: SendOutcome): SubmitOutcome => {
  if (outcome.kind === 'sent') return outcome;
  return outcome.kind === 'kept'
    ? { kind: 'kept', settled: outcome.settled.then(submitOutcome) }
    : { kind: 'notSent' };
};

/** Loads the sending code ahead, so that a request can be kept even if the connection is gone by the time it is sent. */
export const prepareToSend = (): Promise<unknown> =>
  import('../../enquiry/sendEnquiry').catch(() => undefined);

/** The collection notice of the service form. Raise the version whenever the words change. */
export const SERVICE_CONSENT = {
  version: COLLECTION_NOTICE.version,
  text: 'We use your details to arrange the service, and keep them with your vehicle’s records. Our privacy page explains how to see or correct them.',
} as const;
