import { err, ok, type Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';
import { ByteReader } from './byteReader';
import type { FileKind } from './indexFormat';
import { unframeFile } from './indexFormat';

/**
 * Checks, decompresses and decodes one index file. An exception in the decoder means bytes that the build did not
 * write, so the result is `damaged`.
 */
export const openFile = async <Value>(
  kind: FileKind,
  file: Uint8Array,
  decode: (reader: ByteReader) => Value,
): Promise<Result<Value, IndexFault>> => {
  const gzip = unframeFile(kind, file);
  if (gzip.kind === 'err') return gzip;
  try {
    return ok(decode(new ByteReader(await gunzip(gzip.value))));
  } catch {
    return err({ kind: 'damaged', message: `The ${kind} file of the stock index cannot be decoded.` });
  }
};

/** Decompresses with `DecompressionStream`, in a browser, a Worker or Node. Rejects on a broken stream. */
const gunzip = async (gzip: Uint8Array): Promise<Uint8Array> => {
  const stream = new Blob([gzip as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};
