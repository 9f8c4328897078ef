import type { Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';
import { fetchFile } from './fetchFile';
import { MANIFEST_NAME, type Manifest, parseManifest } from './manifest';

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
