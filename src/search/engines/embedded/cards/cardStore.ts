import { ok, type Result } from '../../../../domain/result';
import type { StockCard } from '../../../../domain/stock/stockCard';
import type { IndexFiles } from '../files/indexFiles';
import type { Manifest } from '../files/manifest';
import { type Once, once } from '../files/once';
import { Remembered } from '../files/remembered';
import type { ByteReader } from '../format/byteReader';
import { openFile } from '../format/openFile';
import { stringAt } from '../format/stringList';
import type { IndexFault } from '../indexFault';
import type { StockIndex } from '../stockIndex';
import { COLUMN_FIELDS, fieldFromColumn } from './columnFields';
import type { CardsFile } from './writeCards';

/** Some 30,000 cards of 200 bytes. One page's cards may be in 24 shards; the browser caches the dropped ones. */
const SHARDS_KEPT = 512;

/** The cards of the index, fetched file by file when first asked for. */
export interface CardStore {
  /** The cards of some ranks, in their order. */
  readonly cards: (ranks: readonly number[]) => Promise<Result<readonly StockCard[], IndexFault>>;
}

export const createCardStore = (manifest: Manifest, files: IndexFiles, stock: StockIndex): CardStore => {
  const { name, perShard } = manifest.files.cards;
  const perFile = perShard ?? Math.max(1, manifest.count);
  const open = new Remembered<number, Once<Cards>>(SHARDS_KEPT);

  const fileOf = (number: number): Once<Cards> =>
    open.get(number, () => {
      const from = number * perFile;
      const expected = Math.min(perFile, manifest.count - from);
      return once(async () => {
        const bytes = await files.read(cardFileName(name, perShard === undefined ? undefined : number));
        if (bytes.kind === 'err') return bytes;
        return openFile('cards', bytes.value, (reader) => readCards(reader, stock, from, expected));
      });
    });

  return {
    cards: async (ranks) => {
      const numbers = [...new Set(ranks.map((rank) => Math.floor(rank / perFile)))];
      const loaded = new Map<number, Cards>();
      for (const [i, cards] of (await Promise.all(numbers.map((number) => fileOf(number)()))).entries()) {
        if (cards.kind === 'err') return cards;
        loaded.set(numbers[i] as number, cards.value);
      }
      return ok(ranks.map((rank) => loaded.get(Math.floor(rank / perFile))?.(rank % perFile) as StockCard));
    },
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
