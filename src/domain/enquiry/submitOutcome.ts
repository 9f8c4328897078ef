/**
 * The outcome of sending a form. `sent` means that the server has stored it. `kept` means that it waits on the shopper's
 * device and the site sends it later.
 */
export type SubmitOutcome =
  | { readonly kind: 'sent'; readonly reference?: string }
  | { readonly kind: 'kept' }
  | { readonly kind: 'notSent' };

/**
 * Sends a filled-in form. It never throws: a failure is an outcome.
 * @param honeypot the value of the field that people leave empty
 */
export type Submit<Request> = (request: Request, honeypot: string) => Promise<SubmitOutcome>;
