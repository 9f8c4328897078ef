import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbysStart } from './inline/startScripts';
import { bundledScripts } from './inlineScripts';
import { SCRIPTS_SLICE } from './internals';

const STARTED_BY_GATSBY = /<script src="([^"]+)" async><\/script>/g;

/** Gatsby's two scripts that name chunks and compilation: each sets one variable of the window to a text. */
const NAMED_BY_GATSBY = /<script\b[^>]*>\s*window\.(___\w+)=("(?:[^"\\]|\\.)*");?\s*<\/script>/g;

/**
 * Gatsby's elements, with `startScripts` in the place of those that start at once. The names of scripts and compilation are
 * data before the script, so that the script is the same in every build: the policy of the site names it by its content
 * (record 86).
 */
export function startedAfterPaint(slice: string): string {
  const scripts = [...slice.matchAll(STARTED_BY_GATSBY)].map(([, address = '']) => address);
  if (scripts.length === 0) return slice;
  const names = Object.fromEntries(
    [...slice.matchAll(NAMED_BY_GATSBY)].map(([, name = '', text = '""']) => [name, JSON.parse(text)]),
  );
  const data = JSON.stringify({ names, scripts } satisfies GatsbysStart).replaceAll('<', '\\u003c');
  return (
    slice.replace(STARTED_BY_GATSBY, '').replace(NAMED_BY_GATSBY, '').trim() +
    `<script type="application/json">${data}</script><script>${bundledScripts().startScripts}</script>`
  );
}

/** The part of webpack's compiler that we use. */
interface Compiler {
  readonly hooks: { readonly done: { tapPromise(name: string, job: () => Promise<void>): void } };
}

/** For the compilation of the browser's scripts. Gatsby writes the Slice earlier in the same hook. */
export const startScriptsAfterPaint = {
  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise('startScriptsAfterPaint', async () => {
      const slice = join('public', SCRIPTS_SLICE);
      if (!existsSync(slice)) return;
      await writeFile(slice, startedAfterPaint(await readFile(slice, 'utf8')));
    });
  },
};
