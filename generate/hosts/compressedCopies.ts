import { readdirSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { several } from '../several';
import type { Compression } from './hostTable';

/** Endings of text, which becomes much smaller. Pictures and fonts are compressed by themselves. */
const TEXT = '\\.(?:html|js|css|csv|json|tsv|xml|svg|txt|webmanifest|bin)';

const isText = (file: string): boolean => new RegExp(`${TEXT}$`).test(file);

/** The name of a copy: its file's, and one more ending. Other packed files are the dealer's own. */
export const COMPRESSED_COPY = new RegExp(`${TEXT}\\.(?:gz|br)$`);

/** A smaller file fits into one packet anyway. */
const MIN_BYTES = 1024;

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
      .filter((file) => isText(file))
      .flatMap((file) => kinds.map((kind) => [file + COMPRESSIONS[kind].ending, { file, kind }] as const)),
  );
  const stale = files.filter((file) => COMPRESSED_COPY.test(file) && !wanted.has(file));
  await Promise.all(stale.map((file) => rm(file)));
  await several([...wanted], async ([copy, { file, kind }]) => {
    const [own, packed] = await Promise.all([stat(file), stat(copy).catch(() => undefined)]);
    if (packed && packed.mtimeMs >= own.mtimeMs) return;
    if (own.size < MIN_BYTES) await rm(copy, { force: true });
    else await writeFile(copy, await COMPRESSIONS[kind].pack(await readFile(file)));
  });
}
