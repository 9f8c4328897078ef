import { brokenBound } from '../src/config/boundedJson';

/** More than any of our forms has. */
const JSON_BOUNDS = { values: 2000, levels: 50 };

/** Thrown when a body is larger than allowed, or costs more than one of its size may. */
export class TooLarge extends Error {}

/** A network sends pieces of a thousand bytes and more; the first ones may be small. */
const MIN_BYTES_OF_A_PIECE = 100;
const MAX_SMALL_PIECES = 1000;

/** Whether a body comes in so many small pieces that reading it costs more than its bytes are worth. */
export const isCrumbled = (pieces: number, bytes: number): boolean =>
  pieces > MAX_SMALL_PIECES + bytes / MIN_BYTES_OF_A_PIECE;

/** The bytes of a body. @throws `TooLarge` as soon as there are more than allowed */
export async function* bytesOf({ body }: Body, most: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  let pieces = 0;
  for await (const part of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    pieces += 1;
    if (size > most || isCrumbled(pieces, size)) throw new TooLarge();
    yield part;
  }
}

/** A whole body. @throws `TooLarge` if it has more bytes than allowed */
export async function readBytes(body: Body, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of bytesOf(body, most)) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * Reads JSON that a stranger sent.
 * @throws `TooLarge` where there are more values than any form has; `SyntaxError` where it is not JSON, or nested too deep
 */
export function readJson(text: string): unknown {
  const broken = brokenBound(text, JSON_BOUNDS);
  if (broken === 'values') throw new TooLarge();
  if (broken === 'levels') throw new SyntaxError('Nested too deep');
  return JSON.parse(text);
}
