import { err, ok, type Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';
import { checksum } from './checksum';
import { FILE_KINDS, type FileKind, FORMAT_VERSION, HEADER_BYTES, MAGIC } from './indexFormat';

const damaged = (kind: FileKind, what: string): Result<never, IndexFault> =>
  err({ kind: 'damaged', message: `The ${kind} file of the stock index ${what}.` });

/**
 * The gzip stream of an index file, after checking the header and the checksum.
 * Fails with `damaged` or `otherVersion`; law: `unframeFile(kind, frameFile(kind, gzip))` gives `gzip`.
 */
export const unframeFile = (kind: FileKind, file: Uint8Array): Result<Uint8Array, IndexFault> => {
  if (file.length < HEADER_BYTES) return damaged(kind, 'is too short');
  const header = new DataView(file.buffer, file.byteOffset, HEADER_BYTES);
  if (header.getUint32(0) !== MAGIC) return damaged(kind, 'is no index file');
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
