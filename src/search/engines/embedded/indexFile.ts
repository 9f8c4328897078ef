import { LIMITS, within } from '../../limits';
import { ByteReader } from './bytes';

/** Raise by one when the content of the index files changes. A page refuses every other version. */
export const FORMAT_VERSION = 3;

/** The first four bytes of every index file: `FCIX`. */
const MAGIC = 0x46434958;

/** Magic (4), format version (2), kind (2), length of the gzip stream (4), its checksum (4). */
const HEADER_BYTES = 16;

const FILE_KINDS = { core: 1, text: 2, cards: 3 } as const;

export type FileKind = keyof typeof FILE_KINDS;

/** Up to this many items, all cards are in one file; above it they are in shards, loaded on demand. */
export const SINGLE_CARD_FILE_LIMIT = 5_000;
export const CARDS_PER_SHARD = 64;

/** Puts the header that `unframeFile` checks before a gzip stream. */
export const frameFile = (kind: FileKind, gzip: Uint8Array): Uint8Array => {
  const file = new Uint8Array(HEADER_BYTES + gzip.length);
  const header = new DataView(file.buffer);
  header.setUint32(0, MAGIC);
  header.setUint16(4, FORMAT_VERSION);
  header.setUint16(6, FILE_KINDS[kind]);
  header.setUint32(8, gzip.length);
  header.setUint32(12, checksum(gzip));
  file.set(gzip, HEADER_BYTES);
  return file;
};

const damaged = (kind: FileKind, what: string): never =>
  fail('damaged', `The ${kind} file of the stock index ${what}.`);

/**
 * The gzip stream of an index file, after checking the header and the checksum.
 * Fails with `damaged` or `otherVersion`; law: `unframeFile(kind, frameFile(kind, gzip))` gives `gzip`.
 */
const unframeFile = (kind: FileKind, file: Uint8Array): Uint8Array => {
  if (file.length < HEADER_BYTES) return damaged(kind, 'is too short');
  const header = new DataView(file.buffer, file.byteOffset, HEADER_BYTES);
  if (header.getUint32(0) !== MAGIC) return damaged(kind, 'is not an index file');
  const version = header.getUint16(4);
  if (version !== FORMAT_VERSION)
    return fail(
      'otherVersion',
      `The ${kind} file of the stock index has format ${version}; this page reads ${FORMAT_VERSION}.`,
    );
  if (header.getUint16(6) !== FILE_KINDS[kind]) return damaged(kind, 'holds something else');
  const gzip = file.subarray(HEADER_BYTES);
  if (header.getUint32(8) !== gzip.length) return damaged(kind, 'has the wrong length');
  if (header.getUint32(12) !== checksum(gzip)) return damaged(kind, 'does not match its checksum');
  return gzip;
};

/** FNV-1a with 32 bits. Every step is reversible, so a single altered byte always changes the result. */
const checksum = (bytes: Uint8Array): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
  return hash >>> 0;
};

/**
 * Checks, decompresses and decodes one index file. An exception in the decoder means bytes that the build did not
 * write, so the fault is `damaged`.
 * @throws `SearchFault`
 */
export const openFile = async <Value>(
  kind: FileKind,
  file: Uint8Array,
  decode: (reader: ByteReader) => Value,
): Promise<Value> => {
  const gzip = unframeFile(kind, file);
  try {
    return decode(new ByteReader(await gunzip(gzip)));
  } catch {
    return damaged(kind, 'cannot be decoded');
  }
};

