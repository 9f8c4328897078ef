/** An event in the life of a lead. It cannot hold personal data: it names a lead only by its reference. */
export type LeadEvent =
  | { readonly event: 'accepted' | 'spam'; readonly reference: string }
  | {
      readonly event: 'sent';
      readonly reference: string;
      readonly destination: string;
      /** If this delivery is a notice: which other destination was given up. */
      readonly undelivered?: string;
    }
  | {
      readonly event: 'retry' | 'dead';
      readonly reference: string;
      readonly destination: string;
      readonly undelivered?: string;
      readonly attempts: number;
      readonly fault: string;
    }
  | { readonly event: 'storeFault' | 'deliveryFault'; readonly fault: string }
  | { readonly event: 'retention'; readonly deleted: number };

export type LeadLog = (event: LeadEvent) => void;

/** Prints each event as one line of JSON on the standard output. */
export const consoleLog: LeadLog = (event) =>
  console.log(JSON.stringify({ at: new Date().toISOString(), ...event }));
