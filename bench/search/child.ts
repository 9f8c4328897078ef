import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { IndexRecord } from '../../src/search/indexRecord';
import { toIndexRecord } from '../../src/search/toIndexRecord';
import { okValue } from '../../support/okValue';
import { aStockContext } from '../../support/stock/aStockContext';
import { inventedRecords } from '../../support/stock/inventedRecords';
import { loadStock } from '../../support/stock/loadStock';
import { realStockPath } from '../../support/stock/realStockPath';
import { type BenchBatch, emptyQuery } from './batches';
import type { BenchAnswer, BenchClient, BenchEngine } from './benchEngine';
import { embedded } from './engines/embedded';
import { itemsjs } from './engines/itemsjs';
import { miniSearch } from './engines/miniSearch';
import { orama } from './engines/orama';

/** Ours comes first: the others are compared with it. */
export const ENGINES = {
  embedded,
  minisearch: miniSearch,
  itemsjs,
  orama,
} as const satisfies Record<string, BenchEngine>;

export type EngineName = keyof typeof ENGINES;

/** A number of invented records, or the real listings. */
export type BenchSample = number | 'real';

async function recordsOf(sample: BenchSample): Promise<readonly IndexRecord[]> {
  if (sample !== 'real') return inventedRecords(sample);
  if (realStockPath === null) throw new Error('Set REAL_STOCK_FILE to the Australian listings');
  const mappingFile = resolve('support/stock/australian.mapping.yml');
  const loaded = await loadStock({ feed: realStockPath, mappingFile, site: aStockContext() });
  return okValue(loaded).items.map(toIndexRecord);
}

let client: BenchClient = async () => [];
let heapBefore = 0;

/** In megabytes. Buffers are released a moment after their owners. */
const heap = async (): Promise<number> => {
  globalThis.gc?.();
  await new Promise((done) => setTimeout(done, 100));
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

/**
 * One engine in its own process, so that its heap is not shared, and anything slow here is slow in a page too. Building and
 * answering are two processes, so that the builder's garbage does not count.
 */
const calls = {
  /** Seconds of the building alone, and bytes by file. */
  async build(engine: EngineName, folder: string, sample: BenchSample) {
    const records = await recordsOf(sample);
    const started = performance.now();
    const files = await ENGINES[engine].build(records);
    const seconds = (performance.now() - started) / 1000;
    mkdirSync(folder, { recursive: true });
    for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
    return { seconds, bytes: Object.fromEntries(files.map(({ name, bytes }) => [name, bytes.length])) };
  },
  /** Milliseconds until the files are ready for keywords, and of the very first answer to A with its cards. */
  async open(engine: EngineName, folder: string) {
    // Node loads its web streams on first use; a browser already has them.
    await new Response(new Blob(['']).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
    heapBefore = await heap();
    const started = performance.now();
    client = await ENGINES[engine].open(async (name) => Uint8Array.from(readFileSync(join(folder, name))));
    const opened = performance.now();
    await client(emptyQuery(0));
    return { milliseconds: opened - started, firstMilliseconds: performance.now() - opened };
  },
  /** Milliseconds of each batch. */
  async time(batches: readonly BenchBatch[]) {
    const times: number[] = [];
    for (const batch of batches) {
      const started = performance.now();
      await client(batch);
      times.push(performance.now() - started);
    }
    return times;
  },
  /** Of hits only their number: which come first is each library's own rule. */
  async answer(batches: readonly BenchBatch[]) {
    const answers: BenchAnswer[][] = [];
    for (const batch of batches)
      answers.push(
        (await client(batch)).map(({ nbHits, hits, facets, facets_stats }) => ({
          nbHits,
          hits: hits.map(() => null),
          facets,
          facets_stats,
        })),
      );
    return answers;
  },
  /** Megabytes more than before the index was opened, after a garbage collection. */
  heap: async () => (await heap()) - heapBefore,
};

export type Calls = typeof calls;

process.on('message', async ([name, args]: [keyof Calls, never[]]) => {
  const call = calls[name] as (...given: never[]) => Promise<unknown>;
  process.send?.(await call(...args));
});
