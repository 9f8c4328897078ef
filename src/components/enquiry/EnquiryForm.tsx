import { css } from '@emotion/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PRIVACY_PATH } from '../../content/addresses';
import type { EnquiryAbout } from '../../content/enquiry/enquiryAddresses';
import { useFormContent } from '../../content/enquiry/formContent';
import { telephoneHref } from '../../content/telephoneHref';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { visitPlace } from '../../domain/enquiry/visitTimes';
import { joinFacts } from '../../domain/joinFacts';
import { color, noticeBox, quiet, radius, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../ui/Button';
import { errorBox } from '../ui/fields/formStyles';
import { useLazyComponent } from '../ui/lazy/useLazyComponent';
import { Link } from '../ui/links/Link';
import { AnswerList } from './AnswerList';
import { EnquiryFields } from './EnquiryFields';
import { COLLECTION_NOTICE, itemPriceWords, sendWords } from './enquiryWords';
import { ErrorSummary } from './Field';
import { PostedForm } from './PostedForm';
import type { SendOutcome } from './sendEnquiry';
import { useDraft } from './useDraft';
import { type Send, useEnquiry } from './useEnquiry';
import { VehiclePicker } from './VehiclePicker';

export interface EnquiryFormProps {
  readonly kind: EnquiryKind;
  readonly about: EnquiryAbout;
  /** The number to ring if the form cannot be sent, as people read it, if it is not the dealership's. */
  readonly phone?: string | undefined;
  /** The level of the form's headings: one below the heading above the form. */
  readonly heading?: 'h2' | 'h3';
  /** Replaces the server, to try forms out. */
  readonly send?: Send;
  readonly sendLabel?: string;
  /** Called once the outcome has replaced the form. */
  readonly onDone?: () => void;
}

const loadDealFigures = async () =>
  (await import(/* webpackChunkName: "deal-figures" */ './DealFigures')).DealFigures;

/** One of the site's forms, rendered from its table. Without JavaScript the browser posts it, and the server answers with a page. */
export function EnquiryForm({
  kind,
  about: givenAbout,
  phone: ownPhone,
  heading = 'h3',
  send,
  sendLabel,
  onDone,
}: EnquiryFormProps) {
  const draft = useDraft(kind, givenAbout);
  const { picked } = draft.content;
  const needsVehicle =
    kind === 'bookATestDrive' && Object.values(givenAbout).every((one) => one === undefined);
  const item = needsVehicle && picked ? picked : givenAbout.item;
  const [figures, setFigures] = useState<EnquiryAbout['figures']>();
  // What a vehicle would come to for the shopper is for the dealership, not for a friend. A form can be sent without it.
  const DealFigures = useLazyComponent(
    loadDealFigures,
    item && kind !== 'sendToAFriend' ? 'now' : 'never',
  ).Component;
  const about = useMemo(
    () => ({ ...givenAbout, item, figures: givenAbout.figures ?? figures }),
    [givenAbout, item, figures],
  );
  const { notes, paymentUrl, places, stockType: typeOfSite, phone: phoneOfSite } = useFormContent();
  const phone = ownPhone ?? phoneOfSite;
  const stockType = about.item?.stockType ?? typeOfSite;
  const place = visitPlace(places, kind, about.item?.yard);
  const enquiry = useEnquiry({ kind, about, draft, hours: place?.hours, send });
  const { faults, attempt, progress, Outcome, idOf, tellPayment } = enquiry;
  const isSending = progress === 'sending';
  const outcome = typeof progress === 'object' ? progress : undefined;
  const isDone = outcome?.kind === 'sent' || outcome?.kind === 'kept';
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, with the function of that moment
  useEffect(() => {
    if (isDone) onDone?.();
  }, [isDone]);

  if (Outcome && (outcome?.kind === 'sent' || outcome?.kind === 'kept'))
    return (
      <Outcome
        kind={kind}
        outcome={outcome}
        phone={phone}
        heading={heading}
        about={about}
        answers={draft.content.answers}
        payment={
          kind === 'reserveNow' && paymentUrl !== undefined
            ? { href: paymentUrl, onOpen: tellPayment }
            : undefined
        }
      />
    );

  const words = sendWords(kind, stockType);
  const noteText = notes[kind] ?? words.note;
  return (
    <PostedForm kind={kind} enquiry={enquiry} consent={COLLECTION_NOTICE} onSubmit={enquiry.submit}>
      {DealFigures && item && <DealFigures item={item} onChange={setFigures} />}
      {needsVehicle ? (
        <VehiclePicker picked={picked} onPick={draft.pick} />
      ) : (
        <EnquiryAboutCard about={about} />
      )}
      {faults.length > 0 && <ErrorSummary key={attempt} faults={faults} idOf={idOf} heading={heading} />}
      {outcome && <Trouble outcome={outcome} phone={phone} />}
      {noteText !== undefined && <p css={noticeBox}>{noteText}</p>}
      <EnquiryFields kind={kind} stockType={stockType} place={place} enquiry={enquiry} />
      <div css={foot}>
        <p css={quiet}>
          {COLLECTION_NOTICE.text} <Link href={PRIVACY_PATH}>Privacy</Link>
        </p>
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? 'Sending …' : (sendLabel ?? words.send)}
        </Button>
      </div>
    </PostedForm>
  );
}

