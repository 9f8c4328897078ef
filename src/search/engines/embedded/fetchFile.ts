import { err, ok, type Result } from '../../../domain/result';
import { LIMITS, within } from '../../limits';
import type { IndexFault } from './indexFault';
import { type IndexFiles, MANIFEST_NAME, type Manifest, parseManifest } from './indexFile';

/**
 * A file of the index over HTTP. Fails with `missing` or `unreachable`; a body that is cut short or takes longer than
 * `LIMITS.file` is `unreachable` too.
 * @param started the same request, if the page has already sent it
 */
const fetchFile = async (
  url: string,
  cache: RequestCache,
  started?: Promise<Response>,
): Promise<Result<ArrayBuffer, IndexFault>> => {
  try {
    return await within(LIMITS.file, async (signal) => {
      const response = await (started ?? fetch(url, { cache, signal }));
      if (response.status === 404 || response.status === 410)
        return err<IndexFault>({ kind: 'missing', message: `${url} is not on the server.` });
      if (!response.ok)
        return err<IndexFault>({ kind: 'unreachable', message: `${url} answered with ${response.status}.` });
      return ok(await response.arrayBuffer());
    });
  } catch {
    return err({ kind: 'unreachable', message: `${url} cannot be reached.` });
  }
};

/**
 * The manifest, always from the network, because prices and stock change with every build.
 * @param started the same request, if the page has already sent it
 */
export const fetchManifest = async (
  indexUrl: string,
  started?: Promise<Response>,
): Promise<Result<Manifest, IndexFault>> => {
  const body = await fetchFile(`${indexUrl}${MANIFEST_NAME}`, 'no-cache', started);
  return body.kind === 'ok' ? parseManifest(new TextDecoder().decode(body.value)) : body;
};

/**
 * Files below `indexUrl`. Their names change with their content, so a cached file is right unless it was damaged in
 * transit. After a fault, `afresh` bypasses the browser's cache.
 */
export const httpFiles = (indexUrl: string, afresh: boolean): IndexFiles => ({
  read: async (name) => {
    const body = await fetchFile(`${indexUrl}${name}`, afresh ? 'reload' : 'force-cache');
    return body.kind === 'ok' ? ok(new Uint8Array(body.value)) : body;
  },
});
