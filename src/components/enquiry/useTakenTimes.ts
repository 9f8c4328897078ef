import { useEffect, useState } from 'react';
import { enquiryUrl } from '../../content/enquiry/enquiryAddresses';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { type TakenTimes, VISITS_PATH } from '../../domain/enquiry/visitTimes';

/** The time limit for an answer, in milliseconds: after it, every time of the opening hours is offered. */
const MAX_MS = 5000;

/** What the server for enquiries says is taken. @throws if it does not answer, as where there is none */
async function readTaken(kind: EnquiryKind, yard: string | undefined): Promise<TakenTimes> {
  const url = new URL(VISITS_PATH, new URL(enquiryUrl(), window.location.href));
  url.search = String(new URLSearchParams({ kind, ...(yard !== undefined && { yard }) }));
  const answer = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(MAX_MS) });
  const { taken } = (await answer.json()) as { readonly taken?: unknown };
  return new Set(Array.isArray(taken) ? taken.map(String) : []);
}

/**
 * The times of a form that nobody else can have. Without an answer there are none, and the server refuses what is taken.
 * @param isAsked whether the shopper has begun: a page that is only read makes no call
 * @param fault what is wrong with the chosen time, which may have been taken: then the server is asked again
 */
export function useTakenTimes(
  {
    kind,
    yard,
    isAsked,
  }: { readonly kind: EnquiryKind; readonly yard?: string | undefined; readonly isAsked: boolean },
  fault: string | undefined,
): TakenTimes | undefined {
  const [taken, setTaken] = useState<TakenTimes>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each fault asks again
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    readTaken(kind, yard).then(
      (read) => isGone || setTaken(read),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [kind, yard, isAsked, fault]);
  return taken;
}
