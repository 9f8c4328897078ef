import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SCRIPT_PROXY } from '../src/config/tracking';
import { readBytes } from './readBody';
import { otherMethod } from './refusals';
import type { Handler } from './webAnswer';

interface Parts {
  /** The whole addresses that are handed on, to the letter. Every other address is refused. */
  readonly allowed: readonly string[];
  readonly now?: () => number;
}

interface CachedScript {
  readonly until: number;
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

/** For this long a script is answered without asking its host again, by this server and by browsers. */
const CACHE_SECONDS = 900;
const MAX_BYTES = 2_000_000;
const MAX_WAIT_MS = 8000;

const squeeze = promisify(gzip);

/**
 * Answers `/__third-party-proxy?url=…` with the script of another host: the analytics tag, which a worker may read from its
 * own site alone. The other host learns nothing of the visitor: it is asked without their address, cookies or browser.
 */
export function createScriptProxy({ allowed, now = Date.now }: Parts): Handler {
  const cache = new Map<string, Promise<CachedScript>>();

  const scriptAt = async (address: string): Promise<CachedScript> => {
    const before = await cache.get(address)?.catch(() => undefined);
    if (before !== undefined && before.until > now()) return before;
    const script = fetchScript(address, now() + CACHE_SECONDS * 1000);
    cache.set(address, script);
    return script;
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return otherMethod('GET, HEAD');
    const address = new URL(request.url).searchParams.get('url') ?? '';
    if (!allowed.includes(address)) return new Response('This script is not on the list.', { status: 403 });
    try {
      const { plain, gzipped } = await scriptAt(address);
      const takesGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(takesGzip ? gzipped : plain), {
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': `public, max-age=${CACHE_SECONDS}`,
          'x-content-type-options': 'nosniff',
          vary: 'accept-encoding',
          ...(takesGzip ? { 'content-encoding': 'gzip' } : {}),
        },
      });
    } catch {
      cache.delete(address);
      return new Response('The script could not be had.', { status: 502 });
    }
  };
}

/** @throws where the host does not answer with a script of a sensible size. A redirect would lead off the list. */
async function fetchScript(address: string, until: number): Promise<CachedScript> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(MAX_WAIT_MS) });
  if (!response.ok || !/javascript/.test(response.headers.get('content-type') ?? ''))
    throw new Error(`${address} answered with ${response.status} and no script.`);
  const plain = await readBytes(response, MAX_BYTES);
  return { until, plain, gzipped: await squeeze(plain) };
}

/** The addresses that a built site hands on: the lines of its `_redirects` that begin with the proxy's path. */
export function proxiedScripts(redirectsFile: string): readonly string[] {
  const lines = readFileSync(redirectsFile, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [from, to, status] = line.split(/\s+/);
    return from === SCRIPT_PROXY && to !== undefined && status === '200' ? [to] : [];
  });
}
