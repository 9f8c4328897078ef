import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { crc32, gunzip } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';
import { boundedBytes, TooLarge, tooLarge } from '../../../src/config/boundedBytes';
import { err, ok, type Result } from '../../../src/domain/result';
import { matchesName, mayBeFeed } from './newestFile';

interface Unpacked {
  readonly bytes: Buffer;
  /** The name of the file inside a zip; absent if nothing was taken out of one. */
  readonly entry?: string;
  /** Whether the packing proves that nothing is missing from the end. */
  readonly isWhole: boolean;
}

/** A zip with more files than this is not an export of stock. */
const MAX_ENTRIES = 10_000;

/** Text rarely packs to less than a fiftieth. Beyond this, a small file is made to fill the memory. */
const MAX_RATIO = 300;

/** Below this, a ratio does not matter, in bytes. */
const SMALL = 20_000_000;

/** A zip in a gzip is odd, a third layer is not a feed. */
const MAX_LAYERS = 3;

const startsWith = (bytes: Buffer, signature: string): boolean =>
  bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));

const WORKBOOK = /^(?:xl\/|word\/|content\.xml$)/;

const mostUnpacked = (packed: number, mostBytes: number): number =>
  Math.min(mostBytes, Math.max(SMALL, packed * MAX_RATIO));

async function gunzipped(bytes: Buffer, mostBytes: number): Promise<Result<Unpacked, string>> {
  const most = mostUnpacked(bytes.length, mostBytes);
  try {
    return ok({ bytes: await promisify(gunzip)(bytes, { maxOutputLength: most }), isWhole: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return err(
      code === 'ERR_BUFFER_TOO_LARGE' ? `unpacked, it ${tooLarge(most)}` : `cannot be unpacked: ${message}`,
    );
  }
}

/** The one file of a zip that holds the feed. Folders, pictures, notes and what macOS adds are passed over. */
function feedEntry(entries: readonly Entry[], pattern: string | undefined): Result<Entry, string> {
  if (entries.some(({ fileName }) => WORKBOOK.test(fileName)))
    return err('is a workbook or a document, not a feed: save it as CSV');
  const baseName = ({ fileName }: Entry): string => fileName.slice(fileName.lastIndexOf('/') + 1);
  const isNamed = pattern === undefined ? undefined : matchesName(pattern);
  const matches = (entry: Entry): boolean =>
    isNamed === undefined ? mayBeFeed(baseName(entry)) : isNamed(baseName(entry)) || isNamed(entry.fileName);
  const files = entries.filter(
    (entry) => !entry.fileName.endsWith('/') && !entry.fileName.startsWith('__MACOSX/'),
  );
  const feeds = files.filter(matches);
  // One file alone is the feed, whatever its ending.
  const [feed, ...others] = feeds.length === 0 && pattern === undefined && files.length === 1 ? files : feeds;
  if (!feed)
    return err(
      pattern === undefined
        ? 'is a zip that holds no file of stock'
        : `is a zip that holds no file named like "${pattern}"`,
    );
  if (others.length === 0) return ok(feed);
  const names = [feed, ...others]
    .slice(0, 5)
    .map(({ fileName }) => fileName)
    .join(', ');
  return err(`is a zip that holds ${feeds.length} files (${names}): name one in STOCK_FEED_ENTRY`);
}

async function unzipped(
  bytes: Buffer,
  pattern: string | undefined,
  mostBytes: number,
): Promise<Result<Unpacked, string>> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    if (zip.entryCount > MAX_ENTRIES) return err(`is a zip of more than ${MAX_ENTRIES} files`);
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const entry = feedEntry(entries, pattern);
    if (entry.kind === 'err') return entry;
    if (entry.value.isEncrypted()) return err('is a zip with a password, which is not read');
    const most = mostUnpacked(entry.value.compressedSize, mostBytes);
    if (entry.value.uncompressedSize > most) return err(`unpacked, it ${tooLarge(most)}`);
    const kept = boundedBytes(most, () => {}, entry.value.uncompressedSize);
    await pipeline(await zip.openReadStreamPromise(entry.value), kept.stream);
    const unpacked = kept.bytes();
    if (crc32(unpacked) !== entry.value.crc32)
      return err('cannot be unpacked: its checksum is wrong, so it was damaged on its way');
    return ok({ bytes: unpacked, entry: entry.value.fileName, isWhole: true });
  } catch (error) {
    if (error instanceof TooLarge) return err(`unpacked, it ${error.message}`);
    return err(`cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Takes a feed out of what packs it. Gzip and zip are known by their bytes, never by their names; `openFeed` names whatever
 * else is not a feed.
 * @param pattern which file of a zip holds the feed
 * @param mostBytes the most bytes that it may unpack to
 */
export async function unpack(
  bytes: Buffer,
  pattern: string | undefined,
  mostBytes: number,
): Promise<Result<Unpacked, string>> {
  let unpacked: Unpacked = { bytes, isWhole: false };
  for (let layer = 0; layer <= MAX_LAYERS; layer++) {
    const { bytes: here } = unpacked;
    const isZip = startsWith(here, 'PK\x03\x04') || startsWith(here, 'PK\x05\x06');
    if (!isZip && !startsWith(here, '\x1f\x8b')) return ok(unpacked);
    if (layer === MAX_LAYERS) break;
    const next = isZip ? await unzipped(here, pattern, mostBytes) : await gunzipped(here, mostBytes);
    if (next.kind === 'err') return next;
    unpacked = { ...unpacked, ...next.value };
  }
  return err('is packed more than three times');
}
