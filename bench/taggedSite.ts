import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { httpServer } from '../enquiries/httpServer';
import { createScriptProxy } from '../enquiries/scriptProxy';
import { siteFiles } from '../enquiries/staticFiles';
import { SCRIPT_PROXY, TRACKING_META, type Tracking, tagUrl } from '../src/config/tracking';
import { tagScriptStandIn } from '../support/browser/tagScript';
import { listening } from '../support/listening';

/** How long the tag keeps a processor busy when it starts, in milliseconds at full speed. */
const TAG_WORK_MS = 100;

interface TaggedSite {
  /** The built site, without a tag. */
  readonly plain: string;
  /** The same site with a tag, for a visitor who has agreed. */
  readonly tagged: string;
  readonly stop: () => Promise<unknown>;
}

/**
 * Serves the built site twice, with the same server: without and with an analytics tag. The tag is a local script that works
 * for `TAG_WORK_MS` when it starts.
 */
export async function serveTaggedSite(): Promise<TaggedSite> {
  const files = siteFiles('public');
  const outside = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (!request.url?.startsWith('/gtag/js')) return void response.writeHead(204).end();
    const busy = `{ const end = performance.now() + ${TAG_WORK_MS}; while (performance.now() < end); }`;
    response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(tagScriptStandIn(`${tagHost.url}/g/collect`) + busy);
  });
  const tagHost = await listening(outside);
  const tag = { id: 'G-TEST123456', scriptUrl: `${tagHost.url}/gtag/js` };
  const serve = (otherwise: RequestListener) =>
    listening(
      httpServer({
        handlers: new Map([[SCRIPT_PROXY, createScriptProxy({ allowed: [tagUrl(tag)] })]]),
        otherwise,
        proxies: 0,
      }),
    );
  const plain = await serve(pages('', files));
  const tagged = await serve(pages(headOf({ tag, campaigns: false }), files));
  return {
    plain: plain.url,
    tagged: tagged.url,
    stop: () => Promise.all([plain, tagged, tagHost].map(({ stop }) => stop())),
  };
}

/** What the build writes into heads if the settings name a tag, and the visitor's consent. */
const headOf = (tracking: Tracking): string => {
  const choice = JSON.stringify({ version: 1, choice: 'granted', at: '2026-11-24T00:00:00Z' });
  return (
    `<meta name="${TRACKING_META}" content="${JSON.stringify(tracking).replaceAll('"', '&quot;')}">` +
    `<script>localStorage.setItem('forecourt.consent', ${JSON.stringify(choice)})</script>`
  );
};

/** Answers with pages that have `more` at the start of their head. Other files come from `files`. */
const pages =
  (more: string, files: RequestListener): RequestListener =>
  (request, response) => {
    const file = join('public', new URL(request.url ?? '/', 'http://site.invalid').pathname, 'index.html');
    if (!request.url?.endsWith('/') || !existsSync(file)) return files(request, response);
    const html = readFileSync(file, 'utf8').replace(/<head[^>]*>/, (head) => head + more);
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
      .end(gzipSync(html));
  };
