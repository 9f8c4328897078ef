const encoder = new TextEncoder();

/** Grows as it is written. `ByteReader` reads the same calls back in the same order. */
export class ByteWriter {
  private buffer = new Uint8Array(1024);
  private length = 0;

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
    this.bytes(encoder.encode(value));
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
