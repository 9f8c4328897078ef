import { useEffect, useRef, useState } from 'react';
import { storedValue } from '../../../device/storedValue';
import { checkServiceStep } from '../../../domain/enquiry/checkServiceStep';
import type { FieldFault } from '../../../domain/enquiry/fieldFault';
import {
  emptyServiceRequest,
  SERVICE_STEPS,
  type ServiceField,
  type ServiceRequest,
} from '../../../domain/enquiry/serviceRequest';
import type { Submit, SubmitOutcome } from '../../../domain/enquiry/submitOutcome';
import type { OpeningDay } from '../../../domain/openingHours';
import { track } from '../../../tracking/track';
import { typedIn } from '../../enquiry/typedIn';

interface Options {
  readonly days: readonly OpeningDay[];
  /** The dealership's state, which is on most plates. */
  readonly state: string;
  /** Absent if the form cannot be sent. */
  readonly submit?: Submit<ServiceRequest>;
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
    const outcome = submit
      ? await submit(request, honeypot).catch((): SubmitOutcome => ({ kind: 'notSent' }))
      : ({ kind: 'notSent' } as const);
    isSending.current = false;
    if (outcome.kind === 'sent') track({ name: 'form_success', form: 'serviceForm' });
    // An enquiry that waits to be sent is stored elsewhere.
    if (outcome.kind !== 'notSent') savedRequest.store(undefined);
    setProgress(outcome);
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
