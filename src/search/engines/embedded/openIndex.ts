import { once } from './cache';
import { cardFileName, createCardStore, type ReadCardsByRank } from './cards';
import { fail, type IndexFiles, type Manifest, openFile } from './indexFile';
import { MatchCache } from './matchedRecords';
import { readStockIndex, type StockIndex } from './stockIndex';
import { readTextFile } from './textFile';
import { createTextIndex, type TextIndex } from './textIndex';

export interface OpenIndex {
  readonly manifest: Manifest;
  readonly stock: StockIndex;
  readonly matches: MatchCache;
  readonly text: () => Promise<TextIndex>;
  readonly cards: ReadCardsByRank;
}

/** @throws `SearchFault` if a file belongs to another index than the manifest */
const checkCount = ({ count }: { readonly count: number }, manifest: Manifest, what: string): void => {
  if (count !== manifest.count)
    fail('damaged', `The ${what} file of the stock index belongs to another index.`);
};

/**
 * Opens the index of a manifest. All files are requested at once, but this waits only for the core: a search without
 * keywords needs no text, and counting needs no cards.
 * @throws `SearchFault`
 */
export const openIndex = async (manifest: Manifest, files: IndexFiles): Promise<OpenIndex> => {
  const { core, text, cards } = manifest.files;
  const single = cards.perShard === undefined ? [cardFileName(cards.name, undefined)] : [];
  const early = prefetchFiles(files, [core, text, ...single]);

  const stock = await openFile('core', await early.read(core), readStockIndex);
  checkCount(stock, manifest, 'core');
  return {
    manifest,
    stock,
    matches: new MatchCache(stock),
    text: once(async () => {
      const file = await openFile('text', await early.read(text), readTextFile);
      checkCount(file, manifest, 'text');
      return createTextIndex(file);
    }),
    cards: createCardStore(manifest, early, stock),
  };
};

/** Starts reading some files now; the first read of each gets that request. */
const prefetchFiles = (files: IndexFiles, names: readonly string[]): IndexFiles => {
  const started = new Map(names.map((name) => [name, files.read(name)]));
  // Callers that read a file hear of its fault. Without callers, it must not count as unhandled.
  for (const read of started.values()) read.catch(() => undefined);
  return {
    read: (name) => {
      const early = started.get(name);
      started.delete(name);
      return early ?? files.read(name);
    },
  };
};
