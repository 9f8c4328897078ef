import { err, ok, type Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';

/** Raise by one when the content of the index files changes. A page refuses every other version. */
export const FORMAT_VERSION = 2;

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

const damaged = (kind: FileKind, what: string): Result<never, IndexFault> =>
  err({ kind: 'damaged', message: `The ${kind} file of the stock index ${what}.` });

/**
 * The gzip stream of an index file, after checking the header and the checksum.
 * Fails with `damaged` or `otherVersion`; law: `unframeFile(kind, frameFile(kind, gzip))` gives `gzip`.
 */
export const unframeFile = (kind: FileKind, file: Uint8Array): Result<Uint8Array, IndexFault> => {
  if (file.length < HEADER_BYTES) return damaged(kind, 'is too short');
  const header = new DataView(file.buffer, file.byteOffset, HEADER_BYTES);
  if (header.getUint32(0) !== MAGIC) return damaged(kind, 'is not an index file');
  const version = header.getUint16(4);
  if (version !== FORMAT_VERSION)
    return err({
      kind: 'otherVersion',
      message: `The ${kind} file of the stock index has format ${version}; this page reads ${FORMAT_VERSION}.`,
    });
  if (header.getUint16(6) !== FILE_KINDS[kind]) return damaged(kind, 'holds something else');
  const gzip = file.subarray(HEADER_BYTES);
  if (header.getUint32(8) !== gzip.length) return damaged(kind, 'has the wrong length');
  if (header.getUint32(12) !== checksum(gzip)) return damaged(kind, 'does not match its checksum');
  return ok(gzip);
};

/** FNV-1a with 32 bits. Every step is reversible, so a single altered byte always changes the result. */
const checksum = (bytes: Uint8Array): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
  return hash >>> 0;
};
