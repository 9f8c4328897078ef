import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import send from 'send';
import { DESK_FILE } from '../domain/enquiry/enquiryDesk';

/** Files that are for hosts and for this server, not for visitors. */
const INTERNAL: ReadonlySet<string> = new Set([
  '/_redirects',
  '/_headers',
  '/whole-site.json',
  `/${DESK_FILE}`,
]);

/**
 * Serves a built site as `docs/hosting.md` asks of a host: addresses end in a slash, redirects are permanent and keep their
 * query, a missing file is `404.html` with status 404, and files that never change may be cached forever.
 */
export function siteFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const redirects = readRedirects(join(folder, '_redirects'));
  const headerOf = readHeaders(join(folder, '_headers'));
  const compressed = compression();

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
    const suffix = query === '' ? '' : `?${query}`;
    const to = redirects.get(path) ?? redirects.get(`${path}/`);
    if (to !== undefined) return void response.writeHead(301, { location: to + suffix }).end();
    if (INTERNAL.has(path) || path.endsWith('.map')) return notFound(request, response);
    send(request, path, { root: folder, dotfiles: 'ignore', cacheControl: false })
      // Two slashes at the start would lead to another host.
      .on('directory', () =>
        response.writeHead(301, { location: `${path.replace(/^\/+/, '/')}/${suffix}` }).end(),
      )
      .on('headers', (answer: ServerResponse) =>
        answer.setHeader('Cache-Control', headerOf(path) ?? 'public, max-age=0, must-revalidate'),
      )
      .on('error', ({ status }) => {
        if (status === 404) return notFound(request, response);
        response.writeHead(status ?? 500).end();
      })
      .pipe(response);
  };

  const notFound = (request: IncomingMessage, response: ServerResponse) => {
    response.statusCode = 404;
    // A missing page is always sent in full: no partial content, no "not modified".
    for (const name of ['range', 'if-none-match', 'if-modified-since']) delete request.headers[name];
    send(request, '/404.html', { root: folder, cacheControl: false, etag: false, lastModified: false })
      .on('error', () => response.end())
      .pipe(response);
  };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    compressed(request as never, response as never, () => serve(request, response));
  };
}

/** Lines such as `/from  /to  301`. Lines with another status are not redirects. */
function readRedirects(file: string): ReadonlyMap<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [from, to, status] = line.split(/\s+/);
      return from?.startsWith('/') && to !== undefined && status === '301' ? [[from, to] as const] : [];
    }),
  );
}

/** Reads paths, each followed by its `Cache-Control` on the next line. A `*` at the end stands for anything. */
function readHeaders(file: string): (path: string) => string | undefined {
  const rules = [...readFileSync(file, 'utf8').matchAll(/^(\/.*)\n +Cache-Control: (.*)$/gm)].map(
    ([, path = '', value = '']) => [path, value] as const,
  );
  const folders = rules.flatMap(([path, value]) =>
    path.endsWith('*') ? [[path.slice(0, -1), value] as const] : [],
  );
  const files = new Map(rules);
  return (path) => files.get(path) ?? folders.find(([folder]) => path.startsWith(folder))?.[1];
}
