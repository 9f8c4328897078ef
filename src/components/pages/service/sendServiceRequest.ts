import type { ServiceRequest } from '../../../domain/enquiry/serviceRequest';
import type { Submit, SubmitOutcome } from '../../../domain/enquiry/submitOutcome';
import { COLLECTION_NOTICE } from '../../enquiry/enquiryWords';

/**
 * Makes the function that sends a service request, in the same way as every form. The sending code loads as a separate
 * script when it is needed. Call this once for each form that is opened: the same request then has the same key, however
 * often it is sent.
 */
export function serviceSender(): Submit<ServiceRequest> {
  let last: { readonly words: string; readonly key: string; readonly at: string } | undefined;
  const openedAt = new Date().toISOString();
  return async (answers, honeypot): Promise<SubmitOutcome> => {
    const { pageContext, sendEnquiry } = await import('../../enquiry/sendEnquiry');
    const words = JSON.stringify(answers);
    if (last?.words !== words) last = { words, key: crypto.randomUUID(), at: new Date().toISOString() };
    const outcome = await sendEnquiry({
      key: last.key,
      draft: 'serviceForm ',
      kind: 'serviceForm',
      answers: { ...answers },
      context: {
        consent: { ...SERVICE_CONSENT, at: last.at },
        ...pageContext(),
        openedAt,
      },
      photos: [],
      honeypot,
    });
    if (outcome.kind === 'sent') return { kind: 'sent', reference: outcome.reference };
    return outcome.kind === 'kept' ? { kind: 'kept' } : { kind: 'notSent' };
  };
}

/** Loads the sending code ahead, so that a request can be kept even if the connection is gone by the time it is sent. */
export const prepareToSend = (): Promise<unknown> =>
  import('../../enquiry/sendEnquiry').catch(() => undefined);

/** The collection notice of the service form. Raise the version whenever the words change. */
export const SERVICE_CONSENT = {
  version: COLLECTION_NOTICE.version,
  text: 'We use your details to arrange the service, and keep them with your vehicle’s records. Our privacy page explains how to see or correct them.',
} as const;
