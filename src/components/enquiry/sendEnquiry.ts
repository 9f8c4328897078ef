import { enquiryUrl } from '../../config/enquiryUrl';
import {
  forgetWaiting,
  keepDraft,
  keepWaiting,
  readWaiting,
  type WaitingEnquiry,
} from '../../device/keptEnquiries';
import { campaignId } from '../../device/visit';
import { campaignOf } from '../../domain/campaign';
import type { FieldFault } from '../../domain/enquiry/fieldFault';
import { track } from '../../tracking/track';

/** What the server said, or that it could not be asked. */
export type SendAnswer =
  | { readonly kind: 'sent'; readonly reference: string }
  /** Tried again later; `afterMs` where the server says when. */
  | { readonly kind: 'later'; readonly isTooMany: boolean; readonly afterMs?: number }
  | { readonly kind: 'faulty'; readonly faults: readonly FieldFault<string>[] }
  | { readonly kind: 'tooLarge' }
  /** The same form was received before with other words. */
  | { readonly kind: 'conflict' };

/** What became of a form: an answer that is final, or that the device keeps it (or cannot). */
export type SendOutcome =
  | Exclude<SendAnswer, { readonly kind: 'later' }>
  | { readonly kind: 'kept'; readonly isTooMany: boolean }
  | { readonly kind: 'notKept' };

/** A server that has not answered in this time is asked again later; photos take long over a slow line. */
const MOST_MS = { words: 20_000, photos: 120_000 } as const;

const LATER: SendAnswer = { kind: 'later', isTooMany: false };

/** Sends one enquiry once. Never rejects. */
export async function postEnquiry(enquiry: WaitingEnquiry): Promise<SendAnswer> {
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
        : JSON.stringify({ kind, answers, context, website: honeypot }),
      credentials: 'omit',
      signal: AbortSignal.timeout(isLarge ? MOST_MS.photos : MOST_MS.words),
    });
    return await answerOf(response);
  } catch {
    return LATER;
  }
}

/** Answers side by side, as a plain form sends them, with the photos. */
function formOf({ kind, answers, context, photos, honeypot }: WaitingEnquiry): FormData {
  const form = new FormData();
  form.set('kind', kind);
  form.set('context', JSON.stringify(context));
  form.set('website', honeypot);
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
  if (status === 413) return { kind: 'tooLarge' };
  if (status === 409) return { kind: 'conflict' };
  if (status === 201) {
    const { reference } = (await response.json()) as { readonly reference?: unknown };
    // Whatever answers without a reference is not the server of enquiries.
    return typeof reference === 'string' ? { kind: 'sent', reference } : LATER;
  }
  if (status === 422) {
    const { faults } = (await response.json()) as { readonly faults?: unknown };
    return Array.isArray(faults) ? { kind: 'faulty', faults } : LATER;
  }
  const seconds = Number(response.headers.get('retry-after'));
  return {
    kind: 'later',
    isTooMany: status === 429,
    ...(seconds > 0 ? { afterMs: seconds * 1000 } : {}),
  };
}

/** What every form tells of the page it stands on, without the page's query, and of the campaign that brought the shopper. */
export function pageContext(): object {
  const campaign = campaignOf(window.location.search);
  const id = campaignId.read();
  return {
    ...(Object.keys(campaign).length === 0 ? {} : { campaign }),
    ...(id === '' ? {} : { campaignId: id }),
    page: window.location.pathname,
    language: document.documentElement.lang || 'en-AU',
  };
}

/**
 * Keeps an enquiry on the device, then sends it. Law: until the server has it for good, or says what is wrong with it, its
 * words and photos stand on the device, where the device keeps anything.
 */
export async function sendEnquiry(enquiry: WaitingEnquiry): Promise<SendOutcome> {
  const keeping = await keepWaiting(enquiry);
  const answer = await postEnquiry(enquiry);
  if (answer.kind === 'later') {
    track({ name: 'fault', fault: 'enquiry' });
    return keeping === 'kept' ? { kind: 'kept', isTooMany: answer.isTooMany } : { kind: 'notKept' };
  }
  await settle(enquiry, answer);
  return answer;
}

/** What the server refuses becomes a draft again, so that its words can be put right. */
async function settle(enquiry: WaitingEnquiry, { kind }: SendAnswer): Promise<void> {
  const { answers, photos } = enquiry;
  const isRefused = kind === 'faulty' || kind === 'tooLarge';
  await keepDraft(enquiry.draft, isRefused ? { answers, photos } : undefined);
  await forgetWaiting(enquiry.key);
}

export interface Flushed {
  /** Of those that have been sent now. */
  readonly references: readonly string[];
  /** How many the server refused: they are drafts again. */
  readonly refused: number;
  readonly waiting: number;
  /** When the server wants to be asked again. */
  readonly afterMs?: number;
}

/** Sends everything that waits on this device, one after the other; stops at the first that has to wait on. */
export async function sendWaiting(): Promise<Flushed> {
  const all = await readWaiting();
  const references: string[] = [];
  let refused = 0;
  for (const [index, enquiry] of all.entries()) {
    const answer = await postEnquiry(enquiry);
    if (answer.kind === 'later')
      return {
        references,
        refused,
        waiting: all.length - index,
        ...(answer.afterMs === undefined ? {} : { afterMs: answer.afterMs }),
      };
    await settle(enquiry, answer);
    if (answer.kind === 'sent') references.push(answer.reference);
    else if (answer.kind !== 'conflict') refused += 1;
  }
  return { references, refused, waiting: 0 };
}
