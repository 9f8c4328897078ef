import type { ByteReader, ByteWriter } from './bytes';

export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** The narrowest array that holds `kinds` different codes. */
export const emptyCodes = (kinds: number, length: number): Codes =>
  kinds <= 0x100
    ? new Uint8Array(length)
    : kinds <= 0x10000
      ? new Uint16Array(length)
      : new Uint32Array(length);

/** One attribute of all records, in rank order, as codes of a sorted dictionary; the code `values.length` means "absent". */
export type Column = TextColumn | ListColumn | NumberColumn;

export interface TextColumn {
  readonly kind: 'text';
  readonly name: string;
  /** In the order of `collate`. */
  readonly values: readonly string[];
  readonly codes: Codes;
}

export interface ListColumn {
  readonly kind: 'list';
  readonly name: string;
  readonly values: readonly string[];
  /** The codes of record `r` are those from `starts[r]` to before `starts[r + 1]`. */
  readonly codes: Codes;
  readonly starts: Uint32Array;
}

export interface NumberColumn {
  readonly kind: 'number';
  readonly name: string;
  /** Ascending. */
  readonly values: Float64Array;
  readonly codes: Codes;
}

/** The distinct values, sorted, and the code of each. */
export const dictionary = <Value>(
  values: Iterable<Value | undefined>,
  compare: (a: Value, b: Value) => number,
): { readonly sorted: readonly Value[]; readonly codeOf: ReadonlyMap<Value | undefined, number> } => {
  const distinct = new Set(values);
  distinct.delete(undefined);
  const sorted = ([...distinct] as Value[]).sort(compare);
  return { sorted, codeOf: new Map(sorted.map((value, code) => [value, code])) };
};

export const single = <Value>(
  values: readonly (Value | undefined)[],
  compare: (a: Value, b: Value) => number,
): { readonly sorted: readonly Value[]; readonly codes: Codes } => {
  const { sorted, codeOf } = dictionary(values, compare);
  const codes = emptyCodes(sorted.length + 1, values.length);
  values.forEach((value, rank) => {
    codes[rank] = codeOf.get(value) ?? sorted.length;
  });
  return { sorted, codes };
};

/** @param values in rank order; their dictionary is in the order of letters */
export const textColumn = (name: string, values: readonly (string | undefined)[]): TextColumn => {
  const { sorted, codes } = single<string>(values, (a, b) => (a < b ? -1 : 1));
  return { kind: 'text', name, values: sorted, codes };
};

/** @param values finite, in rank order */
export const numberColumn = (name: string, values: readonly (number | undefined)[]): NumberColumn => {
  const { sorted, codes } = single<number>(values, (a, b) => a - b);
  return { kind: 'number', name, values: Float64Array.from(sorted), codes };
};

/** A facet's name for a dictionary code. Numbers are written as in JSON. */
export const valueName = (column: Column, code: number): string => String(column.values[code]);

export type Direction = 'asc' | 'desc';

/**
 * The ranks of all records in the order of a column, by a counting sort. Absent values come last in both directions;
 * equal values keep the order of their ranks.
 */
export const sortOrder = (column: TextColumn | NumberColumn, direction: Direction): Uint32Array => {
  const { codes } = column;
  const absent = column.values.length;
  const place = (code: number): number => (direction === 'asc' || code === absent ? code : absent - 1 - code);
  const next = new Uint32Array(absent + 2);
  for (let rank = 0; rank < codes.length; rank++) {
    const after = place(codes[rank] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let i = 1; i < next.length; i++) next[i] = (next[i] as number) + (next[i - 1] as number);
  const order = new Uint32Array(codes.length);
  for (let rank = 0; rank < codes.length; rank++) {
    const at = place(codes[rank] as number);
    const slot = next[at] as number;
    order[slot] = rank;
    next[at] = slot + 1;
  }
  return order;
};

const COLUMN_KINDS = { text: 0, list: 1, number: 2 } as const;

const writeTexts = (writer: ByteWriter, values: readonly string[]): void => {
  writer.varint(values.length);
  for (const value of values) writer.text(value);
};

export const writeColumn = (writer: ByteWriter, column: Column): void => {
  writer.byte(COLUMN_KINDS[column.kind]);
  writer.text(column.name);
  if (column.kind === 'number') writeNumbers(writer, column.values);
  else writeTexts(writer, column.values);
  if (column.kind === 'list') {
    writer.varint(column.codes.length);
    for (let rank = 1; rank < column.starts.length; rank++)
      writer.varint((column.starts[rank] as number) - (column.starts[rank - 1] as number));
  }
  writeCodes(writer, column.codes);
};

const readTexts = (reader: ByteReader): string[] => {
  const values: string[] = [];
  for (let left = reader.varint(); left > 0; left--) values.push(reader.text());
  return values;
};

/** The column that `writeColumn` wrote for `count` records. Throws a RangeError for anything else. */
export const readColumn = (reader: ByteReader, count: number): Column => {
  const kind = reader.byte();
  const name = reader.text();
  switch (kind) {
    case 0: {
      const values = readTexts(reader);
      return { kind: 'text', name, values, codes: readCodes(reader, values.length + 1, count) };
    }
    case 1: {
      const values = readTexts(reader);
      const length = reader.varint();
      const starts = new Uint32Array(count + 1);
      for (let rank = 0; rank < count; rank++) starts[rank + 1] = (starts[rank] as number) + reader.varint();
      if (starts[count] !== length) throw new RangeError('Lists do not fit their lengths');
      return {
        kind: 'list',
        name,
        values,
        codes: readCodes(reader, Math.max(1, values.length), length),
        starts,
      };
    }
    case 2: {
      const values = readNumbers(reader);
      return { kind: 'number', name, values, codes: readCodes(reader, values.length + 1, count) };
    }
    default:
      throw new RangeError('Unknown kind of column');
  }
};

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
const writeCodes = (writer: ByteWriter, codes: Codes): void => {
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
const readCodes = (reader: ByteReader, kinds: number, length: number): Codes => {
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

const DIFFERENCES = 1;
const DOUBLES = 0;

/** Writes ascending numbers: non-negative integers as differences, all others as doubles. */
const writeNumbers = (writer: ByteWriter, values: Float64Array): void => {
  const whole = values.every((value) => Number.isSafeInteger(value) && value >= 0);
  writer.varint(values.length);
  writer.byte(whole ? DIFFERENCES : DOUBLES);
  values.forEach((value, i) => {
    if (whole) writer.varint(value - (values[i - 1] ?? 0));
    else writer.float(value);
  });
};

const readNumbers = (reader: ByteReader): Float64Array => {
  const values = new Float64Array(reader.varint());
  const whole = reader.byte() === DIFFERENCES;
  for (let i = 0; i < values.length; i++)
    values[i] = whole ? reader.varint() + (values[i - 1] ?? 0) : reader.float();
  return values;
};
