import { css } from '@emotion/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { DealerView } from '../../../content/dealer/dealer';
import type { DepartmentView } from '../../../content/dealer/department';
import { enquiryUrl } from '../../../content/enquiry/enquiryAddresses';
import { SERVICE_WORKS } from '../../../domain/enquiry/enquiryForms';
import {
  SERVICE_STEPS,
  type ServiceField,
  type ServiceRequest,
  serviceStepOf,
} from '../../../domain/enquiry/serviceRequest';
import { visitDays } from '../../../domain/enquiry/visitTimes';
import { color, media, space, text, wrapRow } from '../../../theme/tokens';
import { ChoiceField } from '../../enquiry/ChoiceField';
import { ErrorSummary, TextField } from '../../enquiry/Field';
import { HiddenFields } from '../../enquiry/plainForm';
import { type Send, useEnquiry } from '../../enquiry/useEnquiry';
import { Button } from '../../ui/Button';
import { useLayerHistory } from '../../ui/layers/layerHistory';
import { useNow } from '../../ui/visit/useClock';
import { ServiceOutcome } from './ServiceOutcome';
import { ContactStep, SERVICE_CONSENT, type ServiceStepProps, TimeStep, VehicleStep } from './ServiceSteps';

interface Props {
  /** The department that takes the request, with its hours. */
  readonly department: DepartmentView;
  readonly dealer: DealerView;
  /** The time of the build, in milliseconds since 1970. */
  readonly builtAt: number;
  /** Replaces the server, to try the form out. */
  readonly send?: Send;
}

const NOTHING = {};

/** How many days the form offers: three weeks of a five-day workshop. */
const DAYS_OFFERED = 15;

const frame = css({ display: 'grid', gap: space[6] });
const question = css({ outline: 'none' });
const buttons = css({
  ...wrapRow(space[3], 'normal'),
  paddingTop: space[5],
  borderTop: `1px solid ${color.line}`,
});

/** The service form: vehicle, service, day and time, contact, and the outcome. */
export function ServiceForm({ department, dealer, builtAt, send }: Props) {
  // From tomorrow on: a workshop is not ready for a vehicle within the hour.
  const days = visitDays(department.hours, new Date(useNow(builtAt)), DAYS_OFFERED, 1);
  const enquiry = useEnquiry({
    kind: 'serviceForm',
    about: NOTHING,
    givenAbout: NOTHING,
    hours: department.hours,
    send,
    // The dealership's state is on most plates.
    prefilled: { registrationState: dealer.address.state ?? '' },
    consent: SERVICE_CONSENT,
  });
  const { faults, attempt, progress, change, form } = enquiry;
  const request = enquiry.answers as ServiceRequest;
  const [reached, setReached] = useState(0);
  // A day may have passed since it was chosen: then the form asks for it again.
  const step = Math.min(reached, ...faults.map(({ field }) => serviceStepOf(field)));
  const prefix = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const hasOutcome = typeof progress === 'object' && progress.kind !== 'faulty';
  const goTo = (place: number) => {
    enquiry.reopen();
    setReached(place);
  };

  // Back leads to the step before.
  useLayerHistory(step > 0 && !hasOutcome, () => goTo(0));
  useLayerHistory(step > 1 && !hasOutcome, () => goTo(1));
  useLayerHistory(step > 2 && !hasOutcome, () => goTo(2));

  // Each step moves the focus to its question. The first step leaves the focus where it is.
  const current = hasOutcome ? SERVICE_STEPS.length : step;
  const before = useRef(current);
  useEffect(() => {
    if (before.current !== current) heading.current?.focus();
    before.current = current;
  }, [current]);

  if (hasOutcome) {
    return (
      <ServiceOutcome
        outcome={progress}
        request={request}
        workshop={{ phone: phoneOf(department, dealer), email: department.email }}
        headingRef={heading}
        onChange={() => goTo(0)}
      />
    );
  }

  const idOf = (field: string) => `${prefix}-${field}`;
  const faultOf = (field: ServiceField) => faults.find((fault) => fault.field === field)?.message;
  const stepProps = { request, change, idOf, faultOf };
  const isLast = step === SERVICE_STEPS.length - 1;
  const isSending = progress === 'sending';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) void enquiry.submit(honeypot.current?.value ?? '');
    else if (enquiry.check((field) => serviceStepOf(field) === step)) setReached(step + 1);
  };
  return (
    <div css={frame}>
      <ServiceProgress step={step} onGoTo={goTo} />
      {/* Without JavaScript, the browser posts the first step, and the server answers with the whole form. */}
      <form
        ref={form}
        css={frame}
        method="post"
        action={enquiryUrl()}
        encType="multipart/form-data"
        onSubmit={onSubmit}
        noValidate
      >
        <HiddenFields kind="serviceForm" consent={SERVICE_CONSENT} honeypot={honeypot} />
        <h2 css={question} ref={heading} tabIndex={-1}>
          {SERVICE_STEPS[step]?.question}
        </h2>
        {faults.length > 0 && <ErrorSummary key={attempt} faults={faults} idOf={idOf} />}
        {step === 0 && <VehicleStep {...stepProps} stockType={dealer.stockType} />}
        {step === 1 && <WorkStep {...stepProps} />}
        {step === 2 && <TimeStep {...stepProps} days={days} />}
        {step === 3 && <ContactStep {...stepProps} />}
        <div css={buttons}>
          {step > 0 && <Button onClick={() => goTo(step - 1)}>Back</Button>}
          <Button type="submit" look="primary" disabled={isSending}>
            {isSending ? 'Sending …' : isLast ? 'Send the request' : 'Continue'}
          </Button>
        </div>
      </form>
    </div>
  );
}

