import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { PRIVACY_PATH } from '../../../content/addresses';
import type { DealerView } from '../../../content/dealer/dealer';
import type { DepartmentView } from '../../../content/dealer/department';
import { SERVICE_STEPS, type ServiceRequest, serviceStepOf } from '../../../domain/enquiry/serviceRequest';
import { color, media, quiet, space, text, wrapRow } from '../../../theme/tokens';
import { EnquiryFields } from '../../enquiry/EnquiryFields';
import { COLLECTION_NOTICE, type FieldWords } from '../../enquiry/enquiryWords';
import { ErrorSummary } from '../../enquiry/Field';
import { PostedForm } from '../../enquiry/PostedForm';
import { useDraft } from '../../enquiry/useDraft';
import { type Send, useEnquiry } from '../../enquiry/useEnquiry';
import { Button } from '../../ui/Button';
import { useLayerHistory } from '../../ui/layers/layerHistory';
import { Link } from '../../ui/links/Link';
import { useNow } from '../../ui/visit/useClock';
import { ServiceOutcome } from './ServiceOutcome';
import { TimeStep } from './TimeStep';

interface Props {
  /** The department that takes the request, with its hours. */
  readonly department: DepartmentView;
  readonly dealer: DealerView;
  /** The time of the build, in milliseconds since 1970. */
  readonly builtAt: number;
  readonly send?: Send;
}

const NOTHING = {};

const WORDS: Readonly<Record<string, FieldWords>> = {
  works: { label: 'Kind of work', hint: 'Choose everything you want done.' },
  details: {
    label: 'Anything we should know',
    hint: 'What you hear, feel or smell, and when: cold or warm, fast or slow, turning or straight.',
  },
  name: { label: 'Name', autoComplete: 'name' },
  phone: {
    label: 'Phone',
    hint: 'We’ll call before we do anything you haven’t agreed to.',
    autoComplete: 'tel',
  },
  email: { label: 'Email', hint: 'For a written confirmation.', autoComplete: 'email' },
};

/** The collection notice of the service form. Raise the version whenever the words change. */
const SERVICE_CONSENT = {
  version: COLLECTION_NOTICE.version,
  text: 'We use your details to arrange the service, and keep them with your vehicle’s records. Our privacy page explains how to see or correct them.',
} as const;

const frame = css({ display: 'grid', gap: space[6] });
const question = css({ outline: 'none' });
const buttons = css({
  ...wrapRow(space[3], 'normal'),
  paddingTop: space[5],
  borderTop: `1px solid ${color.line}`,
});

/** The service form: vehicle, service, day and time, contact, and the outcome. */
export function ServiceForm({ department, dealer, builtAt, send }: Props) {
  const now = new Date(useNow(builtAt));
  // The dealership's state is on most plates.
  const draft = useDraft('serviceForm', NOTHING, { registrationState: dealer.address.state ?? '' });
  const enquiry = useEnquiry({
    kind: 'serviceForm',
    about: NOTHING,
    draft,
    hours: department.hours,
    send,
    consent: SERVICE_CONSENT,
  });
  const { faults, attempt, progress, idOf } = enquiry;
  const outcome = typeof progress === 'object' && progress.kind !== 'faulty' ? progress : undefined;
  const { step, goTo, goOn, heading } = useSteps(enquiry, outcome !== undefined);
  if (outcome)
    return (
      <ServiceOutcome
        outcome={outcome}
        request={draft.content.answers as ServiceRequest}
        workshop={{ phone: phoneOf(department, dealer), email: department.email }}
        headingRef={heading}
        onChange={() => goTo(0)}
      />
    );

  const current = SERVICE_STEPS[step];
  const isLast = step === SERVICE_STEPS.length - 1;
  const isSending = progress === 'sending';
  return (
    <div css={frame}>
      <ServiceProgress step={step} onGoTo={goTo} />
      {/* Without JavaScript, the browser posts the first step, and the server answers with the whole form. */}
      <PostedForm
        kind="serviceForm"
        enquiry={enquiry}
        consent={SERVICE_CONSENT}
        onSubmit={isLast ? enquiry.submit : goOn}
      >
        <h2 css={question} ref={heading} tabIndex={-1}>
          {current?.question}
        </h2>
        {faults.length > 0 && <ErrorSummary key={attempt} faults={faults} idOf={idOf} />}
        {current?.name === 'time' ? (
          <TimeStep enquiry={enquiry} hours={department.hours} now={now} />
        ) : (
          <EnquiryFields
            kind="serviceForm"
            stockType={dealer.stockType}
            step={current?.name}
            words={WORDS}
            enquiry={enquiry}
          />
        )}
        {isLast && (
          <p css={quiet}>
            {SERVICE_CONSENT.text} <Link href={PRIVACY_PATH}>Privacy</Link>
          </p>
        )}
        <div css={buttons}>
          {step > 0 && <Button onClick={() => goTo(step - 1)}>Back</Button>}
          <Button type="submit" look="primary" disabled={isSending}>
            {isSending ? 'Sending …' : isLast ? 'Send the request' : 'Continue'}
          </Button>
        </div>
      </PostedForm>
    </div>
  );
}

/** The step that is open, and the ways to the others. Each step moves the focus to its question. */
function useSteps({ faults, check, reopen }: ReturnType<typeof useEnquiry>, hasOutcome: boolean) {
  const [reached, setReached] = useState(0);
  // A day may have passed since it was chosen: then the form asks for it again.
  const step = Math.min(reached, ...faults.map(({ field }) => serviceStepOf(field)));
  const goTo = (place: number) => {
    reopen();
    setReached(place);
  };
  const goOn = () => {
    if (check((field) => serviceStepOf(field) === step)) setReached(step + 1);
  };

  // Back leads to the step before.
  useLayerHistory(step > 0 && !hasOutcome, () => goTo(0));
  useLayerHistory(step > 1 && !hasOutcome, () => goTo(1));
  useLayerHistory(step > 2 && !hasOutcome, () => goTo(2));

  // The first step leaves the focus where it is.
  const heading = useRef<HTMLHeadingElement>(null);
  const current = hasOutcome ? SERVICE_STEPS.length : step;
  const before = useRef(current);
  useEffect(() => {
    if (before.current !== current) heading.current?.focus();
    before.current = current;
  }, [current]);
  return { step, goTo, goOn, heading };
}

interface ServiceProgressProps {
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

const StepWords = ({ place }: { readonly place: number }) => (
  <span>
    <span css={number}>{place + 1}.</span>
    {SERVICE_STEPS[place]?.label}
  </span>
);

const ServiceProgress = ({ step, onGoTo }: ServiceProgressProps) => (
  <nav aria-label="Steps of the request">
    <ol css={list}>
      {SERVICE_STEPS.map(({ name }, place) => (
        <li
          key={name}
          css={item}
          data-reached={place <= step || undefined}
          aria-current={place === step ? 'step' : undefined}
        >
          {place < step ? (
            <button type="button" css={[words, back]} onClick={() => onGoTo(place)}>
              <StepWords place={place} />
            </button>
          ) : (
            <span css={[words, place === step && present]}>
              <StepWords place={place} />
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
