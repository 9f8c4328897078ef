import type { StockCard } from '../../../../domain/stock/stockCard';
import type { ByteReader } from '../format/byteReader';
import { stringAt } from '../format/stringList';
import type { StockIndex } from '../stockIndex';
import { COLUMN_FIELDS, fieldFromColumn } from './columnFields';
import type { CardsFile } from './writeCards';

/** The cards of a file, by index. A card is assembled on request, because few are ever shown. */
export type Cards = (place: number) => StockCard;

/** The cards of a file whose first card has rank `from`. Throws if the file does not match the index. */
export const readCards = (reader: ByteReader, stock: StockIndex, from: number, expected: number): Cards => {
  const file = JSON.parse(new TextDecoder().decode(reader.rest())) as CardsFile;
  if (file.count !== expected) throw new RangeError('Another number of cards than the index has');
  const own = Object.entries(file.fields);
  const shared = COLUMN_FIELDS.filter(({ field }) => file.fromColumns.includes(field)).map((row) => {
    const column = stock.columns.get(row.column);
    if (!column) throw new RangeError('No such column');
    return { ...row, column };
  });
  return (place) => {
    const card: Record<string, unknown> = { objectID: stringAt(stock.ids, from + place) };
    for (const [field, values] of own) if (values[place] !== null) card[field] = values[place];
    for (const { field, column, flag } of shared) {
      const value = fieldFromColumn(column, from + place, flag ?? false);
      if (value !== undefined) card[field] = value;
    }
    return card as unknown as StockCard;
  };
};
