import type { StockCard } from '../../../../domain/stock/stockCard';
import type { Column } from '../columns/column';
import { COLUMN_FIELDS, fieldFromColumn } from './columnFields';

/** Cards by field, because gzip compresses similar values better. `null` means absent. */
export interface CardsFile {
  readonly count: number;
  /** Fields to read from the core's columns. */
  readonly fromColumns: readonly string[];
  readonly fields: Readonly<Record<string, readonly unknown[]>>;
}

const byName = (columns: readonly Column[]): ReadonlyMap<string, Column> =>
  new Map(columns.map((column) => [column.name, column]));

/** The fields whose columns hold exactly the same value for every card. */
const repeatedFields = (cards: readonly StockCard[], columns: readonly Column[]): readonly string[] => {
  const named = byName(columns);
  return COLUMN_FIELDS.filter(({ field, column: name, flag }) => {
    const column = named.get(name);
    return (
      column !== undefined &&
      cards.every((card, rank) => card[field] === fieldFromColumn(column, rank, flag ?? false))
    );
  }).map(({ field }) => field);
};

const cardsFile = (cards: readonly StockCard[], fromColumns: readonly string[]): CardsFile => {
  const names = new Set(cards.flatMap((card) => Object.keys(card)));
  // The core file holds the ids.
  for (const field of ['objectID', ...fromColumns]) names.delete(field);
  const fields = [...names]
    .sort()
    .map((field) => [field, cards.map((card) => card[field as keyof StockCard] ?? null)]);
  return { count: cards.length, fromColumns, fields: Object.fromEntries(fields) };
};

/** The content of each card file. Records are in rank order and have the cards' ids; each file holds `perFile` cards. */
export const writeCards = (
  cards: readonly StockCard[],
  columns: readonly Column[],
  perFile: number,
): readonly Uint8Array[] => {
  const fromColumns = repeatedFields(cards, columns);
  const encoder = new TextEncoder();
  const files: Uint8Array[] = [];
  for (let from = 0; from < Math.max(1, cards.length); from += perFile)
    files.push(encoder.encode(JSON.stringify(cardsFile(cards.slice(from, from + perFile), fromColumns))));
  return files;
};
