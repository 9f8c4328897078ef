import { setTimeout } from 'node:timers/promises';
import { sanitise } from '../../plugins/content-endpoint/markdown/sanitise';
import { buildTime, contentEndpoint } from '../../src/config/buildChannels';
import type { Settings } from '../../src/config/env';
import { type Answer, fetchAddress } from '../../src/config/fetchAddress';
import { isDevelopment } from '../../src/config/isDevelopment';
import { passingFault, type SourceFault } from '../../src/config/sourceFault';
import { addressName } from '../../src/domain/addressName';
import { readFilterType } from '../../src/domain/filters/filterType';
import { err, type Result } from '../../src/domain/result';

/** The time limit for one answer with all its tries, in milliseconds: an endpoint that hangs must not hold up a build forever. */
const TIMEOUT = 120_000;

/** How long to wait before each further try, in milliseconds. */
const PAUSES = [250, 1000, 4000];

/** What a gateway answers while the endpoint behind it restarts or is overloaded. */
const MOMENTARY: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** The endpoint gave no answer at all, so it is not asked for anything else. */
export class Unreachable extends Error {}

type ContentSettings = Partial<Pick<Settings, 'contentUrl' | 'contentCredentials'>>;

/** Whether an answer has the entries that are scheduled for later. */
type Entries = 'published' | 'scheduled too';

/** The content endpoint: the embedded one, or the one in the settings. */
export interface ContentSource {
  /** The host of `CONTENT_URL`, for Gatsby stores it and the rest may hold a secret; or a name for the endpoint of `plugins/content-endpoint`. */
  readonly url: string;
  /**
   * `fetch` for the GraphQL requests of Gatsby: with the real address and the credentials from the settings, and with answers that
   * are safe for pages.
   * @throws an error that names the address without its secrets
   */
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>;
  /**
   * Asks for what the build must know before Gatsby's own queries run.
   * @param entries which entries to include: by default the published ones, as every page sees them
   * @throws an error that names the address without its secrets, and the answer
   */
  readonly ask: <Data>(query: string, entries?: Entries) => Promise<Data>;
  /**
   * When the next of the scheduled entries that were left out of answers so far is due, in milliseconds since 1970;
   * `undefined` if none was left out.
   */
  readonly nextScheduled: () => number | undefined;
}

export function contentSource({
  contentUrl,
  contentCredentials: credentials,
}: ContentSettings): ContentSource {
  const refused = new Set<string>();
  let next = Number.POSITIVE_INFINITY;
  const notices = {
    // Once for each address, because many pages show the same link.
    onRefused: (address: string) => {
      if (refused.has(address)) return;
      refused.add(address);
      console.warn(
        `warn The content has the address ${JSON.stringify(address)}, which no page may carry: links to it lead nowhere.`,
      );
    },
    onScheduled: (due: number) => {
      next = Math.min(next, due);
    },
  };

  const send = async (body: string, entries: Entries): Promise<Response> => {
    if (contentUrl !== undefined) return fetchContent(contentUrl, { body, entries, credentials, ...notices });
    const embedded = contentEndpoint.get();
    if (embedded === undefined) throw new Error('The content endpoint is not running.');
    return fetchContent(embedded, { body, entries, ...notices });
  };

  return {
    url: contentUrl === undefined ? 'http://content-endpoint' : new URL(contentUrl).origin,
    fetch: (_url, { body }) => send(String(body), 'published'),
    ask: async <Data>(query: string, entries: Entries = 'published') => {
      const response = await send(JSON.stringify({ query }), entries);
      const { data, errors } = await readJson(response);
      if (typeof data !== 'object' || data === null || errors.length > 0) {
        const reasons = errors.join('; ') || `not GraphQL, with status ${response.status}`;
        const name = contentUrl === undefined ? '' : ` ${addressName(contentUrl)}`;
        throw new Error(`The content endpoint${name} could not answer: ${reasons}`);
      }
      return data as Data;
    },
    nextScheduled: () => (Number.isFinite(next) ? next : undefined),
  };
}

/** What an endpoint answers; it may be anything. */
async function readJson(
  response: Response,
): Promise<{ readonly data?: unknown; readonly errors: readonly string[] }> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) return { errors: [] };
  const { data, errors } = answer as Readonly<Record<string, unknown>>;
  const messages = (Array.isArray(errors) ? errors : []).map((error) => error?.message);
  return {
    data,
    errors: messages.map((one) => (typeof one === 'string' ? one : 'an error without a message')),
  };
}

interface ContentRequest {
  readonly body: string;
  readonly entries: Entries;
  /** The headers that authorise the build. */
  readonly credentials?: Readonly<Record<string, string>>;
  /** Called with an address that would run something. Links to it now lead nowhere. */
  readonly onRefused: (address: string) => void;
  /** Called for an entry that is scheduled for later. @param due milliseconds since 1970 */
  readonly onScheduled: (due: number) => void;
}

/**
 * Asks the content endpoint. All content enters the build through this function, for Gatsby's queries and for the build's
 * own. Its answers are safe for pages (see `cleanContent`); a response that is not JSON stays as it is. A build leaves out
 * entries that are scheduled for later; `gatsby develop` shows them at once.
 * @throws an error that says why the endpoint could not be asked, without secrets
 */
