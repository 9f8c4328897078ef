import type { ByteReader } from '../format/byteReader';
import type { ByteWriter } from '../format/byteWriter';

export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** The narrowest array that holds `kinds` different codes. */
export const emptyCodes = (kinds: number, length: number): Codes =>
  kinds <= 0x100
    ? new Uint8Array(length)
    : kinds <= 0x10000
      ? new Uint16Array(length)
      : new Uint32Array(length);

const isAscending = (codes: Codes): boolean => {
  for (let i = 1; i < codes.length; i++) if ((codes[i] as number) < (codes[i - 1] as number)) return false;
  return true;
};

const STEPS = 1;
const PLANES = 0;

/**
 * Writes ascending codes (creation dates, because records are in that order) as differences, and all others as planes
 * of bytes, the low bytes of all codes first. gzip compresses both better than interleaved bytes.
 */
export const writeCodes = (writer: ByteWriter, codes: Codes): void => {
  if (isAscending(codes)) {
    writer.byte(STEPS);
    codes.forEach((code: number, i: number) => {
      writer.varint(code - (codes[i - 1] ?? 0));
    });
    return;
  }
  writer.byte(PLANES);
  for (let plane = 0; plane < codes.BYTES_PER_ELEMENT; plane++)
    writer.raw(Uint8Array.from(codes, (code) => (code >>> (8 * plane)) & 0xff));
};

/** Throws a RangeError if a code is `kinds` or more. */
export const readCodes = (reader: ByteReader, kinds: number, length: number): Codes => {
  const codes = emptyCodes(kinds, length);
  if (reader.byte() === STEPS) {
    let code = 0;
    for (let i = 0; i < length; i++) {
      code += reader.varint();
      codes[i] = code;
    }
  } else
    for (let plane = 0; plane < codes.BYTES_PER_ELEMENT; plane++) {
      const bytes = reader.raw(length);
      for (let i = 0; i < length; i++)
        codes[i] = (codes[i] as number) | ((bytes[i] as number) << (8 * plane));
    }
  for (let i = 0; i < length; i++) if ((codes[i] as number) >= kinds) throw new RangeError('Unknown code');
  return codes;
};
