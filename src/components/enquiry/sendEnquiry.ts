import { enquiryUrl } from '../../content/enquiry/enquiryAddresses';
import {
  forgetWaiting,
  keepDraft,
  keepWaiting,
  readWaiting,
  type WaitingEnquiry,
} from '../../device/savedEnquiries';
import { campaignId } from '../../device/visit';
import { campaignOf } from '../../domain/campaign';
import type { FieldFault } from '../../domain/enquiry/enquiryField';
import { HONEYPOT } from '../../domain/enquiry/honeypot';
import { VISITS_PATH } from '../../domain/enquiry/visitTimes';
import { locale } from '../../locales/site/locale';
import { track } from '../../tracking/track';

type SendAnswer =
  /** `visit`: the address of the page of a time that is kept for the shopper. */
  | { readonly kind: 'sent'; readonly reference: string; readonly visit?: string }
  /** To be tried again; `afterMs` if the server says when. */
  | { readonly kind: 'later'; readonly isTooMany: boolean; readonly afterMs?: number; readonly error: Error }
  | { readonly kind: 'faulty'; readonly faults: readonly FieldFault<string>[] }
  | { readonly kind: 'tooLarge' }
  /** The server takes no forms from the address of this page, and says where to go instead. */
  | { readonly kind: 'elsewhere'; readonly message: string }
  /** The server received the same form before, with other words. */
  | { readonly kind: 'conflict' };

type FinalAnswer = Exclude<SendAnswer, { readonly kind: 'later' }>;

/** The outcome of a form: a final answer, or that the device keeps it (or cannot). */
export type SendOutcome =
  | FinalAnswer
  /** `settled` is the final answer, if the site gets one while this page is open. */
  | { readonly kind: 'kept'; readonly isTooMany: boolean; readonly settled: Promise<FinalAnswer> }
  | { readonly kind: 'notKept' };

/** The time limits for an answer, in milliseconds. After that the enquiry is sent again later. Photos take long on a slow line. */
const MAX_MS = { words: 20_000, photos: 120_000 } as const;

const later = (error: Error): SendAnswer => ({ kind: 'later', isTooMany: false, error });

/** The keys of the enquiries that forms of this page are sending now. */
const onTheirWay = new Set<string>();

/** The forms of this page whose enquiries wait on the device, by key. */
const waitingForms = new Map<string, (answer: FinalAnswer) => void>();

/** Sends one enquiry once. Never rejects. */
async function postEnquiry(enquiry: WaitingEnquiry): Promise<SendAnswer> {
  const { kind, answers, photos, honeypot } = enquiry;
  const context = { ...enquiry.context, sentAt: new Date().toISOString() };
  try {
    const isLarge = photos.length > 0;
    const response = await fetch(enquiryUrl(), {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'idempotency-key': enquiry.key,
        ...(isLarge ? {} : { 'content-type': 'application/json' }),
      },
      body: isLarge
        ? formOf({ ...enquiry, context })
        : JSON.stringify({ kind, answers, context, [HONEYPOT]: honeypot }),
      credentials: 'omit',
      signal: AbortSignal.timeout(isLarge ? MAX_MS.photos : MAX_MS.words),
    });
    return await answerOf(response);
  } catch (error) {
    return later(error as Error);
  }
}

/** The answers side by side, as a form without JavaScript sends them, with the photos. */
function formOf({ kind, answers, context, photos, honeypot }: WaitingEnquiry): FormData {
  const form = new FormData();
  form.set('kind', kind);
  form.set('context', JSON.stringify(context));
  form.set(HONEYPOT, honeypot);
  for (const [name, answer] of Object.entries(answers)) {
    if (typeof answer === 'string') form.set(name, answer);
    else if (answer === true) form.set(name, 'on');
    else if (answer !== false) for (const one of answer) form.append(name, one);
  }
  for (const photo of photos) form.append('photos', photo, photo.name);
  return form;
}

