import { checksum } from './checksum';
import { FILE_KINDS, type FileKind, FORMAT_VERSION, HEADER_BYTES, MAGIC } from './indexFormat';

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
