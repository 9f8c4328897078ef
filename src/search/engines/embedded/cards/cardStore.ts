import { ok, type Result } from '../../../../domain/result';
import type { StockCard } from '../../../../domain/stock/stockCard';
import type { IndexFiles } from '../files/indexFiles';
import type { Manifest } from '../files/manifest';
import { type Once, once } from '../files/once';
import { Remembered } from '../files/remembered';
import { openFile } from '../format/openFile';
import type { IndexFault } from '../indexFault';
import type { StockIndex } from '../stockIndex';
import { cardFileName } from './cardFileName';
import { type Cards, readCards } from './readCards';

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
