import type { ByteReader } from '../format/byteReader';
import { readCodes } from './codes';
import type { Column } from './column';
import { unmask } from './maskedColumn';
import { readNumbers } from './numberDictionary';

const readTexts = (reader: ByteReader): string[] => {
  const values: string[] = [];
  for (let left = reader.varint(); left > 0; left--) values.push(reader.text());
  return values;
};

/** The column that `writeColumn` wrote for `count` records. Throws a RangeError for anything else. */
export const readColumn = (reader: ByteReader, count: number, earlier: readonly Column[]): Column => {
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
    case 3: {
      const baseName = reader.text();
      const base = earlier.find((column) => column.name === baseName);
      if (base?.kind !== 'number') throw new RangeError('No such base column');
      return unmask(name, base, reader.raw(Math.ceil(count / 8)));
    }
    default:
      throw new RangeError('Unknown kind of column');
  }
};
