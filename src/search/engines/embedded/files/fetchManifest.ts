import type { Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';
import { fetchFile } from './fetchFile';
import { MANIFEST_NAME, type Manifest, parseManifest } from './manifest';

/**
 * The manifest, network first: prices and stock change with every build.
 * @param started the same request, where the page has sent it already
 */
export const fetchManifest = async (
  indexUrl: string,
  started?: Promise<Response>,
): Promise<Result<Manifest, IndexFault>> => {
  const body = await fetchFile(`${indexUrl}${MANIFEST_NAME}`, 'no-cache', started);
  return body.kind === 'ok' ? parseManifest(new TextDecoder().decode(body.value)) : body;
};
