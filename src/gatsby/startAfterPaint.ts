import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCRIPTS_SLICE, SLICES_FOLDER } from './internals';

/** The elements that start Gatsby's scripts. */
const SLICE = join('public', SLICES_FOLDER, SCRIPTS_SLICE);

const STARTED_BY_GATSBY = /<script src="([^"]+)" async><\/script>/g;

/** Milliseconds after which the scripts start even where the browser reports no paint: in a tab behind others. */
const NO_PAINT = 3000;

/**
 * Starts scripts in their order once the browser has painted the page, or a visitor has touched it or pressed a key. As
 * `async` scripts they would run as soon as they are there, and a slow phone would paint the page after them: the first
 * paint of the home page came half a second later, its largest picture more than a second (record 43).
 *
 * A page that waits for its scripts has nothing to paint first: a listing with filters, and stock that came after the build.
 */
const starter = (scripts: readonly string[]): string =>
  '<script>!function(d,s){function go(){' +
  "s.splice(0).forEach(function(u){var e=d.createElement('script');e.src=u;e.async=!1;d.body.append(e)})}" +
  "var w=d.documentElement.dataset;if('searching'in w||'unbuilt'in w)return go();" +
  "['pointerdown','touchstart','keydown'].forEach(function(n){addEventListener(n,go,{capture:!0,passive:!0,once:!0})});" +
  "try{new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint')[0]&&setTimeout(go)})" +
  ".observe({type:'paint',buffered:!0})}catch(e){go()}" +
  `setTimeout(go,${NO_PAINT})}(document,${JSON.stringify(scripts)})</script>`;

/** The elements as Gatsby wrote them, with one script in the place of those that start at once. */
export function startedAfterPaint(slice: string): string {
  const scripts = [...slice.matchAll(STARTED_BY_GATSBY)].map(([, address = '']) => address);
  if (scripts.length === 0) return slice;
  return slice.replace(STARTED_BY_GATSBY, '') + starter(scripts);
}

/** The part of webpack's compiler that we use. */
interface Compiler {
  readonly hooks: { readonly done: { tapPromise(name: string, job: () => Promise<void>): void } };
}

/** For the compilation of the browser's scripts. Gatsby writes the Slice in the same hook, before. */
export const startScriptsAfterPaint = {
  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise('startScriptsAfterPaint', async () => {
      if (!existsSync(SLICE)) return;
      await writeFile(SLICE, startedAfterPaint(await readFile(SLICE, 'utf8')));
    });
  },
};