const CHOICES = Object.entries(SERVICE_WORKS).map(([value, words]) => ({ value, ...words }));

const WorkStep = ({ request, change, idOf, faultOf }: ServiceStepProps) => (
  <>
    <ChoiceField
      id={idOf('works')}
      legend="Kind of work"
      hint="Choose everything you want done."
      choices={CHOICES}
      chosen={request.works}
      onChange={(chosen) => change('works', chosen)}
      isMultiple
      fault={faultOf('works')}
    />
    <TextField
      id={idOf('details')}
      label="Anything we should know"
      hint="What you hear, feel or smell, and when: cold or warm, fast or slow, turning or straight."
      isOptional={!request.works.includes('fault')}
      rows={4}
      value={request.details}
      onChange={(details) => change('details', details)}
      fault={faultOf('details')}
    />
  </>
);

interface ServiceProgressProps {
  /** The index of the current step; one past the last when all are done. */
  readonly step: number;
  readonly onGoTo: (step: number) => void;
}

const list = css({
  display: 'grid',
  gridTemplateColumns: `repeat(${SERVICE_STEPS.length}, minmax(0, 1fr))`,
  gap: space[2],
  listStyle: 'none',
});
const item = css({
  borderTop: `3px solid ${color.line}`,
  color: color.inkQuiet,
  fontSize: text.small,
  lineHeight: 1.25,
  '&[data-reached]': { borderColor: color.accent, color: color.ink },
});
const words = css({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '2.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
});
const back = css({ color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.2em' });
const present = css({ fontWeight: 650 });
const number = css({ display: 'none', [media.medium]: { display: 'inline', marginRight: space[1] } });

/** The list of steps. The driver can go back to a step that is done. */
const ServiceProgress = ({ step, onGoTo }: ServiceProgressProps) => (
  <nav aria-label="Steps of the request">
    <ol css={list}>
      {SERVICE_STEPS.map(({ name, label }, place) => (
        <li
          key={name}
          css={item}
          data-reached={place <= step || undefined}
          aria-current={place === step ? 'step' : undefined}
        >
          {place < step ? (
            <button type="button" css={[words, back]} onClick={() => onGoTo(place)}>
              {label}
            </button>
          ) : (
            <span css={[words, place === step && present]}>
              <span>
                <span css={number}>{place + 1}.</span>
                {label}
              </span>
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);

/** The department that services vehicles: the one with the id `service`, else the dealership's first. */
export const serviceDepartment = ({ departments }: DealerView): DepartmentView | undefined =>
  departments.find(({ id }) => id === 'service') ?? departments[0];

/** Its phone number as people read it, or else the dealership's. */
export const phoneOf = ({ phones }: DepartmentView, dealer: DealerView): string =>
  phones[0]?.number ?? dealer.phone;