async function answerOf(response: Response): Promise<SendAnswer> {
  const { status } = response;
  if (status === 409) return { kind: 'conflict' };
  if (status === 201) {
    const { reference, visit } = (await response.json()) as Readonly<
      Partial<Record<'reference' | 'visit', unknown>>
    >;
    // An answer without a reference did not come from the enquiry server.
    if (typeof reference !== 'string') return later(new Error('no reference'));
    const isKept = typeof visit === 'string' && visit.startsWith(`${VISITS_PATH}?`);
    return {
      kind: 'sent',
      reference,
      ...(isKept && { visit: new URL(visit, new URL(enquiryUrl(), window.location.href)).href }),
    };
  }
  if (status === 413 || status === 422) {
    const { faults } = (await response.json().catch(() => ({}))) as { readonly faults?: unknown };
    if (Array.isArray(faults)) return { kind: 'faulty', faults };
    // A proxy in front of the server says 413 in its own words.
    return status === 413 ? { kind: 'tooLarge' } : later(new Error('422 without faults'));
  }
  if (status === 403) {
    const { message } = (await response.json().catch(() => ({}))) as { readonly message?: unknown };
    if (typeof message === 'string') return { kind: 'elsewhere', message };
  }
  const seconds = Number(response.headers.get('retry-after'));
  return {
    kind: 'later',
    isTooMany: status === 429,
    error: new Error(`answered ${status}`),
    ...(seconds > 0 ? { afterMs: seconds * 1000 } : {}),
  };
}

/** What every form sends about its page (without the query) and about the campaign that brought the shopper. */
export function pageContext(): object {
  const campaign = campaignOf(window.location.search);
  const id = campaignId.read();
  return {
    ...(Object.keys(campaign).length === 0 ? {} : { campaign }),
    ...(id === '' ? {} : { campaignId: id }),
    page: window.location.pathname,
    language: document.documentElement.lang || locale.name,
  };
}

/**
 * Stores an enquiry on the device, then sends it. Law: until the server has stored it, or says what is wrong with it, its
 * words and photos stay on the device, if the device stores anything.
 */
export async function sendEnquiry(enquiry: WaitingEnquiry): Promise<SendOutcome> {
  onTheirWay.add(enquiry.key);
  const keeping = await keepWaiting(enquiry);
  const answer = await postEnquiry(enquiry);
  onTheirWay.delete(enquiry.key);
  if (answer.kind === 'later') {
    track({ name: 'fault', fault: 'enquiry', error: answer.error });
    if (keeping === 'refused') return { kind: 'notKept' };
    const settled = new Promise<FinalAnswer>((resolve) => waitingForms.set(enquiry.key, resolve));
    return { kind: 'kept', isTooMany: answer.isTooMany, settled };
  }
  await settle(enquiry, answer);
  return answer;
}

/** Turns an enquiry that the server refused back into a draft, so that the shopper can correct it. Tells its form. */
async function settle(
  { key, draft, answers, photos, picked }: WaitingEnquiry,
  answer: FinalAnswer,
): Promise<void> {
  const isRefused = ['faulty', 'tooLarge', 'elsewhere'].includes(answer.kind);
  await keepDraft(draft, isRefused ? { answers, photos, picked } : undefined);
  await forgetWaiting(key);
  waitingForms.get(key)?.(answer);
}

export interface Flushed {
  readonly references: readonly string[];
  /** How many the server refused. They are drafts again. */
  readonly refused: number;
  readonly waiting: number;
  readonly afterMs?: number;
}

/**
 * Sends everything that waits on this device, one after the other. Stops at the first enquiry that has to wait on. What a form
 * is sending waits too: a second copy of its photos would halve a slow line.
 */
export async function sendWaiting(): Promise<Flushed> {
  const kept = await readWaiting();
  const all = kept.filter(({ key }) => !onTheirWay.has(key));
  const references: string[] = [];
  let refused = 0;
  for (const [index, enquiry] of all.entries()) {
    const answer = await postEnquiry(enquiry);
    if (answer.kind === 'later')
      return {
        references,
        refused,
        waiting: kept.length - index,
        afterMs: answer.afterMs,
      };
    await settle(enquiry, answer);
    if (answer.kind === 'sent') references.push(answer.reference);
    else if (answer.kind !== 'conflict') refused += 1;
  }
  return { references, refused, waiting: kept.length - all.length };
}