/** Decompresses with `DecompressionStream`, in a browser, a Worker or Node. Rejects on a broken stream. */
const gunzip = async (gzip: Uint8Array): Promise<Uint8Array> => {
  const stream = new Blob([gzip as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** `manifest.json`, the only file of the index without a hash in its name: it names all others. */
export interface Manifest {
  readonly formatVersion: number;
  readonly count: number;
  readonly files: { readonly core: string; readonly text: string; readonly cards: CardFiles };
  /** When the index was built (ISO 8601), if the build recorded it. */
  readonly builtAt?: string;
}

/** One file named `{name}.bin`, or shards `{name}.0.bin`, `{name}.1.bin` … of `perShard` cards each. */
interface CardFiles {
  readonly name: string;
  readonly perShard?: number;
}

export const MANIFEST_NAME = 'manifest.json';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isManifest = (value: Record<string, unknown>): boolean =>
  isCount(value.count) &&
  isRecord(value.files) &&
  typeof value.files.core === 'string' &&
  typeof value.files.text === 'string' &&
  isRecord(value.files.cards) &&
  typeof value.files.cards.name === 'string' &&
  (value.files.cards.perShard === undefined ||
    (isCount(value.files.cards.perShard) && value.files.cards.perShard > 0));

/** Reads the text of `manifest.json`. Fails with `damaged` or `otherVersion`. */
export const parseManifest = (text: string): Manifest => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The text is not JSON, and no record either.
  }
  if (isRecord(value) && typeof value.formatVersion === 'number' && value.formatVersion !== FORMAT_VERSION)
    return fail(
      'otherVersion',
      `The stock index has format ${value.formatVersion}; this page reads ${FORMAT_VERSION}.`,
    );
  return isRecord(value) && value.formatVersion === FORMAT_VERSION && isManifest(value)
    ? (value as unknown as Manifest)
    : fail('damaged', 'The manifest of the stock index cannot be read.');
};

/** The source of the index files: the host, or the build's memory. A file that cannot be read is a `SearchFault`. */
export interface IndexFiles {
  readonly read: (name: string) => Promise<Uint8Array>;
}

/**
 * Why the embedded engine has no answer. A page can show each of these, and `retry()` may fix it.
 *
 * - `unreachable`: no answer from the network.
 * - `missing`: the host has no such file (a page of an older build asks for files that are gone).
 * - `damaged`: a file is cut short, altered, or not an index file.
 * - `otherVersion`: the index has another format than this code reads.
 * - `request`: the request itself cannot be read; a retry would not help.
 * - `worker`: the search Worker did not start or stopped.
 */
export interface IndexFault {
  readonly kind: 'unreachable' | 'missing' | 'damaged' | 'otherVersion' | 'request' | 'worker';
  /** One sentence for a log; shoppers see the page's own words. */
  readonly message: string;
}

/** The error of a failed search, thrown by every part of the engine: InstantSearch only understands rejected promises. */
export class SearchFault extends Error {
  override readonly name = 'SearchFault';

  constructor(readonly fault: IndexFault) {
    super(fault.message);
  }
}

export function fail(kind: IndexFault['kind'], message: string): never {
  throw new SearchFault({ kind, message });
}

/** A file of the index over HTTP. Fails with `missing` or `unreachable`, also for a body that is cut short. */
const fetchFile = async (
  url: string,
  cache: RequestCache,
  started?: Promise<Response>,
): Promise<ArrayBuffer> => {
  try {
    return await within(LIMITS.file, async (signal) => {
      const response = await (started ?? fetch(url, { cache, signal }));
      if (response.status === 404 || response.status === 410)
        return fail('missing', `${url} is not on the server.`);
      if (!response.ok) return fail('unreachable', `${url} answered with ${response.status}.`);
      return response.arrayBuffer();
    });
  } catch (error) {
    if (error instanceof SearchFault) throw error;
    return fail('unreachable', `${url} cannot be reached.`);
  }
};

/**
 * The manifest, always from the network, because prices and stock change with every build.
 * @param started the same request, if the page has already sent it
 */
export const fetchManifest = async (indexUrl: string, started?: Promise<Response>): Promise<Manifest> =>
  parseManifest(
    new TextDecoder().decode(await fetchFile(`${indexUrl}${MANIFEST_NAME}`, 'no-cache', started)),
  );

/**
 * Files below `indexUrl`. Their names change with their content, so a cached file is right unless it was damaged in
 * transit. After a fault, `afresh` bypasses the browser's cache.
 */
export const httpFiles = (indexUrl: string, afresh: boolean): IndexFiles => ({
  read: async (name) =>
    new Uint8Array(await fetchFile(`${indexUrl}${name}`, afresh ? 'reload' : 'force-cache')),
});
