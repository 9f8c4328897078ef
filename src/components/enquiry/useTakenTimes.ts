import { useEffect, useState } from 'react';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import type { TakenTimes } from '../../domain/enquiry/visitTimes';

/**
 * The times of a form that are taken. If the server doesn't answer the list is empty, and a booking for a taken time is refused later.
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
    const asked = import(/* webpackChunkName: "send-enquiry" */ './takenTimes');
    asked
      .then(({ readTaken }) => readTaken(kind, yard))
      .then(
        (read) => isGone || setTaken(read),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [kind, yard, isAsked, fault]);
  return taken;
}
