import { ok } from '../../../../domain/result';
import { fetchFile } from './fetchFile';
import type { IndexFiles } from './indexFiles';

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
