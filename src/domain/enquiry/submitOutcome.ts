/**
 * What became of a form that was sent. Only a durable receipt counts as sent. What is kept waits on the shopper's device
 * and is sent by itself later.
 */
export type SubmitOutcome =
  | { readonly kind: 'sent'; readonly reference?: string }
  | { readonly kind: 'kept' }
  | { readonly kind: 'notSent' };

/**
 * Hands a filled-in form on. It never throws: a failure is an outcome.
 * @param honeypot what stands in the field that people leave empty
 */
export type Submit<Request> = (request: Request, honeypot: string) => Promise<SubmitOutcome>;
