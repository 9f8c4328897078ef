import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import compression from 'compression';
import send from 'send';
import { HIDDEN_FILES } from '../src/config/publishedSite';
import type { Headers } from '../src/config/securityHeaders';
import { decodedPart } from '../src/domain/addressName';

const INTERNAL: ReadonlySet<string> = new Set(HIDDEN_FILES);

/** Files of tools and systems. Others look for proofs and contacts in `/.well-known/` (RFC 8615). */
const DOTFILE = /\/\.(?!well-known\/)/;

const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** Files that are sent compressed, and therefore whole: a range counts the bytes of the stored file. */
const COMPRESSED = /(?:\/|\.(?:html|js|css|json|xml|svg|txt|webmanifest))$/i;

/**
 * Letters and endings that some file systems ignore or read in another way, so that one file has many names: `a\b` and
 * `a::$DATA`, `a.` and `a `, control characters, invisible letters. The build writes none of them.
 */
const AMBIGUOUS = /[\\:\p{Cc}\p{Default_Ignorable_Code_Point}]|[. ](?:\/|$)/u;

/**
 * The path that an address names: decoded once, without dot segments and doubled slashes. Everything that depends on a path
 * compares this. `undefined` if no file of the site can be meant.
 */
function pathNamed(address: string): string | undefined {
  const decoded = decodedPart(address);
  if (!decoded?.startsWith('/')) return undefined;
  // More dots than folders lead to the root and no further.
  const path = posix.normalize(decoded).replace(/^\/+/, '/');
  return AMBIGUOUS.test(path) ? undefined : path;
}

/** Whether visitors must not see a file, on a file system that tells capitals from small letters or not. */
function isInternal(path: string): boolean {
  // In this order, both ſ and the Kelvin sign become the letters for which a file system may take them.
  const folded = path.toUpperCase().toLowerCase();
  return INTERNAL.has(folded) || folded.endsWith('.map') || DOTFILE.test(folded);
}

/**
 * Serves a built site as `docs/hosting.md` asks of a host: addresses end in a slash, redirects are permanent and keep their
 * query, a missing file is `404.html` with status 404 (410 for a deleted page), and every answer has the headers of `_headers`.
 * @param over headers that replace those
 */
export function siteFiles(
  folder: string,
  over: Headers = [],
): (request: IncomingMessage, response: ServerResponse) => void {
  const redirects = whileUnchanged(join(folder, '_redirects'), readRedirects);
  const headersOf = whileUnchanged(join(folder, '_headers'), readHeaders);
  const compressed = compression({
    filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  });

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const [address = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
    const path = pathNamed(address);
    response.setHeader('Cache-Control', ASK_AGAIN);
    for (const [name, value] of [...headersOf()(path ?? '/'), ...over]) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end('Pages and files can only be read.\n');
    if (path === undefined) return notFound(request, response);
    const suffix = query === '' ? '' : `?${query}`;
    const moved = redirects().get(path) ?? redirects().get(`${path}/`);
    if (moved?.status === 410) return notFound(request, response, 410);
    if (moved) return void response.writeHead(301, { location: moved.to + suffix }).end();
    if (isInternal(path)) return notFound(request, response);
    const escaped = path.split('/').map(encodeURIComponent).join('/');
    send(request, escaped, {
      root: folder,
      dotfiles: 'allow',
      cacheControl: false,
      acceptRanges: !COMPRESSED.test(path),
    })
      .on('directory', () => response.writeHead(301, { location: `${escaped}/${suffix}` }).end())
      .on('error', ({ status }) => {
        if (status !== 416 && status !== 412) return notFound(request, response);
        response.writeHead(status).end();
      })
      .pipe(response);
  };

  const notFound = (request: IncomingMessage, response: ServerResponse, status = 404) => {
    response.statusCode = status;
    // The rule of a folder lets browsers keep its files for a year, and this one may be published again.
    response.setHeader('Cache-Control', ASK_AGAIN);
    // A missing page is always sent in full: no partial content, no "not modified".
    for (const name of ['range', 'if-none-match', 'if-modified-since']) delete request.headers[name];
    send(request, '/404.html', { root: folder, cacheControl: false, etag: false, lastModified: false })
      .on('error', () => response.end())
      .pipe(response);
  };

  return (request, response) =>
    compressed(request as never, response as never, () => serve(request, response));
}

/**
 * What a file says, read again once the file has changed: a build may replace the site while it is served, and pages would
 * not work under the policy of another build.
 */
function whileUnchanged<Value>(file: string, read: (text: string) => Value): () => Value {
  let changedAt = 0;
  let value = read('');
  return () => {
    // During a build the file may be missing for a moment.
    const now = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? changedAt;
    if (now !== changedAt) {
      value = read(readFileSync(file, 'utf8'));
      changedAt = now;
    }
    return value;
  };
}

interface Moved {
  readonly to: string;
  /** 301, or 410 for a page that is gone. */
  readonly status: number;
}

/** Lines such as `/from  /to  301`. Lines with a status other than 301 and 410 are for other hosts. */
function readRedirects(text: string): ReadonlyMap<string, Moved> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [from, to, status] = line.split(/\s+/);
      return from?.startsWith('/') && to !== undefined && (status === '301' || status === '410')
        ? [[pathNamed(from) ?? from, { to, status: Number(status) }] as const]
        : [];
    }),
  );
}

/**
 * Paths, each followed by its headers, one a line, indented. A `*` at the end of a path matches anything.
 * @returns the headers of every rule for a path
 */
function readHeaders(text: string): (path: string) => Headers {
  const rules = [...text.matchAll(/^(\/.*)\n((?: +.*\n?)+)/gm)].map(([, path = '', lines = '']) => ({
    path,
    headers: [...lines.matchAll(/^ +([\w-]+): (.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }));
  const folders = rules.filter(({ path }) => path.endsWith('*'));
  const files = new Map(rules.map(({ path, headers }) => [path, headers]));
  return (path) => [
    ...folders.filter((rule) => path.startsWith(rule.path.slice(0, -1))).flatMap(({ headers }) => headers),
    ...(files.get(path) ?? []),
  ];
}
