import { err, ok, type Result } from '../../../../domain/result';
import { LIMITS } from '../../../limits';
import { within } from '../../../within';
import type { IndexFault } from '../indexFault';

/**
 * A file of the index over HTTP. Fails with `missing` or `unreachable`; a body that is cut short or takes longer than
 * `LIMITS.file` is `unreachable` too.
 * @param started the same request, if the page has already sent it
 */
export const fetchFile = async (
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
