import { gunzipSync, gzipSync } from 'node:zlib';
import type { BenchFile, ReadFile } from './benchEngine';

/** Packs a value as gzipped JSON, which is how a library's index is sent. */
export const packed = (name: string, value: unknown): BenchFile => ({
  name,
  bytes: gzipSync(JSON.stringify(value), { level: 9 }),
});

/** Unpacks the text of `packed`. */
export const unpackedText = async (read: ReadFile, name: string): Promise<string> =>
  gunzipSync(await read(name)).toString('utf8');