async function fetchContent(
  url: string,
  { body, entries, credentials, onRefused, onScheduled }: ContentRequest,
): Promise<Response> {
  const answered = await sendWithRetries((timeout) =>
    fetchAddress(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials,
      body,
      timeout,
    }),
  );
  if (answered.kind === 'err')
    throw new Unreachable(
      `The content endpoint ${addressName(url)} could not be asked: ${answered.fault.reason}`,
    );
  const { status, statusText, bytes } = answered.value;
  const text = bytes.toString('utf8');
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return new Response(text, { status, statusText });
  }
  const isWhole = isDevelopment() || entries === 'scheduled too';
  const wanted = isWhole ? answer : withoutScheduled(answer, buildTime.get(), onScheduled);
  return Response.json(cleanContent(wanted, onRefused), { status, statusText });
}

/** Queries change nothing, so one whose connection failed is sent again: one lost answer would cost the whole build. */
async function sendWithRetries(
  send: (timeout: number) => Promise<Result<Answer, SourceFault>>,
  pauses = PAUSES,
  end = Date.now() + TIMEOUT,
): Promise<Result<Answer, SourceFault>> {
  const answer = await send(Math.max(1, end - Date.now()));
  const [pause, ...later] = pauses;
  const isFinal = answer.kind === 'ok' ? !MOMENTARY.has(answer.value.status) : answer.fault.isFinal;
  const isOver = Date.now() + (pause ?? 0) >= end;
  if (isOver && !isFinal && answer.kind === 'err')
    return err(passingFault(`no complete answer within ${TIMEOUT / 1000} s, all tries together`));
  if (isFinal || isOver || pause === undefined) return answer;
  await setTimeout(pause);
  return sendWithRetries(send, later, end);
}

const FIRST_INSTANT = ['publishedAt', 'startsAt'] as const;

/** When an entry becomes public, in milliseconds since 1970; `undefined` if it is public already or has no first day. */
function dueAfter(entry: unknown, now: number): number | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields = entry as Readonly<Record<string, unknown>>;
  return FIRST_INSTANT.map((name) => fields[name])
    .map((value) => (typeof value === 'string' ? Date.parse(value) : Number.NaN))
    .find((instant) => instant > now);
}

/**
 * Removes scheduled entries from the lists in an answer. A post or a special with a later date is not part of the site
 * until a build after that moment.
 * @param now milliseconds since 1970
 * @param onScheduled called for each removed entry with the time when it is due
 */
export function withoutScheduled(answer: unknown, now: number, onScheduled: (due: number) => void): unknown {
  const clean = (value: unknown) => withoutScheduled(value, now, onScheduled);
  if (Array.isArray(answer))
    return answer
      .filter((entry) => {
        const due = dueAfter(entry, now);
        if (due !== undefined) onScheduled(due);
        return due === undefined;
      })
      .map(clean);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, clean(value)]));
}

/** How the contract names its HTML and address fields. A test holds the contract and the queries to these names. */
export const HTML = /^html$|Html$/;
export const ADDRESS = /^url$|Url$/;

/** Characters that HTML cannot hold. With them, HTML and page data would differ, and React would render the page again. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/**
 * Makes an answer of a content endpoint safe for pages. The contract asks endpoints to sanitise, but we do not rely on it:
 * all content goes through this function, whichever endpoint it comes from. It sanitises HTML, replaces addresses that
 * would run something with `#`, removes characters that HTML cannot hold, and gives filter types the contract's names.
 * @param onRefused called with each address that was replaced
 * @param name the field that holds the answer
 */
export function cleanContent(answer: unknown, onRefused: (address: string) => void, name = ''): unknown {
  if (Array.isArray(answer)) return answer.map((one) => cleanContent(one, onRefused, name));
  if (typeof answer === 'object' && answer !== null) {
    return Object.fromEntries(
      Object.entries(answer).map(([key, value]) => [key, cleanContent(value, onRefused, key)]),
    );
  }
  return typeof answer === 'string' ? cleanText(answer, name, onRefused) : answer;
}

function cleanText(given: string, name: string, onRefused: (address: string) => void): string {
  const text = given.replace(/\p{Surrogate}/gu, '\ufffd').replace(NO_TEXT, '');
  if (HTML.test(name)) return sanitise(text);
  if (name === 'type') return readFilterType(text) ?? text;
  if (!ADDRESS.test(name)) return text;
  const address = safeAddress(text);
  if (address !== text.trim()) onRefused(text);
  return address;
}

/** Schemes that lead somewhere and run no code. */
const SAFE: ReadonlySet<string> = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/** The base for root-relative addresses. Not a real site. */
const HERE = 'https://here.invalid';

/** Characters that no address holds unescaped. With one of them, markup has got into the address. */
const MARKUP = /["<>]/;

/** Replaces a refused address: a link to the current page. */
export const NOWHERE = '#';

/**
 * Makes an address from content safe for pages. It parses the address as a browser does, so no spelling hides a scheme:
 * it recognises `java\tscript:`, ` &#1;javascript:` and `/\elsewhere`.
 * Law: the result has a safe scheme, and only leads to another host if it names that host's scheme.
 * @returns the address, or `NOWHERE` if it runs code, holds a document, or cannot be parsed
 */
export function safeAddress(address: string): string {
  const trimmed = address.trim();
  if (MARKUP.test(trimmed) || !URL.canParse(trimmed, HERE)) return NOWHERE;
  const { protocol, origin } = new URL(trimmed, HERE);
  const isDisguised = !/^\w+:/.test(trimmed) && origin !== HERE;
  return trimmed !== '' && SAFE.has(protocol) && !isDisguised ? trimmed : NOWHERE;
}
