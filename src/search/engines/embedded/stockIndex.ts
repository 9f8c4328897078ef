import { VEH_TYPES, type VehType } from '../../../domain/stock/stockTypes';
import { type IndexRecord, PRICE_ATTRIBUTES, WEEKLY_COST } from '../../indexRecord';
import {
  type ByteReader,
  ByteWriter,
  entriesEqualTo,
  readStringList,
  type StringList,
  writeStringList,
} from './bytes';
import {
  type Column,
  type Direction,
  type NumberColumn,
  numberColumn,
  readColumn,
  sortOrder,
  type TextColumn,
  writeColumn,
} from './column';

/** The core file's content: the records' ids and columns, in rank order. */
export const writeStockIndex = (records: readonly IndexRecord[], columns: readonly Column[]): Uint8Array => {
  const writer = new ByteWriter();
  writer.varint(records.length);
  writeStringList(
    writer,
    records.map((record) => record.objectID),
  );
  writer.varint(columns.length);
  for (const column of columns) writeColumn(writer, column);
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

/** The prices of the records of one vehicle type alone. The file does not repeat them. */
const priceOf = (one: VehType, vehType: TextColumn, price: NumberColumn): NumberColumn => {
  const own = vehType.values.indexOf(one);
  const codes = price.codes.slice().fill(price.values.length);
  for (let rank = 0; rank < codes.length; rank++)
    if (vehType.codes[rank] === own) codes[rank] = price.codes[rank] as number;
  return { ...price, name: PRICE_ATTRIBUTES[one], codes };
};

/** The same stock with other prices, for each vehicle type too. */
export const withPrices = (stock: StockIndex, price: NumberColumn): StockIndex => {
  const vehType = stock.columns.get('vehType') as TextColumn;
  return withColumns(stock, [price, ...VEH_TYPES.map((each) => priceOf(each, vehType, price))]);
};

/** The same stock with other columns, or more of them. */
export const withColumns = (stock: StockIndex, others: readonly Column[]): StockIndex => {
  const columns = new Map([...stock.columns, ...others.map((column) => [column.name, column] as const)]);
  const names = new Set(others.map(({ name }) => name));
  const own = ordersOf(columns);
  return {
    ...stock,
    columns,
    order: (field, direction) => (names.has(field) ? own : stock.order)(field, direction),
  };
};

/** A record's value in a column that isn't a list; `undefined` if it has none, or the index has no such column. */
export const valueAt = ({ columns }: StockIndex, name: string, rank: number): string | number | undefined => {
  const column = columns.get(name);
  return column === undefined || column.kind === 'list'
    ? undefined
    : column.values[column.codes[rank] as number];
};

/** All ranks by a column. Each order is computed once. */
const ordersOf = (columns: ReadonlyMap<string, Column>): StockIndex['order'] => {
  const orders = new Map<string, Uint32Array>();
  return (field, direction) => {
    const key = `${field}_${direction}`;
    const known = orders.get(key);
    if (known) return known;
    const column = columns.get(field);
    if (column === undefined || column.kind === 'list') return undefined;
    const order = sortOrder(column, direction);
    orders.set(key, order);
    return order;
  };
};

/** The core file's content. Throws a RangeError for bytes that are not from `writeStockIndex`. */
export const readStockIndex = (reader: ByteReader): StockIndex => {
  const count = reader.varint();
  const ids = readStringList(reader);
  if (ids.starts.length !== count + 1) throw new RangeError('Not one id for each record');
  const columns = Array.from({ length: reader.varint() }, () => readColumn(reader, count));
  const byName = new Map(columns.map((column) => [column.name, column]));
  const [vehType, price] = [byName.get('vehType'), byName.get('price')];
  if (vehType?.kind !== 'text' || price?.kind !== 'number') throw new RangeError('No prices');
  for (const each of VEH_TYPES) byName.set(PRICE_ATTRIBUTES[each], priceOf(each, vehType, price));
  // No cost is known without a shopper's terms (`weeklyCostIndex`). An order by it is then the usual one.
  byName.set(WEEKLY_COST, numberColumn(WEEKLY_COST, new Array(count).fill(undefined)));
  const rankOf = (id: string) => entriesEqualTo(ids, id)[0];
  return { count, columns: byName, ids, rankOf, order: ordersOf(byName) };
};
