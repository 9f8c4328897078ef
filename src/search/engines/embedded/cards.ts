import { CARD_FIELDS, type StockCard } from '../../../domain/stock/stockCard';
import { NUMBER_FACT_NAMES } from '../../../domain/stock/stockFacts';
import { type ByteReader, stringAt } from './bytes';
import { LruCache, once } from './cache';
import { type Column, valueName } from './column';
import { type IndexFiles, type Manifest, openFile } from './indexFile';
import type { StockIndex } from './stockIndex';

type Field = keyof StockCard;

/** Card fields that a column may already hold for every card. */
const COLUMN_FIELDS: readonly { readonly field: Field; readonly column: string; readonly flag?: true }[] = [
  ...[...CARD_FIELDS, 'price' as const, ...NUMBER_FACT_NAMES].map((name) => ({ field: name, column: name })),
  { field: 'location', column: 'location.name' },
  { field: 'featured', column: 'featured', flag: true },
  { field: 'brandCertified', column: 'brandCertified', flag: true },
];

/** A record's value in a column, in the card's form; `undefined` if it has none. */
const fieldFromColumn = (column: Column, rank: number, flag: boolean): string | number | true | undefined => {
  if (column.kind === 'list') return undefined;
  const code = column.codes[rank] as number;
  if (flag) return code < column.values.length && valueName(column, code) === 'true' ? true : undefined;
  return column.values[code];
};

/** Cards by field, because gzip compresses similar values better. `null` means absent. */
interface CardsFile {
  readonly count: number;
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

/** Some 30,000 cards of 200 bytes. One page's cards may be in 24 shards; the browser caches the dropped ones. */
const MAX_SHARDS = 512;

/** The cards of some ranks, fetched file by file when first asked for. Rejects with a `SearchFault`. */
export type ReadCardsByRank = (ranks: readonly number[]) => Promise<readonly StockCard[]>;

export const createCardStore = (
  manifest: Manifest,
  files: IndexFiles,
  stock: StockIndex,
): ReadCardsByRank => {
  const { name, perShard } = manifest.files.cards;
  const perFile = perShard ?? Math.max(1, manifest.count);
  const open = new LruCache<number, () => Promise<Cards>>(MAX_SHARDS);

  const fileOf = (number: number): Promise<Cards> =>
    open.get(number, () => {
      const from = number * perFile;
      const expected = Math.min(perFile, manifest.count - from);
      return once(async () => {
        const bytes = await files.read(cardFileName(name, perShard === undefined ? undefined : number));
        return openFile('cards', bytes, (reader) => readCards(reader, stock, from, expected));
      });
    })();

  return async (ranks) => {
    const numbers = [...new Set(ranks.map((rank) => Math.floor(rank / perFile)))];
    const loaded = new Map(
      await Promise.all(numbers.map(async (number) => [number, await fileOf(number)] as const)),
    );
    return ranks.map((rank) => loaded.get(Math.floor(rank / perFile))?.(rank % perFile) as StockCard);
  };
};

/** The cards of a file, by index. A card is assembled on request, because few are ever shown. */
type Cards = (place: number) => StockCard;

/** The cards of a file whose first card has rank `from`. Throws if the file does not match the index. */
const readCards = (reader: ByteReader, stock: StockIndex, from: number, expected: number): Cards => {
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

/** `cards.3f2a9c1b.bin` for all cards, `cards.3f2a9c1b.17.bin` for a shard. */
export const cardFileName = (name: string, shard: number | undefined): string =>
  shard === undefined ? `${name}.bin` : `${name}.${shard}.bin`;
