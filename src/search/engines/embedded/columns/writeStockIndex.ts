import type { IndexRecord } from '../../../indexRecord';
import { ByteWriter } from '../format/byteWriter';
import { writeStringList } from '../format/stringList';
import type { Column } from './column';
import { writeColumn } from './writeColumn';

/** The core file's content: the records' ids and columns, in rank order. */
export const writeStockIndex = (records: readonly IndexRecord[], columns: readonly Column[]): Uint8Array => {
  const writer = new ByteWriter();
  writer.varint(records.length);
  writeStringList(
    writer,
    records.map((record) => record.objectID),
  );
  writer.varint(columns.length);
  columns.forEach((column, i) => {
    writeColumn(writer, column, columns.slice(0, i));
  });
  return writer.written();
};
