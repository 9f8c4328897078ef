import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import type { EnquiryAbout } from '../../content/enquiry/enquiryAddresses';
import { randomId } from '../../device/randomId';
import { type Draft, keepDraft, type WaitingEnquiry } from '../../device/savedEnquiries';
import { checkEnquiry } from '../../domain/enquiry/checkEnquiry';
import type { FieldFault, LooseAnswers } from '../../domain/enquiry/enquiryField';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import type { OpeningHours } from '../../domain/openingHours';
import { forms } from '../../locales/site/forms';
import { publicId, type ScreenEvent } from '../../tracking/events';
import { track } from '../../tracking/track';
import { whenIdle } from '../ui/lazy/whenIdle';
import type { OutcomeProps } from './EnquiryOutcome';
import { COLLECTION_NOTICE } from './enquiryWords';
import type { SendOutcome } from './sendEnquiry';
import type { useDraft } from './useDraft';

export type Send = (enquiry: WaitingEnquiry) => Promise<SendOutcome>;

type EnquiryProgress = 'filling' | 'sending' | SendOutcome;

/** The events of a form: that it was opened, sent or paid for, and nothing of what it holds. */
type FormEvent = Extract<
  ScreenEvent,
  { readonly name: 'form_open' | 'form_submit' | 'form_success' | 'begin_checkout' | 'add_payment_info' }
>;

interface Options {
  readonly kind: EnquiryKind;
  readonly about: EnquiryAbout;
  readonly draft: ReturnType<typeof useDraft>;
  readonly hours: OpeningHours | undefined;
  readonly send?: Send;
  readonly consent?: { readonly text: string; readonly version: string };
}

