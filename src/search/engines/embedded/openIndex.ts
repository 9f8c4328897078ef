import { err, ok, type Result } from '../../../domain/result';
import { once } from './cache';
import { type CardStore, cardFileName, createCardStore } from './cards';
import { type IndexFault, type IndexFiles, type Manifest, openFile } from './indexFile';
import { MatchCache } from './matchedRecords';
import { readStockIndex, type StockIndex } from './stockIndex';
import { readTextFile } from './textFile';
import { createTextIndex, type TextIndex } from './textIndex';

/** An index that can answer. Its columns are loaded; text and cards load when needed. */
export interface OpenIndex {
  readonly manifest: Manifest;
  readonly stock: StockIndex;
  readonly matches: MatchCache;
  readonly text: () => Promise<Result<TextIndex, IndexFault>>;
  readonly cards: CardStore;
}

const otherCount = (what: string): Result<never, IndexFault> =>
  err({ kind: 'damaged', message: `The ${what} file of the stock index belongs to another index.` });

/**
 * Opens the index of a manifest. All files are requested at once, but this waits only for the core: a search without
 * keywords needs no text, and counting needs no cards.
 */
export const openIndex = async (
  manifest: Manifest,
  files: IndexFiles,
): Promise<Result<OpenIndex, IndexFault>> => {
  const { core, text, cards } = manifest.files;
  const single = cards.perShard === undefined ? [cardFileName(cards.name, undefined)] : [];
  const early = prefetchFiles(files, [core, text, ...single]);

  const bytes = await early.read(core);
  if (bytes.kind === 'err') return bytes;
  const stock = await openFile('core', bytes.value, readStockIndex);
  if (stock.kind === 'err') return stock;
  if (stock.value.count !== manifest.count) return otherCount('core');

  const openText = once(async () => {
    const textBytes = await early.read(text);
    if (textBytes.kind === 'err') return textBytes;
    const file = await openFile('text', textBytes.value, readTextFile);
    if (file.kind === 'err') return file;
    return file.value.count === manifest.count ? ok(createTextIndex(file.value)) : otherCount('text');
  });
  return ok({
    manifest,
    stock: stock.value,
    matches: new MatchCache(stock.value),
    text: openText,
    cards: createCardStore(manifest, early, stock.value),
  });
};

/** Starts reading some files now; the first read of each gets that request. */
const prefetchFiles = (files: IndexFiles, names: readonly string[]): IndexFiles => {
  const started = new Map(names.map((name) => [name, files.read(name)]));
  return {
    read: (name) => {
      const early = started.get(name);
      started.delete(name);
      return early ?? files.read(name);
    },
  };
};
