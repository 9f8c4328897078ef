import { css } from '@emotion/react';
import { type RefObject, useMemo } from 'react';
import { telephoneHref } from '../../../content/telephoneHref';
import { type ServiceRequest, serviceMailto, serviceSummary } from '../../../domain/enquiry/serviceRequest';
import { forms } from '../../../locales/site/forms';
import { color, space, text } from '../../../theme/tokens';
import { AnswerList } from '../../enquiry/AnswerList';
import { answerWay, nextWords } from '../../enquiry/nextWords';
import type { SendOutcome } from '../../enquiry/sendEnquiry';
import { VisitLinks } from '../../enquiry/VisitLinks';
import { Button, ButtonLink, buttonRow } from '../../ui/Button';

interface Props {
  readonly outcome: SendOutcome;
  readonly request: ServiceRequest;
  readonly workshop: { readonly phone: string; readonly email?: string };
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onChange: () => void;
}

const frame = css({ display: 'grid', gap: space[5] });
const lead = css({ maxWidth: '60ch', color: color.inkQuiet, fontSize: text.lead });
const heading = css({ outline: 'none' });

const TITLES = {
  booked: 'Your time is booked',
  sent: 'Your request is with the workshop',
  kept: 'Your request is saved on this device, not sent yet',
  notSent: 'Your request has not been sent',
} as const;
const NOT_SENT = {
  kept: 'We couldn’t be reached just now. Your request stays on this device, and this site sends it as soon as it can. If it’s urgent, call the workshop.',
  notSent:
    'Nothing you typed is lost: it’s all here. Call the workshop and we’ll write it down, or send it by email.',
} as const;

/** The outcome of the request. A request that was not sent is shown in full, to read out or email. */
export function ServiceOutcome({ outcome, request, workshop, headingRef, onChange }: Props) {
  const rows = useMemo(() => serviceSummary(request, forms), [request]);
  const isSent = outcome.kind === 'sent';
  const visit = isSent ? outcome.visit : undefined;
  const waits = outcome.kind === 'kept' ? 'kept' : 'notSent';
  return (
    <div css={frame} aria-live="polite">
      <h2 css={heading} ref={headingRef} tabIndex={-1}>
        {TITLES[visit !== undefined ? 'booked' : isSent ? 'sent' : waits]}
      </h2>
      <p css={lead}>
        {visit !== undefined
          ? nextWords('serviceForm', answerWay(request), true)
          : isSent
            ? `${nextWords('serviceForm', answerWay(request), false)} If you don’t hear from us, call ${workshop.phone}.`
            : NOT_SENT[waits]}
      </p>
      {isSent && (
        <p>
          Reference <strong>{outcome.reference}</strong>
        </p>
      )}
      {visit !== undefined && <VisitLinks href={visit} />}
      {!isSent && (
        <div css={buttonRow}>
          <ButtonLink look="primary" href={telephoneHref(workshop.phone)}>
            Call {workshop.phone}
          </ButtonLink>
          {workshop.email !== undefined && (
            <ButtonLink href={serviceMailto(workshop.email, request, forms)}>Send it by email</ButtonLink>
          )}
          {waits === 'notSent' && <Button onClick={onChange}>Change something</Button>}
        </div>
      )}
      <AnswerList rows={rows} />
    </div>
  );
}
