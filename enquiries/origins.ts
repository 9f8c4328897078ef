import type { LeadLog } from './leadLog';

/** How much of refused origins the log names. */
const MAX_ORIGINS_TOLD = 100;
const MAX_ORIGIN_LENGTH = 200;

/** Allows pages of the site itself, of the server's own host, and of the sites in the settings. */
export function isAllowed(request: Request, origin: string, origins: readonly string[]): boolean {
  if (origins.includes(origin)) return true;
  // A page with a strict referrer policy sends `null`. The browser still says whether the request is from this site.
  if (origin === 'null') return request.headers.get('sec-fetch-site') === 'same-origin';
  return (
    URL.canParse(origin) &&
    new URL(origin).host === (request.headers.get('host') ?? new URL(request.url).host)
  );
}

/** Whether the page that sends a request may. Each origin that may not is in the log once: whoever repeats a request must not fill it. */
export function originGuard(origins: readonly string[], log: LeadLog): (request: Request) => boolean {
  const refused = new Set<string>();
  return (request) => {
    const origin = request.headers.get('origin');
    if (origin === null || isAllowed(request, origin, origins)) return true;
    const named = URL.canParse(origin) ? new URL(origin).origin.slice(0, MAX_ORIGIN_LENGTH) : 'null';
    if (!refused.has(named) && refused.size < MAX_ORIGINS_TOLD) {
      refused.add(named);
      log({ event: 'originRefused', origin: named, hint: 'LEADS_ALLOWED_ORIGINS can add it' });
    }
    return false;
  };
}

/** Tells browsers which requests pages of other sites may send. @param names the headers of theirs */
export const preflight = (names: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': names,
      'access-control-max-age': '86400',
    },
  });

/** Lets the page that asks read the answer, refusals too: else its shopper would be told to wait. */
export function readableBy({ headers }: Request, answer: Response): Response {
  answer.headers.set('cache-control', 'no-store');
  answer.headers.set('vary', 'Origin');
  const origin = headers.get('origin');
  if (origin !== null && origin !== 'null') answer.headers.set('access-control-allow-origin', origin);
  return answer;
}
