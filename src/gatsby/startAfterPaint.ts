import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCRIPTS_SLICE, SLICES_FOLDER } from './internals';

/** The file of the elements that start Gatsby's scripts. */
const SLICE = join('public', SLICES_FOLDER, SCRIPTS_SLICE);

const STARTED_BY_GATSBY = /<script src="([^"]+)" async><\/script>/g;

/** Milliseconds after which the scripts start even without a paint, as in a background tab. */
const NO_PAINT = 3000;

/**
 * Starts the scripts in order, once the browser has painted the page or the visitor touches it or presses a key. `async`
 * scripts would run as soon as they arrive, and a slow phone would paint the page only afterwards: the home page's first
 * paint came half a second later, its largest picture more than a second later (record 43).
 *
 * Until the page is live, it collects clicks on buttons, which have no effect yet (`useEarlyTaps`).
 *
 * Two pages have nothing to paint before their scripts run: a listing with filters, and stock that was added after the
 * build.
 */
const starter = (scripts: readonly string[]): string =>
  "<script>!function(d,s){self.earlyTaps=[];addEventListener('click',function(e){" +
  "self.earlyTaps&&e.target.closest('button[type=button]')&&self.earlyTaps.push(e)},!0);function go(){" +
  "s.splice(0).forEach(function(u){var e=d.createElement('script');e.src=u;e.async=!1;d.body.append(e)})}" +
  "var w=d.documentElement.dataset;if('searching'in w||'unbuilt'in w)return go();" +
  "['pointerdown','touchstart','keydown'].forEach(function(n){addEventListener(n,go,{capture:!0,passive:!0,once:!0})});" +
  "try{new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint')[0]&&setTimeout(go)})" +
  ".observe({type:'paint',buffered:!0})}catch(e){go()}" +
  `setTimeout(go,${NO_PAINT})}(document,${JSON.stringify(scripts)})</script>`;

/** Gatsby's elements, with one script instead of those that start at once. */
export function startedAfterPaint(slice: string): string {
  const scripts = [...slice.matchAll(STARTED_BY_GATSBY)].map(([, address = '']) => address);
  if (scripts.length === 0) return slice;
  return slice.replace(STARTED_BY_GATSBY, '') + starter(scripts);
}

/** The part of webpack's compiler that we use. */
interface Compiler {
  readonly hooks: { readonly done: { tapPromise(name: string, job: () => Promise<void>): void } };
}

/** For the compilation of the browser's scripts. Gatsby writes the Slice earlier in the same hook. */
export const startScriptsAfterPaint = {
  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise('startScriptsAfterPaint', async () => {
      if (!existsSync(SLICE)) return;
      await writeFile(SLICE, startedAfterPaint(await readFile(SLICE, 'utf8')));
    });
  },
};
