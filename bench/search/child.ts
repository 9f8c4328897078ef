import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyQuery } from './batches';
import type { BenchClient } from './benchEngine';
import { benchSample } from './benchSample';
import type { ChildCalls, ChildQuestion, ChildReply } from './childMessages';
import { ENGINES } from './engines';

/**
 * One engine in its own process, so that its heap is not shared, and anything slow here is slow in a page too. Building and
 * answering are two processes, so that the builder's garbage does not count.
 */
let client: BenchClient | undefined;
let heapBefore = 0;

/** Buffers are released a moment after their owners. */
const heap = async (): Promise<number> => {
  globalThis.gc?.();
  await new Promise((resolve) => setTimeout(resolve, 100));
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

const answer = async (question: ChildQuestion): Promise<ChildCalls[ChildQuestion['call']]['answer']> => {
  switch (question.call) {
    case 'build': {
      const records = await benchSample(question.sample);
      const started = performance.now();
      const files = await ENGINES[question.engine].build(records);
      const seconds = (performance.now() - started) / 1000;
      mkdirSync(question.folder, { recursive: true });
      for (const { name, bytes } of files) writeFileSync(join(question.folder, name), bytes);
      return { seconds, bytes: Object.fromEntries(files.map(({ name, bytes }) => [name, bytes.length])) };
    }
    case 'open': {
      // Node loads its web streams on first use; a browser already has them.
      await new Response(new Blob(['']).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
      heapBefore = await heap();
      const started = performance.now();
      client = await ENGINES[question.engine].open(async (name) =>
        Uint8Array.from(readFileSync(join(question.folder, name))),
      );
      const opened = performance.now();
      await client(emptyQuery(0));
      return { milliseconds: opened - started, firstMilliseconds: performance.now() - opened };
    }
    case 'time': {
      const times: number[] = [];
      for (const batch of question.batches) {
        const started = performance.now();
        await client?.(batch);
        times.push(performance.now() - started);
      }
      return times;
    }
    case 'answer': {
      const answers = [];
      for (const batch of question.batches)
        answers.push(
          (await client?.(batch))?.map(({ nbHits, hits, facets, facets_stats }) => ({
            nbHits,
            // Only their number: which come first is each library's own rule.
            hits: hits.map(() => null),
            facets,
            facets_stats,
          })) ?? [],
        );
      return answers;
    }
    case 'heap':
      return (await heap()) - heapBefore;
  }
};

process.on('message', async (question: ChildQuestion) => {
  let reply: ChildReply;
  try {
    reply = { value: await answer(question) };
  } catch (error) {
    reply = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send?.(reply);
});
