import type { Result } from '../../../domain/result';
import { fetchFile } from './fetchFile';
import type { IndexFault } from './indexFault';
import { MANIFEST_NAME, type Manifest, parseManifest } from './manifest';

/**
 * The manifest, network first: prices and stock change with every build. A page may call this before anything
 * else of the search is loaded and hand the promise to `createEmbeddedEngine`.
 */
export const fetchManifest = async (indexUrl: string): Promise<Result<Manifest, IndexFault>> => {
  const body = await fetchFile(`${indexUrl}${MANIFEST_NAME}`, 'no-cache');
  return body.kind === 'ok' ? parseManifest(new TextDecoder().decode(body.value)) : body;
};
