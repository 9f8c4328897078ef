import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type * as Undici from 'undici';
import { addressName, decodedPart } from '../domain/addressName';
import { err, ok, type Result } from '../domain/result';
import { boundedBytes, TooLarge, tooLarge } from './boundedBytes';
import { connectionFault, finalFault, passingFault, type SourceFault } from './sourceFault';

interface AddressRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent only to the origin of the address. */
  readonly credentials?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The time limit for the whole answer, in milliseconds. */
  readonly timeout: number;
  /** The most bytes of an answer, after the server's own compression; {@link MAX_BYTES} if absent. */
  readonly mostBytes?: number;
  /** Called while the answer arrives; `total` if the server says it. */
  readonly onBytes?: (bytes: number, total?: number) => void;
}

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  /** The encoding of the text, if the server names it. */
  readonly charset?: string;
  readonly etag?: string;
  readonly bytes: Buffer;
  /** Whether the server said where the answer ends. If it did not, a truncated answer looks complete. */
  readonly isEndKnown: boolean;
}

const MAX_REDIRECTS = 5;

/** 100 MB: more than any content or list of stock that a build reads from its own site. */
const MAX_BYTES = 100_000_000;

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Secrets travel over https. Plain http is only for this machine. */
export const isSecure = (url: URL): boolean => url.protocol === 'https:' || LOOPBACK.has(url.hostname);

/** The proxy of the environment, which nothing on this machine needs. */
const proxyFor = (url: URL) => (LOOPBACK.has(url.hostname) ? undefined : proxyOf(process.env));

/** The header for a user and a password. */
export const basicCredentials = (user: string, password: string): Readonly<Record<string, string>> => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

/** Moves the credentials of an address into a header. `fetch` refuses an address with a password, and quotes it. */
const takeCredentials = (
  url: URL,
): { readonly plain: URL; readonly headers: Readonly<Record<string, string>> } => {
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  const [user, password] = [url.username, url.password].map((part) => decodedPart(part) ?? part) as [
    string,
    string,
  ];
  return { plain, headers: user === '' && password === '' ? {} : basicCredentials(user, password) };
};

/**
 * The target of a redirect, or why we do not follow it.
 * Law: a redirect never leads from https to anything else, nor from this machine to another one without https.
 */
export const redirectTarget = (
  from: URL,
  status: number,
  location: string | null,
  method: string,
): Result<URL, string> => {
  if (location === null || !URL.canParse(location, from)) return err('is redirected to no address');
  const to = new URL(location, from);
  const name = addressName(to.href);
  const isSafe =
    to.protocol === 'https:' ||
    (from.protocol === 'http:' && to.protocol === 'http:' && (to.hostname === from.hostname || isSecure(to)));
  if (!isSafe) return err(`is redirected to ${name}, which is not secure: only https is followed`);
  // A 301, 302 or 303 turns a request with a body into one without.
  if (method !== 'GET' && status !== 307 && status !== 308)
    return err(`is redirected to ${name}: use that address`);
  return ok(to);
};

const charsetOf = (contentType: string | null): string | undefined =>
  /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? '')?.[1];

const answerOf = async (
  response: Response,
  { mostBytes = MAX_BYTES, onBytes }: AddressRequest,
): Promise<Result<Answer, SourceFault>> => {
  const { headers, body, status, statusText } = response;
  // A compressed answer gives its compressed length, so its real length is not known yet.
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  const total = Number.isFinite(Number(length ?? Number.NaN)) ? Number(length) : undefined;
  if (total !== undefined && total > mostBytes) {
    await body?.cancel();
    return err(finalFault(tooLarge(mostBytes)));
  }
  const kept = boundedBytes(mostBytes, (bytes) => onBytes?.(bytes, total), total);
  try {
    // Node reads such a stream piece by piece; the types are those of browsers.
    if (body) await pipeline(body as unknown as AsyncIterable<Uint8Array>, kept.stream);
  } catch (error) {
    if (error instanceof TooLarge) return err(finalFault(error.message));
    throw error;
  }
  return ok({
    status,
    statusText,
    charset: charsetOf(headers.get('content-type')),
    etag: headers.get('etag') ?? undefined,
    bytes: kept.bytes(),
    isEndKnown: headers.has('content-length') || headers.has('transfer-encoding'),
  });
};

