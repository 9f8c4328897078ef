import { enquiryUrl } from '../../content/enquiry/enquiryAddresses';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { type TakenTimes, VISITS_PATH } from '../../domain/enquiry/visitTimes';

/** The time limit for an answer, in milliseconds: after it, every time of the opening hours is offered. */
const MAX_MS = 5000;

/** What the server for enquiries says is taken. @throws if it does not answer, as where there is none */
export async function readTaken(kind: EnquiryKind, yard: string | undefined): Promise<TakenTimes> {
  const url = new URL(VISITS_PATH, new URL(enquiryUrl(), window.location.href));
  url.search = String(new URLSearchParams({ kind, ...(yard !== undefined && { yard }) }));
  const answer = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(MAX_MS) });
  const { taken } = (await answer.json()) as { readonly taken?: unknown };
  return new Set(Array.isArray(taken) ? taken.map(String) : []);
}
