import { ALERTS_PATH, parseAlertRequest } from '../../src/domain/alerts/alertRequest';
import type { Dealership } from '../dealership';
import type { LeadLog } from '../leadLog';
import { originGuard, preflight, readableBy } from '../origins';
import { alertPage } from '../plainPages';
import { type Limits, rateLimit } from '../rateLimit';
import { readBytes } from '../readBody';
import { html, otherMethod, storeFailed, tooOften } from '../refusals';
import type { LeadStore } from '../store';
import { tokenHash } from '../tokens';
import type { Handler } from '../webAnswer';

interface AlertRequestParts {
  readonly store: Pick<LeadStore, 'requestAlerts' | 'hasAlertToken' | 'confirmAlerts' | 'stopAlerts'>;
  readonly log: LeadLog;
  readonly dealership: Pick<Dealership, 'name' | 'siteUrl'>;
  readonly limits: Limits;
  /** Whether a mailbox has had its mails for today. It counts this one. */
  readonly isFull: (address: string) => boolean;
  /** Whether this server sends mail: a page asks before it offers it. */
  readonly isMailing: boolean;
  /** Sites whose pages may ask. */
  readonly origins: readonly string[];
  /** Called after a mail was queued. */
  readonly onQueued?: (() => void) | undefined;
  readonly now?: () => number;
}

/** In bytes. The most searches and vehicles that a request may name, each with a long address. */
const MAX_BYTES = 250_000;

/**
 * The handler of `/api/alerts`: takes an email address with what to tell it about, and shows the pages to which the links in the
 * mails lead. Programs that check mails follow links, so only the button of a page changes anything; `List-Unsubscribe` posts
 * to the same address. No answer says whether an email address is known.
 */
export function createAlertRequests(parts: AlertRequestParts): Handler {
  const { log, origins, isMailing } = parts;
  const isAllowed = originGuard(origins, log);
  const ask = asker(parts);
  const answer = async (request: Request, address: string): Promise<Response> => {
    const { searchParams } = new URL(request.url);
    const [confirm, stop] = [searchParams.get('confirm'), searchParams.get('stop')];
    if (request.method === 'OPTIONS') return preflight('content-type');
    if (confirm !== null) return confirmed(request, confirm, parts);
    if (stop !== null) return stopped(request, stop, parts);
    if (isGet(request)) return new Response(null, { status: isMailing ? 204 : 404 });
    if (request.method !== 'POST') return otherMethod('GET, HEAD, POST');
    return isAllowed(request) ? ask(request, address) : new Response(null, { status: 403 });
  };
  return async (request, address) =>
    readableBy(request, await answer(request, address).catch(storeFailed(log)));
}

/** Takes what a shopper asks for. Whether a mail goes out, the answer does not say. */
function asker({ store, limits, isFull, onQueued, now = Date.now }: AlertRequestParts) {
  const isTooMany = rateLimit(limits);
  return async (request: Request, address: string): Promise<Response> => {
    const wait = isTooMany(address, now());
    if (wait !== undefined) return tooOften(wait);
    const sent = await readBytes(request, MAX_BYTES)
      .then((bytes): unknown => JSON.parse(bytes.toString()))
      .catch(() => undefined);
    const read = parseAlertRequest(sent);
    if (read.kind === 'err') return Response.json({ fault: read.fault }, { status: 422 });
    const { email, searches, items } = read.value;
    if (!isFull(email)) {
      await store.requestAlerts(
        email,
        [
          ...searches.map((subject) => ({ kind: 'search', subject }) as const),
          ...items.map((subject) => ({ kind: 'item', subject }) as const),
        ],
        now(),
      );
      onQueued?.();
    }
    return new Response(null, { status: 202 });
  };
}

const isGet = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

async function confirmed(
  request: Request,
  token: string,
  { store, dealership: { name, siteUrl }, now = Date.now }: AlertRequestParts,
): Promise<Response> {
  const hash = tokenHash(token);
  const isKnown = isGet(request) ? await store.hasAlertToken(hash) : await store.confirmAlerts(hash, now());
  if (!isKnown)
    return html(
      alertPage({
        title: 'This link no longer works',
        text: `The address was deleted, or the link is too old. Save what you like on our website again and leave your address there.`,
        siteUrl,
      }),
      404,
    );
  return html(
    isGet(request)
      ? alertPage({
          title: `Emails from ${name}`,
          text: 'Press the button, and we’ll email you when your searches and vehicles change: once a day at most, for a year. Each email has a link that ends it.',
          siteUrl,
          button: { label: 'Yes, email me', action: `${ALERTS_PATH}?confirm=${token}` },
        })
      : alertPage({
          title: 'Done',
          text: 'We’ll email you when something changes, once a day at most, for a year from today.',
          siteUrl,
        }),
    200,
  );
}

/** An unknown token gets the same answers: what it was for has been deleted already. */
async function stopped(
  request: Request,
  token: string,
  { store, dealership: { name, siteUrl } }: AlertRequestParts,
): Promise<Response> {
  if (isGet(request))
    return html(
      alertPage({
        title: `Stop emails from ${name}`,
        text: 'Press the button, and we’ll stop these emails and delete your address with everything you asked us to watch.',
        siteUrl,
        button: { label: 'Stop the emails', action: `${ALERTS_PATH}?stop=${token}` },
      }),
      200,
    );
  await store.stopAlerts(tokenHash(token));
  return html(
    alertPage({
      title: 'Done',
      text: 'You won’t get these emails any more. Your address is deleted.',
      siteUrl,
    }),
    200,
  );
}
