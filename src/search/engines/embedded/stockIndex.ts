import type { IndexRecord } from '../../indexRecord';
import {
  type ByteReader,
  ByteWriter,
  entriesEqualTo,
  readStringList,
  type StringList,
  writeStringList,
} from './bytes';
import { type Column, type Direction, readColumn, sortOrder, writeColumn } from './column';

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

/** The decoded columns of the stock. A record's number is its rank in the default order, from 0. */
export interface StockIndex {
  readonly count: number;
  readonly columns: ReadonlyMap<string, Column>;
  readonly ids: StringList;
  readonly rankOf: (id: string) => number | undefined;
  /** All ranks in an order; `undefined` for a field without one. Computed once. */
  readonly order: (field: string, direction: Direction) => Uint32Array | undefined;
}

/** The core file's content. Throws a RangeError for bytes that are not from `writeStockIndex`. */
export const readStockIndex = (reader: ByteReader): StockIndex => {
  const count = reader.varint();
  const ids = readStringList(reader);
  if (ids.starts.length !== count + 1) throw new RangeError('Not one id for each record');
  const columns: Column[] = [];
  for (let left = reader.varint(); left > 0; left--) columns.push(readColumn(reader, count, columns));
  const byName = new Map(columns.map((column) => [column.name, column]));
  const orders = new Map<string, Uint32Array>();
  return {
    count,
    columns: byName,
    ids,
    rankOf: (id) => entriesEqualTo(ids, id)[0],
    order: (field, direction) => {
      const key = `${field}_${direction}`;
      const known = orders.get(key);
      if (known) return known;
      const column = byName.get(field);
      if (column === undefined || column.kind === 'list') return undefined;
      const order = sortOrder(column, direction);
      orders.set(key, order);
      return order;
    },
  };
};