/** The state of a form: its draft, the faults, and the outcome. */
export function useEnquiry({ kind, about, draft, hours, send, consent = COLLECTION_NOTICE }: Options) {
  const { name, content, openedAt } = draft;
  const faults = useFaults(kind, content.answers, hours);
  const [progress, setProgress] = useState<EnquiryProgress>('filling');
  /** The thanks. Its script is here before there is an outcome. */
  const [Outcome, setOutcome] = useState<ComponentType<OutcomeProps>>();
  const isSending = useRef(false);
  /** The last enquiry that was sent, and the draft that it was made of. The same draft keeps its key; another one gets another key. */
  const last = useRef<{ readonly of: Draft; readonly enquiry: WaitingEnquiry }>(undefined);
  const tell = teller(kind, about, send !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft's name identifies the form and its subject
  useEffect(() => {
    tell('form_open');
    if (kind === 'reserveNow') tell('begin_checkout');
    // Not with the page, which is live sooner without it; but before the connection can go, or the page is opened without one.
    whenIdle(prepareToSend);
  }, [name]);

  const submit = async (honeypot: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setProgress('sending');
    try {
      await sendOnce(honeypot);
    } catch {
      // Whatever failed, the form is open again, with all its words, and says that it has not been sent.
      setProgress({ kind: 'notKept' });
    } finally {
      isSending.current = false;
    }
  };

  const sendOnce = async (honeypot: string) => {
    const { fault, files } = await photosToSend(content.photos);
    const found = [...faults.find(), ...fault];
    faults.show(found);
    if (found.length > 0) return setProgress('filling');
    const sending = await loadSending();
    tell('form_submit');
    if (last.current?.of !== content || last.current.enquiry.honeypot !== honeypot) {
      const context = { ...contextOf(about, openedAt.current, consent), ...sending.pageContext() };
      const enquiry = { ...content, key: randomId(), draft: name, kind, context, photos: files, honeypot };
      last.current = { of: content, enquiry };
    }
    const outcome = await (send ?? sending.sendEnquiry)(last.current.enquiry);
    if (outcome.kind === 'sent' || outcome.kind === 'kept') void keepDraft(name, undefined);
    setOutcome(() => sending.EnquiryOutcome);
    show(outcome);
  };

  const show = (outcome: SendOutcome) => {
    // An enquiry that was received under this key cannot be changed. The next try is a new enquiry.
    if (outcome.kind === 'conflict') last.current = undefined;
    faults.replace(outcome.kind === 'faulty' ? outcome.faults : []);
    if (outcome.kind === 'sent') tell('form_success');
    setProgress(outcome);
    if (outcome.kind === 'kept') void outcome.settled.then(show);
  };

  return {
    ...draft,
    ...faults,
    progress,
    Outcome,
    /** Leads back to the fields, without what was wrong. */
    reopen: () => {
      faults.replace([]);
      setProgress('filling');
    },
    changePhotos: (next: readonly File[]) => {
      draft.changePhotos(next);
      // A file that we cannot take is named as soon as it is chosen.
      void photosToSend(next).then(({ fault }) => faults.replaceOf('photos', fault));
    },
    submit,
    tellPayment: () => tell('add_payment_info'),
  };
}

/** What is missing or wrong in a form and has been shown to the shopper. */
function useFaults(kind: EnquiryKind, answers: LooseAnswers, hours: OpeningHours | undefined) {
  const prefix = useId();
  const [faults, setFaults] = useState<readonly FieldFault<string>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const find = () => checkEnquiry(kind, answers, forms, hours && { hours, now: new Date() });
  const show = (found: readonly FieldFault<string>[]) => {
    setFaults(found);
    setAttempt(attempt + 1);
  };
  return {
    faults,
    attempt,
    find,
    show,
    replace: setFaults,
    replaceOf: (name: string, found: readonly FieldFault<string>[]) =>
      setFaults((now) => [...now.filter(({ field }) => field !== name), ...found]),
    /** Checks some of the answers, for a form in steps. @returns whether none of them is missing or wrong */
    check: (isAsked: (field: string) => boolean): boolean => {
      const found = find().filter(({ field }) => isAsked(field));
      show(found);
      return found.length === 0;
    },
    idOf: (field: string) => `${prefix}-${field}`,
    faultOf: (name: string) => faults.find(({ field }) => field === name)?.message,
  };
}

/** What sends a form, and the thanks for it: one without the other would leave the shopper with nothing. */
async function loadSending() {
  const [sending, { EnquiryOutcome }] = await Promise.all([
    import(/* webpackChunkName: "send-enquiry" */ './sendEnquiry'),
    import(/* webpackChunkName: "send-enquiry" */ './EnquiryOutcome'),
  ]);
  return { ...sending, EnquiryOutcome };
}

/** Loads the script ahead, so that a form can be kept even if the connection is gone by the time it is sent. */
const prepareToSend = (): void => void loadSending().catch(() => undefined);

/** The photos as they are sent, and what is wrong with them. Without the script they stay as they are, for the server to judge. */
async function photosToSend(
  photos: readonly File[],
): Promise<{ readonly files: readonly File[]; readonly fault: readonly FieldFault<string>[] }> {
  if (photos.length === 0) return { files: photos, fault: [] };
  const script = await import(/* webpackChunkName: "send-photos" */ './smallerPhoto').catch(() => undefined);
  return script ? script.photosToSend(photos) : { files: photos, fault: [] };
}

/** What the form sends without the shopper typing it. None of it names a person. */
function contextOf(about: EnquiryAbout, openedAt: string, consent: object): object {
  const entries = Object.entries(about).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(entries),
    consent: { ...consent, at: new Date().toISOString() },
    ...(openedAt === '' ? {} : { openedAt }),
  };
}

/** Reports what happens to a form. A form that is only tried out is not measured. */
const teller = (kind: EnquiryKind, { item: about }: EnquiryAbout, isTriedOut: boolean) => {
  const item = about && publicId(about.id);
  return (name: FormEvent['name']): void => {
    if (isTriedOut) return;
    const isOfCheckout = name === 'begin_checkout' || name === 'add_payment_info';
    track(isOfCheckout ? { name, item } : { name, form: kind, item });
  };
};
