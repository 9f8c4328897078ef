/** Grows as it is written. `ByteReader` reads the same calls back in the same order. */
export class ByteWriter {
  private buffer = new Uint8Array(1024);
  private length = 0;
  private readonly encoder = new TextEncoder();

  byte(value: number): void {
    this.reserve(1);
    this.buffer[this.length++] = value;
  }

  /** An integer from 0 to 2^53 - 1, seven bits per byte, lowest bits first. */
  varint(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.byte(rest);
  }

  float(value: number): void {
    this.raw(new Uint8Array(new Float64Array([value]).buffer));
  }

  /** The length, then the bytes. */
  bytes(value: Uint8Array): void {
    this.varint(value.length);
    this.raw(value);
  }

  text(value: string): void {
    this.bytes(this.encoder.encode(value));
  }

  raw(value: Uint8Array): void {
    this.reserve(value.length);
    this.buffer.set(value, this.length);
    this.length += value.length;
  }

  written(): Uint8Array {
    return this.buffer.slice(0, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.buffer.length) return;
    const grown = new Uint8Array(Math.max(this.buffer.length * 2, this.length + more));
    grown.set(this.buffer);
    this.buffer = grown;
  }
}

/** Reads what a `ByteWriter` wrote. Throws a RangeError past the end: `openFile` turns it into a fault. */
export class ByteReader {
  private at = 0;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  constructor(private readonly buffer: Uint8Array) {}

  byte(): number {
    const value = this.buffer[this.at++];
    if (value === undefined) throw new RangeError('Read past the end');
    return value;
  }

  varint(): number {
    let byte = this.byte();
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    let scale = 0x80;
    do {
      byte = this.byte();
      value += (byte & 0x7f) * scale;
      scale *= 0x80;
    } while (byte >= 0x80);
    return value;
  }

  float(): number {
    return new Float64Array(this.raw(8).slice().buffer)[0] as number;
  }

  bytes(): Uint8Array {
    return this.raw(this.varint());
  }

  text(): string {
    return this.decoder.decode(this.bytes());
  }

  rest(): Uint8Array {
    return this.raw(this.buffer.length - this.at);
  }

  raw(length: number): Uint8Array {
    const end = this.at + length;
    if (end > this.buffer.length) throw new RangeError('Read past the end');
    const value = this.buffer.subarray(this.at, end);
    this.at = end;
    return value;
  }
}

/**
 * One string for each record, stored as a single text. At 100,000 records a map of strings would use ten times the
 * memory for a handful of look-ups.
 */
export interface StringList {
  readonly text: string;
  readonly starts: Uint32Array;
  /** The lengths of the shortest and the longest non-empty entry, which rule out most look-ups. */
  readonly shortest: number;
  readonly longest: number;
}

export const writeStringList = (writer: ByteWriter, values: readonly string[]): void => {
  writer.varint(values.length);
  for (const value of values) writer.varint(value.length);
  writer.text(values.join(''));
};

export const readStringList = (reader: ByteReader): StringList => {
  const count = reader.varint();
  const starts = new Uint32Array(count + 1);
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  for (let i = 0; i < count; i++) {
    const length = reader.varint();
    starts[i + 1] = (starts[i] as number) + length;
    if (length > 0 && length < shortest) shortest = length;
    if (length > longest) longest = length;
  }
  const text = reader.text();
  if (text.length !== starts[count]) throw new RangeError('The text does not fit its lengths');
  return { text, starts, shortest, longest };
};

export const stringAt = (list: StringList, entry: number): string =>
  list.text.slice(list.starts[entry], list.starts[entry + 1]);

/** The last entry that begins at or before `position`; if several begin there, this is the non-empty one. */
const entryAt = ({ starts }: StringList, position: number): number => {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Every entry that equals `value`, in order; none for the empty string, which means "absent". */
export const entriesEqualTo = (list: StringList, value: string): readonly number[] => {
  const entries: number[] = [];
  if (value.length < list.shortest || value.length > list.longest) return entries;
  for (let at = list.text.indexOf(value); at >= 0; at = list.text.indexOf(value, at + 1)) {
    const entry = entryAt(list, at);
    if (list.starts[entry] === at && list.starts[entry + 1] === at + value.length) entries.push(entry);
  }
  return entries;
};
