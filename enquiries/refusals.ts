import { faultCode, type LeadLog } from './leadLog';
import { refusalPage } from './plainPages';

export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer if no enquiry can be stored. Browsers try again after the seconds in the header. */
export const UNAVAILABLE: Refusal = {
  status: 503,
  message: 'We cannot take enquiries just now. Please try again in a minute, or call us.',
  headers: { 'retry-after': '30' },
};

/** Whether a form without JavaScript asks. */
export const wantsPage = ({ headers }: Request): boolean =>
  (headers.get('accept') ?? '').includes('text/html');

/** Says why an enquiry was refused: as a page to a form without JavaScript, else as JSON. */
export const refuse = (
  request: Request,
  siteUrl: string,
  { status, message, headers = {} }: Refusal,
): Response =>
  wantsPage(request)
    ? html(refusalPage(message, siteUrl), status, headers)
    : Response.json({ message }, { status, headers });

/** An answer without words, that nothing on the way keeps. */
export const wordless = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** @param methods those that it may have, as in `GET, HEAD` */
export const otherMethod = (methods: string): Response => wordless(405, { allow: methods });

export const tooOften = (seconds: number): Response => wordless(429, { 'retry-after': String(seconds) });

/** Logs why the store failed. @param then what else to do than to try again */
export const storeFailed =
  (log: LeadLog, then = '') =>
  (error: unknown): Response => {
    log({ event: 'storeFault', fault: faultCode(error) });
    return new Response(`We can’t do this just now. Please try again in a minute${then}.\n`, {
      status: 503,
      headers: {
        'retry-after': '30',
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
      },
    });
  };

/** A page. `answerHeaders` say what it may do. */
export const html = (
  text: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
