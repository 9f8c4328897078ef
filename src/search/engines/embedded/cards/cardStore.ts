import { ok, type Result } from '../../../../domain/result';
import type { StockCard } from '../../../../domain/stock/stockCard';
import { openFile } from '../format/openFile';
import type { IndexFault } from '../indexFault';
import type { IndexFiles } from '../indexFiles';
import type { Manifest } from '../manifest';
import { type Once, once } from '../once';
import type { StockIndex } from '../stockIndex';
import { cardFileName } from './cardFileName';
import { readCards } from './readCards';

/** The cards of the index, fetched file by file when first asked for. */
export interface CardStore {
  /** The cards of some ranks, in their order. */
  readonly cards: (ranks: readonly number[]) => Promise<Result<readonly StockCard[], IndexFault>>;
}

export const createCardStore = (manifest: Manifest, files: IndexFiles, stock: StockIndex): CardStore => {
  const { name, perShard } = manifest.files.cards;
  const perFile = perShard ?? Math.max(1, manifest.count);
  const open = new Map<number, Once<readonly StockCard[]>>();

  const fileOf = (number: number): Once<readonly StockCard[]> => {
    const known = open.get(number);
    if (known) return known;
    const from = number * perFile;
    const expected = Math.min(perFile, manifest.count - from);
    const load = once(async () => {
      const bytes = await files.read(cardFileName(name, perShard === undefined ? undefined : number));
      if (bytes.kind === 'err') return bytes;
      return openFile('cards', bytes.value, (reader) => readCards(reader, stock, from, expected));
    });
    open.set(number, load);
    return load;
  };

  return {
    cards: async (ranks) => {
      const numbers = [...new Set(ranks.map((rank) => Math.floor(rank / perFile)))];
      const loaded = new Map<number, readonly StockCard[]>();
      for (const [i, cards] of (await Promise.all(numbers.map((number) => fileOf(number)()))).entries()) {
        if (cards.kind === 'err') return cards;
        loaded.set(numbers[i] as number, cards.value);
      }
      return ok(ranks.map((rank) => loaded.get(Math.floor(rank / perFile))?.[rank % perFile] as StockCard));
    },
  };
};
