import { ok } from '../../../../domain/result';
import { fetchFile } from './fetchFile';
import type { IndexFiles } from './indexFiles';

/**
 * Files below `indexUrl`. Their names change with their content, so whatever the browser has kept is right,
 * unless it was damaged on its way: after a fault, `afresh` passes the browser's cache by.
 */
export const httpFiles = (indexUrl: string, afresh: boolean): IndexFiles => ({
  read: async (name) => {
    const body = await fetchFile(`${indexUrl}${name}`, afresh ? 'reload' : 'force-cache');
    return body.kind === 'ok' ? ok(new Uint8Array(body.value)) : body;
  },
});
