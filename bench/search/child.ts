import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyQuery } from './batches';
import type { BenchClient } from './benchEngine';
import { benchSample } from './benchSample';
import type { ChildCalls, ChildQuestion, ChildReply } from './childMessages';
import { ENGINES } from './engines';

/**
 * One engine in a process of its own: its heap is nobody else's, and what is slow there is slow in a page too.
 * Building and answering are two processes, so that what the builder left behind is not counted.
 */
let client: BenchClient | undefined;
let heapBefore = 0;

/** Buffers are let go a moment after what held them. */
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
      // Node loads its own web streams when they are first used; a browser has them.
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
            // How many: which come first is each library's own rule.
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
