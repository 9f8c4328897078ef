import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HIDDEN_FILES } from '../../src/config/publishedSite';
import { redirectStore, responseHeadersPolicy, viewerRequest, viewerResponse } from './cloudFront';
import { fileRules, type HostTable, rareFiles } from './hostTable';
import { nginxFile } from './nginx';
import { headersFile, hostLimits, redirectsFile, vercelFile, vercelIgnore } from './staticHosts';
import { uploadScript } from './uploadScript';

/** Files for hosts that read none from the site itself, beside `public/`. */
const HOSTING_FOLDER = 'hosting';

/**
 * Writes what each host reads: `_headers` and `_redirects` into the site, the others into `hosting/`.
 * @returns what is beyond the limits of a host or near them, one sentence each
 */
export async function writeHostFiles(
  publicFolder: string,
  given: Omit<HostTable, 'rules' | 'hidden' | 'rare'>,
): Promise<readonly string[]> {
  const table: HostTable = {
    ...given,
    rules: await fileRules(publicFolder),
    hidden: HIDDEN_FILES,
    rare: await rareFiles(publicFolder),
  };
  const cloudFront = join(HOSTING_FOLDER, 'cloudfront');
  await mkdir(cloudFront, { recursive: true });
  await Promise.all([
    writeFile(join(publicFolder, '_headers'), headersFile(table)),
    writeFile(join(publicFolder, '_redirects'), redirectsFile(table)),
    writeFile(join(HOSTING_FOLDER, 'vercel.json'), vercelFile(table)),
    writeFile(join(HOSTING_FOLDER, '.vercelignore'), vercelIgnore(table)),
    writeFile(join(HOSTING_FOLDER, 'nginx.conf'), nginxFile(table)),
    writeFile(join(cloudFront, 'viewer-request.js'), viewerRequest(table)),
    writeFile(join(cloudFront, 'viewer-response.js'), viewerResponse(table)),
    writeFile(join(cloudFront, 'redirects.json'), redirectStore(table)),
    writeFile(join(cloudFront, 'response-headers-policy.json'), responseHeadersPolicy(table)),
    writeFile(join(cloudFront, 'upload.sh'), uploadScript(table)),
  ]);
  return hostLimits(table);
}
