const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads what a `ByteWriter` wrote. Throws a RangeError past the end: `openFile` turns it into a fault. */
export class ByteReader {
  private at = 0;

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
    return decoder.decode(this.bytes());
  }

  /** All remaining bytes. */
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
