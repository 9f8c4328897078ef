import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HIDDEN_FILES } from '../../src/config/publishedSite';
import { several } from '../several';
import { redirectStore, responseHeadersPolicy, uploadScript, viewerRequest } from './cloudFront';
import { type Compression, fileRules, type HostTable, TYPES } from './hostTable';
import { nginxFile } from './nginx';
import { beyondLimits, headersFile, redirectsFile, vercelFile } from './staticHosts';

/** Files for hosts that read none from the site itself, beside `public/`. */
const HOSTING_FOLDER = 'hosting';

/**
 * Writes what each host reads: `_headers` and `_redirects` into the site, the others into `hosting/`.
 * @returns what is beyond the limits of a host, one sentence each
 */
export async function writeHostFiles(
  publicFolder: string,
  given: Omit<HostTable, 'rules' | 'hidden' | 'types'>,
): Promise<readonly string[]> {
  const table: HostTable = {
    ...given,
    rules: await fileRules(publicFolder),
    hidden: HIDDEN_FILES,
    types: TYPES,
  };
  const cloudFront = join(HOSTING_FOLDER, 'cloudfront');
  await mkdir(cloudFront, { recursive: true });
  await Promise.all([
    writeFile(join(publicFolder, '_headers'), headersFile(table)),
    writeFile(join(publicFolder, '_redirects'), redirectsFile(table)),
    writeFile(join(HOSTING_FOLDER, 'vercel.json'), vercelFile(table)),
    writeFile(join(HOSTING_FOLDER, 'nginx.conf'), nginxFile(table)),
    writeFile(join(cloudFront, 'function.js'), viewerRequest(table)),
    writeFile(join(cloudFront, 'redirects.json'), redirectStore(table)),
    writeFile(join(cloudFront, 'response-headers-policy.json'), responseHeadersPolicy(table)),
    writeFile(join(cloudFront, 'upload.sh'), uploadScript(table)),
  ]);
  return beyondLimits(table);
}

/** Text, which becomes much smaller. Pictures and fonts are compressed by themselves. */
const TEXT = /\.(?:html|js|css|json|xml|svg|txt|webmanifest|bin)$/;

/** A smaller file fits into one packet anyway. */
const LEAST_BYTES = 1024;

const COMPRESSIONS: Readonly<
  Record<Compression, { readonly ending: string; readonly pack: (bytes: Buffer) => Promise<Buffer> }>
> = {
  gzip: { ending: '.gz', pack: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
  // A higher quality takes ten times as long for one byte in twenty.
  brotli: {
    ending: '.br',
    pack: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  },
};

/** A copy is named after its file. Other packed files are the dealer's own. */
const isCopy = (file: string): boolean => /\.(?:gz|br)$/.test(file) && TEXT.test(file.slice(0, -3));

/**
 * Writes a compressed copy beside each file of text, and removes the copies of files that have gone or changed. A copy that
 * is newer than its file is left as it is.
 */
export async function writeCompressedCopies(
  publicFolder: string,
  kinds: readonly Compression[],
): Promise<void> {
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const wanted = new Map(
    files
      .filter((file) => TEXT.test(file))
      .flatMap((file) => kinds.map((kind) => [file + COMPRESSIONS[kind].ending, { file, kind }] as const)),
  );
  const stale = files.filter((file) => isCopy(file) && !wanted.has(file));
  await Promise.all(stale.map((file) => rm(file)));
  await several([...wanted], async ([copy, { file, kind }]) => {
    const [own, packed] = await Promise.all([stat(file), stat(copy).catch(() => undefined)]);
    if (packed && packed.mtimeMs >= own.mtimeMs) return;
    if (own.size < LEAST_BYTES) await rm(copy, { force: true });
    else await writeFile(copy, await COMPRESSIONS[kind].pack(await readFile(file)));
  });
}
