import type { StockCard } from '../../../../domain/stock/stockCard';
import type { ByteReader } from '../format/byteReader';
import { stringAt } from '../format/stringList';
import type { StockIndex } from '../stockIndex';
import { COLUMN_FIELDS, fieldFromColumn } from './columnFields';
import type { CardsFile } from './writeCards';

/** The cards of a file whose first card has rank `from`. Throws where the file does not fit the index. */
export const readCards = (
  reader: ByteReader,
  stock: StockIndex,
  from: number,
  expected: number,
): readonly StockCard[] => {
  const file = JSON.parse(new TextDecoder().decode(reader.rest())) as CardsFile;
  if (file.count !== expected) throw new RangeError('Another number of cards than the index has');
  const shared = COLUMN_FIELDS.filter(({ field }) => file.fromColumns.includes(field));
  const own = Object.entries(file.fields);
  return Array.from({ length: file.count }, (_, i) => {
    const card: Record<string, unknown> = { objectID: stringAt(stock.ids, from + i) };
    for (const [field, values] of own) if (values[i] !== null) card[field] = values[i];
    for (const { field, column: name, flag } of shared) {
      const column = stock.columns.get(name);
      if (!column) throw new RangeError('No such column');
      const value = fieldFromColumn(column, from + i, flag ?? false);
      if (value !== undefined) card[field] = value;
    }
    return card as unknown as StockCard;
  });
};
