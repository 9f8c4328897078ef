import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { EnquiryAbout } from '../../content/enquiry/enquiryAddresses';
import { telephoneHref } from '../../content/telephoneHref';
import { dayWords, timeWords } from '../../domain/dateWords';
import type { EnquiryLine } from '../../domain/enquiry/enquiry';
import type { LooseAnswers } from '../../domain/enquiry/enquiryField';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { aboutTitle } from '../../domain/enquiry/enquiryLines';
import { color, font, quiet, radius, space, text } from '../../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { AnswerList } from './AnswerList';
import { answerWay, nextWords } from './nextWords';
import type { SendOutcome } from './sendEnquiry';
import { VisitLinks } from './VisitLinks';

export interface OutcomeProps {
  readonly kind: EnquiryKind;
  readonly outcome: Extract<SendOutcome, { readonly kind: 'sent' | 'kept' }>;
  readonly phone: string;
  readonly heading: 'h2' | 'h3';
  readonly about: EnquiryAbout;
  readonly answers: LooseAnswers;
  /** The payment page of the dealer's provider, for a reservation. This site neither asks for a card nor sees one. */
  readonly payment?: { readonly href: string; readonly onOpen: () => void } | undefined;
}

/** The outcome of a form: the dealer has it, or this device keeps it and sends it later. */
export function EnquiryOutcome({
  kind,
  outcome,
  phone,
  heading: Heading,
  about,
  answers,
  payment,
}: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isSent = outcome.kind === 'sent';
  const booking = kind === 'bookATestDrive' ? bookingLines(about, answers) : [];
  return (
    // A reader who has read that it waits hears when it is sent.
    <div css={frame} aria-live="polite">
      <Heading css={title} ref={heading} tabIndex={-1}>
        {isSent ? 'Thank you, we have it' : 'Saved on this device, not sent yet'}
      </Heading>
      {booking.length > 0 && <AnswerList rows={booking} />}
      {isSent ? (
        <>
          <p css={reference}>
            Reference <strong>{outcome.reference}</strong>
          </p>
          <p>
            {nextWords(kind, answerWay(answers), outcome.visit !== undefined)} Please quote this reference if
            you call.
          </p>
          {outcome.visit !== undefined && <VisitLinks href={outcome.visit} />}
        </>
      ) : (
        <p>
          {outcome.isTooMany
            ? 'We’ve had several enquiries from your connection in a short time, so this one will go a little later.'
            : 'We couldn’t be reached just now.'}{' '}
          Everything stays on this device, and this site sends it as soon as it can. If it’s urgent, call us.
        </p>
      )}
      {isSent && payment && (
        <div css={paymentFrame}>
          <ButtonLink
            look="primary"
            href={payment.href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={payment.onOpen}
          >
            Pay to reserve (opens a new tab)
          </ButtonLink>
          <p css={quiet}>
            You can pay now, or wait until you hear from us. You pay on our payment provider’s page, so we
            never see your card.
          </p>
        </div>
      )}
      <ButtonLink href={telephoneHref(phone)}>Call {phone}</ButtonLink>
    </div>
  );
}

/** What the shopper asked for, for the thanks: the vehicle, the day and the time. */
const bookingLines = (about: EnquiryAbout, { date, time }: LooseAnswers): readonly EnquiryLine[] =>
  [
    { label: 'Vehicle', value: aboutTitle({ context: about }) },
    { label: 'Day', value: typeof date === 'string' && date !== '' ? dayWords(date) : '' },
    { label: 'Time', value: typeof time === 'string' && time !== '' ? timeWords(time) : '' },
  ].filter(({ value }) => value !== '');

const frame = css({ display: 'grid', gap: space[4], justifyItems: 'start' });
const title = css({ fontSize: text.title, outline: 'none' });
const reference = css({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.small,
  background: color.accentSoft,
  fontFamily: font.heading,
  fontSize: text.lead,
  fontVariantNumeric: 'tabular-nums',
});

const paymentFrame = css({ display: 'grid', gap: space[2], justifyItems: 'start' });
