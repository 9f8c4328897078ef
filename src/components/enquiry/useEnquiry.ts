import { type ComponentType, type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { aboutQuery, type EnquiryAbout } from '../../content/enquiry/enquiryAddresses';
import { randomId } from '../../device/randomId';
import {
  type Draft,
  draftName,
  keepDraft,
  readDraft,
  type WaitingEnquiry,
} from '../../device/savedEnquiries';
import { checkEnquiry } from '../../domain/enquiry/checkEnquiry';
import type { EnquiryItem } from '../../domain/enquiry/enquiry';
import {
  type Answer,
  emptyAnswers,
  type FieldFault,
  type LooseAnswers,
} from '../../domain/enquiry/enquiryField';
import { fieldsOf } from '../../domain/enquiry/enquiryForms';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import type { OpeningHours } from '../../domain/openingHours';
import { forms } from '../../locales/site/forms';
import { publicId, type ScreenEvent } from '../../tracking/events';
import { track } from '../../tracking/track';
import { whenIdle } from '../ui/lazy/whenIdle';
import type { OutcomeProps } from './EnquiryOutcome';
import { COLLECTION_NOTICE, friendGreeting } from './enquiryWords';
import { typedIn } from './plainForm';
import type { SendOutcome } from './sendEnquiry';

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
  /** The subject that the page gave the form. What the shopper picks in the form does not begin another draft. */
  readonly givenAbout: EnquiryAbout;
  /** The vehicle that the shopper picked in the form; the draft has it too. */
  readonly picked?: EnquiryItem | undefined;
  readonly onPick?: Dispatch<SetStateAction<EnquiryItem | undefined>>;
  /** When the shopper can come, for a form that asks for it. */
  readonly hours: OpeningHours | undefined;
  readonly send?: Send;
  /** Answers that the form has from the start. */
  readonly prefilled?: LooseAnswers;
  /** The notice beside the button. */
  readonly consent?: { readonly text: string; readonly version: string };
}

