import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { ChildCall, ChildCalls, ChildReply } from './childMessages';

/** A process that runs one engine. It answers one question at a time. */
export interface EngineProcess {
  readonly ask: <Call extends ChildCall>(
    call: Call,
    question: ChildCalls[Call]['ask'],
  ) => Promise<ChildCalls[Call]['answer']>;
  readonly stop: () => void;
}

const SCRIPT = resolve('node_modules/.cache/bench-search/child.mjs');

/** Bundled, as for a page: tsx would add to the cost of every function. */
export const bundleChild = (): void => {
  buildSync({
    entryPoints: [resolve('bench/search/child.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // A bundle of ES modules has no such name, and the path of the real listings starts from it.
    define: { __dirname: JSON.stringify(resolve('support/stock')) },
    outfile: SCRIPT,
  });
};

export const forkEngine = (): EngineProcess => {
  const child = fork(SCRIPT, { execArgv: ['--expose-gc', '--max-old-space-size=8192'] });
  return {
    ask: async (call, question) => {
      const reply = replyOf(child);
      child.send({ call, ...question });
      return (await reply) as ChildCalls[typeof call]['answer'];
    },
    stop: () => child.disconnect(),
  };
};

const replyOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolvePromise, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`An engine's process ended with ${code}`));
    child.once('exit', onExit);
    child.once('message', (reply: ChildReply) => {
      child.off('exit', onExit);
      if ('error' in reply) reject(new Error(reply.error));
      else resolvePromise(reply.value);
    });
  });
