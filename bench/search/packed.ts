import { gunzipSync, gzipSync } from 'node:zlib';
import type { BenchFile, ReadFile } from './benchEngine';

/** Anything as gzipped JSON: how a library's index is sent. */
export const packed = (name: string, value: unknown): BenchFile => ({
  name,
  bytes: gzipSync(JSON.stringify(value), { level: 9 }),
});

/** What `packed` packed, as text. */
export const unpackedText = async (read: ReadFile, name: string): Promise<string> =>
  gunzipSync(await read(name)).toString('utf8');
