import { createStore, del, delMany, entries, get, set, values } from 'idb-keyval';
import type { EnquiryItem } from '../domain/enquiry/enquiry';
import type { LooseAnswers } from '../domain/enquiry/enquiryField';
import { everyField } from '../domain/enquiry/enquiryForms';
import { type EnquiryKind, isEnquiryKind } from '../domain/enquiry/enquiryKind';
import { isRecord } from '../domain/knownFields';
import { mayWait } from './mayWait';
import type { StoreOutcome } from './storedValue';

export interface Draft {
  readonly answers: LooseAnswers;
  readonly photos: readonly File[];
  readonly picked?: EnquiryItem | undefined;
}

/** A filled-in form that has not reached the dealer yet. If the server refuses it, it becomes a draft again. */
export interface WaitingEnquiry extends Draft {
  /** The idempotency key: the server makes one lead, however often the enquiry is sent. */
  readonly key: string;
  /** The name of the form's draft; see `draftName`. */
  readonly draft: string;
  readonly kind: EnquiryKind;
  /** An `EnquiryContext`; the server checks it. */
  readonly context: object;
  /** The value of the field that people leave empty. */
  readonly honeypot: string;
}

// When the stored shape changes, raise the number in the name. The old database is then left alone.
const drafts = once(() => createStore('forecourt-drafts-1', 'drafts'));
const waiting = once(() => createStore('forecourt-waiting-1', 'waiting'));

/** Names the draft of a form about one subject, so that a draft about one item never shows at another. */
export const draftName = (kind: EnquiryKind, about: string): string => `${kind} ${about}`;

/** Older drafts are deleted: a draft names a person, and somebody else may use the device. */
const DRAFT_LIFETIME_MS = 30 * 86_400_000;

/** Reads the draft of a form. Deletes every draft that is too old. */
export async function readDraft(name: string, kind: EnquiryKind): Promise<Draft | undefined> {
  try {
    const all = await entries<IDBValidKey, unknown>(drafts());
    const isOld = (entry: unknown) =>
      !isRecord(entry) || !(Number(entry.keptAt ?? 0) > Date.now() - DRAFT_LIFETIME_MS);
    const old = all.filter(([, entry]) => isOld(entry)).map(([key]) => key);
    if (old.length > 0) await delMany(old, drafts());
    const entry: unknown = await get(name, drafts());
    if (!isRecord(entry)) return undefined;
    const answers = knownAnswers(kind, entry.answers);
    return answers && { answers, photos: filesOf(entry.photos), picked: itemOf(entry.picked) };
  } catch {
    return undefined;
  }
}

/** Stores a draft; `undefined` deletes it. */
export const keepDraft = (name: string, draft: Draft | undefined): Promise<StoreOutcome> =>
  keeping(() =>
    draft === undefined ? del(name, drafts()) : set(name, { ...draft, keptAt: Date.now() }, drafts()),
  );

export const keepWaiting = (enquiry: WaitingEnquiry): Promise<StoreOutcome> =>
  keeping(async () => {
    await set(enquiry.key, enquiry, waiting());
    if (mayWait.store(true) === 'kept') return;
    // No later page would look for it.
    await del(enquiry.key, waiting());
    throw new Error('The browser has no room.');
  });

/** The enquiries that wait on this device. Leaves out those that this version of the site cannot read. */
export async function readWaiting(): Promise<readonly WaitingEnquiry[]> {
  try {
    return (await values<unknown>(waiting())).flatMap((entry) => {
      if (!isRecord(entry) || typeof entry.key !== 'string' || !isEnquiryKind(entry.kind)) return [];
      const answers = knownAnswers(entry.kind, entry.answers);
      if (answers === undefined || !isRecord(entry.context)) return [];
      return {
        key: entry.key,
        draft: String(entry.draft),
        kind: entry.kind,
        answers,
        context: entry.context,
        photos: filesOf(entry.photos),
        picked: itemOf(entry.picked),
        honeypot: String(entry.honeypot ?? ''),
      };
    });
  } catch {
    return [];
  }
}

export const forgetWaiting = (key: string): Promise<StoreOutcome> =>
  keeping(async () => {
    await del(key, waiting());
    if ((await values(waiting())).length === 0) mayWait.store(undefined);
  });

async function keeping(job: () => Promise<unknown>): Promise<StoreOutcome> {
  try {
    await job();
    return 'kept';
  } catch {
    return 'refused';
  }
}

const filesOf = (value: unknown): readonly File[] =>
  Array.isArray(value) ? value.filter((one): one is File => one instanceof File) : [];

const itemOf = (value: unknown): EnquiryItem | undefined =>
  isRecord(value) && typeof value.id === 'string' && typeof value.title === 'string'
    ? (value as unknown as EnquiryItem)
    : undefined;

/** The answers for which today's form still has a field. */
function knownAnswers(kind: EnquiryKind, value: unknown): LooseAnswers | undefined {
  if (!isRecord(value)) return undefined;
  const entries = everyField(kind).flatMap(({ name, input }) => {
    const answer = value[name];
    const fits =
      input === 'tick'
        ? typeof answer === 'boolean'
        : input === 'choices'
          ? Array.isArray(answer) && answer.every((one) => typeof one === 'string')
          : typeof answer === 'string';
    return fits ? [[name, answer]] : [];
  });
  return Object.fromEntries(entries) as LooseAnswers;
}

/** Opens the database at its first use, because a page that is being built has none. */
function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
