import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { Calls } from './child';

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

/** Starts a process that runs one engine. It answers one question at a time, and shows its own errors. */
export function forkEngine() {
  const child = fork(SCRIPT, { execArgv: ['--expose-gc', '--max-old-space-size=8192'] });
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  return {
    async ask<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>) {
      const reply = once(child, 'message', { signal: ended.signal });
      child.send([name, args]);
      return (await reply)[0] as Awaited<ReturnType<Calls[Name]>>;
    },
    stop: () => child.disconnect(),
  };
}

export type EngineProcess = ReturnType<typeof forkEngine>;
