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
  /** A request that ended in an answer 500, and where in the program. */
  | { readonly event: 'requestFault'; readonly fault: string; readonly where: string }
  /** A page of another site, such as a staging name, sent an enquiry. */
  | { readonly event: 'originRefused'; readonly origin: string; readonly hint: string }
  /** Mails to readers that were queued. */
  | { readonly event: 'alerts'; readonly queued: number }
  /** The published stock cannot be read or believed, so no mail is sent. */
  | { readonly event: 'alertFault'; readonly fault: string }
  | { readonly event: 'retention'; readonly deleted: number };

export type LeadLog = (event: LeadEvent) => void;

/** The code of an error, for the log. Its message might quote the shopper or name a person. */
export function faultCode(error: unknown): string {
  const { code, cause, name } = error as { code?: unknown; cause?: { code?: unknown }; name?: unknown };
  return [code, cause?.code, name].find((one): one is string => typeof one === 'string') ?? 'unknown fault';
}

/** Where an error was thrown, from its stack without its message. */
export function faultPlace(error: unknown): string {
  const { stack = '', message = '' } = error as { readonly stack?: string; readonly message?: string };
  return /^ +at (.*)$/m.exec(stack.replace(message, () => ''))?.[1] ?? 'unknown place';
}

/** Prints each event as one line of JSON on the standard output. */
export const consoleLog: LeadLog = (event) =>
  console.log(JSON.stringify({ at: new Date().toISOString(), ...event }));
