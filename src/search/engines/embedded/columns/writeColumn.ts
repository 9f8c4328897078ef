import type { ByteWriter } from '../format/byteWriter';
import { writeCodes } from './codes';
import type { Column } from './column';
import { baseOf, maskOf } from './maskedColumn';
import { writeNumbers } from './numberDictionary';

export const COLUMN_KINDS = { text: 0, list: 1, number: 2, masked: 3 } as const;

const writeTexts = (writer: ByteWriter, values: readonly string[]): void => {
  writer.varint(values.length);
  for (const value of values) writer.text(value);
};

/** `earlier` are the columns already written; a column that repeats one of them refers to it. */
export const writeColumn = (writer: ByteWriter, column: Column, earlier: readonly Column[]): void => {
  const base = column.kind === 'number' ? baseOf(column, earlier) : undefined;
  writer.byte(COLUMN_KINDS[base ? 'masked' : column.kind]);
  writer.text(column.name);
  if (column.kind === 'number') {
    if (base) {
      writer.text(base.name);
      writer.raw(maskOf(column));
      return;
    }
    writeNumbers(writer, column.values);
  } else writeTexts(writer, column.values);
  if (column.kind === 'list') {
    writer.varint(column.codes.length);
    for (let rank = 1; rank < column.starts.length; rank++)
      writer.varint((column.starts[rank] as number) - (column.starts[rank - 1] as number));
  }
  writeCodes(writer, column.codes);
};
