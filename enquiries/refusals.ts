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

/** A page. `answerHeaders` say what it may do. */
export const html = (
  text: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
