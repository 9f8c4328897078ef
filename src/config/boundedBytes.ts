import { Writable } from 'node:stream';

/** A number of bytes in words. */
export const fileSize = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`;
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
};

export const tooLarge = (mostBytes: number): string => `is larger than ${fileSize(mostBytes)}`;

/** What a stream was ended with because it had more bytes than it may. */
export class TooLarge extends Error {}

/** Collects a stream up to a limit, in one buffer: pieces that are joined at the end would take twice the memory. */
export function boundedBytes(mostBytes: number, onBytes: (bytes: number) => void, size = 0) {
  let kept = Buffer.allocUnsafe(Math.min(size, mostBytes));
  let length = 0;
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const end = length + chunk.length;
      if (end > mostBytes) return done(new TooLarge(tooLarge(mostBytes)));
      if (end > kept.length) {
        const larger = Buffer.allocUnsafe(Math.min(mostBytes, Math.max(end, 2 * kept.length)));
        kept.copy(larger, 0, 0, length);
        kept = larger;
      }
      chunk.copy(kept, length);
      length = end;
      onBytes(length);
      return done();
    },
  });
  return { stream, bytes: () => kept.subarray(0, length) };
}