const TROUBLES: Readonly<Record<string, string>> = {
  notKept:
    'We couldn’t be reached, and your browser can’t keep it for later. Leave this page open and try again, or call us.',
  tooLarge: 'Your photos are too large. Choose fewer or smaller ones and send it again, or call us.',
  conflict:
    'You already sent this form with other details. Call us to change something, or send it again as a new enquiry.',
};

/** Why the form is still open after it was sent, if its fields do not say it. It takes the focus. */
function Trouble({ outcome, phone }: { readonly outcome: SendOutcome; readonly phone: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const words = outcome.kind === 'elsewhere' ? outcome.message : TROUBLES[outcome.kind];
  useEffect(() => frame.current?.focus(), []);
  if (words === undefined) return null;
  return (
    <div ref={frame} css={box} tabIndex={-1} role="alert">
      <p css={boxTitle}>Your enquiry has not been sent</p>
      <p>{words}</p>
      <ButtonLink href={telephoneHref(phone)}>Call {phone}</ButtonLink>
    </div>
  );
}

const box = css(errorBox, { display: 'grid', gap: space[2], justifyItems: 'start', padding: space[4] });
const boxTitle = css({ fontWeight: 650 });
const foot = css({ display: 'grid', gap: space[3], justifyItems: 'start' });

function EnquiryAboutCard({ about }: { readonly about: EnquiryAbout }) {
  const { item } = about;
  const lines = [...(about.priceToPay ?? []), ...(about.figures ?? about.build ?? [])];
  const subject = about.special ?? about.model ?? about.teamMember;
  if (item === undefined && subject === undefined && lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a page of several forms would have this section as a landmark several times
    <div role="group" css={card} aria-label="What it is about">
      {item && (
        <>
          <p css={title}>{item.title}</p>
          <p css={facts}>{joinFacts([itemPriceWords(item), item.yard])}</p>
        </>
      )}
      {subject && <p css={title}>{subject.title}</p>}
      {lines.length > 0 && <AnswerList isShort rows={lines} />}
      {about.figures && <RateWarning />}
    </div>
  );
}

const loadWarning = async () => (await import('../finance/ComparisonRateWarning')).ComparisonRateWarning;

/** Figures state rates, and the law wants its words beside them. */
function RateWarning() {
  const { Component } = useLazyComponent(loadWarning, 'now');
  return Component && <Component of={[]} />;
}

const card = css({
  padding: `${space[3]} ${space[4]}`,
  borderLeft: `3px solid ${color.accent}`,
  borderRadius: radius.small,
  background: color.paperDeep,
});
const title = css({ fontWeight: 650, lineHeight: 1.3 });
const facts = css(quiet, { fontVariantNumeric: 'tabular-nums' });