/** The state of a form: what is typed and chosen, the faults, and the outcome. It stores the draft as the shopper types. */
export function useEnquiry({
  kind,
  about,
  givenAbout,
  picked,
  onPick,
  hours,
  send,
  prefilled,
  consent = COLLECTION_NOTICE,
}: Options) {
  const first = { ...firstAnswers(kind, about), ...prefilled };
  const draft = draftName(kind, aboutQuery(givenAbout));
  const [answers, setAnswers] = useState<LooseAnswers>(first);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [faults, setFaults] = useState<readonly FieldFault<string>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<EnquiryProgress>('filling');
  /** The thanks. Its script is here before there is an outcome. */
  const [Outcome, setOutcome] = useState<ComponentType<OutcomeProps>>();
  const openedAt = useRef('');
  const isSending = useRef(false);
  /** The last enquiry that was sent. The same words keep its key; other words get another key. */
  const last = useRef<WaitingEnquiry>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const tell = (name: FormEvent['name']) => {
    // A form that is only tried out is not measured.
    if (send !== undefined) return;
    const item = about.item && publicId(about.item.id);
    const isOfCheckout = name === 'begin_checkout' || name === 'add_payment_info';
    track(isOfCheckout ? { name, item } : { name, form: kind, item });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft's name identifies the form and its subject
  useEffect(() => {
    openedAt.current = new Date().toISOString();
    tell('form_open');
    if (kind === 'reserveNow') tell('begin_checkout');
    // Not with the page, which is live sooner without it; but before the connection can go, or the page is opened without one.
    whenIdle(prepareToSend);
    // The fields may already hold what was typed before the script loaded.
    const typed = typedIn(form.current, first);
    if (Object.keys(typed).length > 0) {
      setAnswers((now) => ({ ...now, ...typed }));
    }
    let isGone = false;
    void readDraft(draft, kind).then((saved) => {
      if (isGone || saved === undefined) return;
      // A restored draft may be sent at once, so its form carries no opening time.
      openedAt.current = '';
      // What the shopper typed while the draft was loading wins.
      setAnswers((now) => ({ ...now, ...saved.answers, ...differing(now, first) }));
      setPhotos((now) => (now.length > 0 ? now : saved.photos));
      onPick?.((now) => now ?? saved.picked);
    });
    return () => {
      isGone = true;
    };
  }, [draft]);

  const keep = (changed: Partial<Draft>) => void keepDraft(draft, { answers, photos, picked, ...changed });
  const change = (field: string, answer: Answer) => {
    const next = { ...answers, [field]: answer };
    setAnswers(next);
    keep({ answers: next });
  };
  const pick = (item: EnquiryItem | undefined) => {
    onPick?.(item);
    keep({ picked: item });
  };
  const changePhotos = (next: readonly File[]) => {
    setPhotos(next);
    keep({ photos: next });
    // A file that we cannot take is named as soon as it is chosen.
    void photosToSend(next).then(({ fault }) =>
      setFaults((now) => [...now.filter(({ field }) => field !== 'photos'), ...fault]),
    );
  };

  /** Shows faults of the answers. */
  const showFaults = (found: readonly FieldFault<string>[]) => {
    setFaults(found);
    setAttempt(attempt + 1);
  };
  const faultsNow = () => checkEnquiry(kind, answers, forms, hours && { hours, now: new Date() });

  /** Checks some of the answers, for a form in steps. @returns whether none of them is missing or wrong */
  const check = (isAsked: (field: string) => boolean): boolean => {
    const found = faultsNow().filter(({ field }) => isAsked(field));
    showFaults(found);
    return found.length === 0;
  };

  /** Leads back to the fields, without what was wrong. */
  const reopen = () => {
    setFaults([]);
    setProgress('filling');
  };

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
    const { fault, files } = await photosToSend(photos);
    const found = [...faultsNow(), ...fault];
    showFaults(found);
    if (found.length > 0) return setProgress('filling');
    const sending = await loadSending();
    tell('form_submit');
    const isRepeat =
      last.current?.answers === answers &&
      isSame(last.current.photos, files) &&
      last.current.honeypot === honeypot;
    if (!isRepeat || last.current === undefined)
      last.current = {
        key: randomId(),
        draft,
        kind,
        answers,
        context: { ...contextOf(about, openedAt.current, consent), ...sending.pageContext() },
        photos: files,
        picked,
        honeypot,
      };
    const outcome = await (send ?? sending.sendEnquiry)(last.current);
    if (outcome.kind === 'sent' || outcome.kind === 'kept') void keepDraft(draft, undefined);
    setOutcome(() => sending.EnquiryOutcome);
    show(outcome);
  };

  const show = (outcome: SendOutcome) => {
    // An enquiry that was received under this key cannot be changed. The next try is a new enquiry.
    if (outcome.kind === 'conflict') last.current = undefined;
    setFaults(outcome.kind === 'faulty' ? outcome.faults : []);
    if (outcome.kind === 'sent') tell('form_success');
    setProgress(outcome);
    if (outcome.kind === 'kept') void outcome.settled.then(show);
  };

  const tellPayment = () => tell('add_payment_info');

  return {
    answers,
    photos,
    faults,
    attempt,
    progress,
    Outcome,
    change,
    pick,
    changePhotos,
    check,
    reopen,
    submit,
    tellPayment,
    form,
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

const isSame = (some: readonly File[], others: readonly File[]): boolean =>
  some.length === others.length && some.every((photo, place) => photo === others[place]);

const firstAnswers = (kind: EnquiryKind, about: EnquiryAbout): LooseAnswers => ({
  ...emptyAnswers(fieldsOf(kind, forms)),
  ...(kind === 'sendToAFriend' ? { message: friendGreeting(about) } : {}),
});

const differing = (answers: LooseAnswers, from: LooseAnswers): LooseAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name, answer]) => answer !== from[name]));

/** What the form sends without the shopper typing it. None of it names a person. */
function contextOf(about: EnquiryAbout, openedAt: string, consent: object): object {
  const entries = Object.entries(about).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(entries),
    consent: { ...consent, at: new Date().toISOString() },
    ...(openedAt === '' ? {} : { openedAt }),
  };
}
