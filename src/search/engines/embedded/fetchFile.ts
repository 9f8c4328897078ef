import { err, ok, type Result } from '../../../domain/result';
import type { IndexFault } from './indexFault';

/** A file of the index over HTTP. Fails with `missing` or `unreachable`; a body cut short is `unreachable` too. */
export const fetchFile = async (
  url: string,
  cache: RequestCache,
): Promise<Result<ArrayBuffer, IndexFault>> => {
  try {
    const response = await fetch(url, { cache });
    if (response.status === 404 || response.status === 410)
      return err({ kind: 'missing', message: `${url} is not on the server.` });
    if (!response.ok)
      return err({ kind: 'unreachable', message: `${url} answered with ${response.status}.` });
    return ok(await response.arrayBuffer());
  } catch {
    return err({ kind: 'unreachable', message: `${url} cannot be reached.` });
  }
};