/**
 * Requests an address from the settings or the content. A build reaches the feed, the content with its pictures, and its own
 * published site only through this function. Redirects never lead from https to http, and credentials never go to another
 * origin. A fault names no secret, and its words follow the name of the address.
 */
export async function fetchAddress(
  address: string,
  request: AddressRequest,
): Promise<Result<Answer, SourceFault>> {
  if (!URL.canParse(address)) return err(finalFault('is not an address'));
  const { method = 'GET', headers = {}, body, timeout } = request;
  const signal = AbortSignal.timeout(timeout);
  const start = takeCredentials(new URL(address));
  let url = start.plain;
  let credentials = { ...start.headers, ...request.credentials };
  try {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const proxy = proxyFor(url);
      const init = {
        method,
        headers: { ...headers, ...credentials },
        body,
        redirect: 'manual',
        signal,
      } as const;
      const fetched = proxy ? await fetchThrough(proxy, url, init) : ok(await fetch(url, init));
      if (fetched.kind === 'err') return err(finalFault(fetched.fault));
      const response = fetched.value;
      if (response.status < 300 || response.status > 399 || response.status === 304)
        return await answerOf(response, request);
      await response.body?.cancel();
      const target = redirectTarget(url, response.status, response.headers.get('location'), method);
      if (target.kind === 'err') return err(finalFault(target.fault));
      const next = takeCredentials(target.value);
      credentials = { ...(next.plain.origin === url.origin ? credentials : {}), ...next.headers };
      url = next.plain;
    }
    return err(finalFault(`is redirected more than ${MAX_REDIRECTS} times`));
  } catch (error) {
    const { name, cause } = error as Error;
    const fault =
      name === 'TimeoutError'
        ? passingFault(`no complete answer within ${timeout / 1000} s`)
        : connectionFault(cause);
    // The host that has no name, or refuses, may be the proxy.
    const proxy = proxyFor(url);
    return err(proxy ? { ...fault, reason: `${fault.reason} (${proxy.setting} is ${proxy.name})` } : fault);
  }
}

/** Whether an answer comes from a site which is not live yet, or has not published the file. */
export const isUnpublished = (answer: Result<Answer, SourceFault>): boolean =>
  answer.kind === 'ok' ? answer.value.status === 404 : answer.fault.isNoHost === true;

/** The settings of a proxy that machines have, in the order in which they count for https. */
const SETTINGS = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'] as const;

interface Proxy {
  readonly setting: string;
  /** Without its password. */
  readonly name: string;
  readonly address: string;
}

/** The proxy that the environment names for https, as tools of the command line read it: `proxy.example:3128` is http. */
const proxyOf = (env: NodeJS.ProcessEnv): Proxy | undefined => {
  const setting = SETTINGS.find((name) => env[name]);
  if (setting === undefined) return undefined;
  const given = env[setting] ?? '';
  const address = given.includes('://') ? given : `http://${given}`;
  return { setting, address, name: addressName(address).replace(/\/$/, '') };
};

/** Loaded only where a proxy is named. Gatsby's compiler of its own files fails on `import()`. */
const loadUndici = (): typeof Undici => createRequire(join(process.cwd(), 'package.json'))('undici');

let agent: Undici.EnvHttpProxyAgent | undefined;

/** Requests an address through the proxy of the environment with undici: the `fetch` of Node 20 has no such setting. */
async function fetchThrough(
  { setting, address }: Proxy,
  url: URL,
  init: RequestInit,
): Promise<Result<Response, string>> {
  const { protocol = '' } = URL.canParse(address) ? new URL(address) : {};
  if (protocol !== 'http:' && protocol !== 'https:')
    return err(`${setting} must be an http or https address, such as http://proxy.example:3128`);
  const { EnvHttpProxyAgent, fetch } = loadUndici();
  agent ??= new EnvHttpProxyAgent({ httpProxy: address, httpsProxy: address });
  // The types are undici's own for what Node has as globals.
  const fetchBy = fetch as unknown as (url: URL, init: object) => Promise<Response>;
  return ok(await fetchBy(url, { ...init, dispatcher: agent }));
}
