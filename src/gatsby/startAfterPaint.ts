import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCRIPTS_SLICE, SLICES_FOLDER } from './internals';

/** The file of the elements that start Gatsby's scripts. */
const SLICE = join('public', SLICES_FOLDER, SCRIPTS_SLICE);

const STARTED_BY_GATSBY = /<script src="([^"]+)" async><\/script>/g;

/** Gatsby's two scripts that name chunks and compilation: each sets one variable of the window to a text. */
const NAMED_BY_GATSBY = /<script\b[^>]*>\s*window\.(___\w+)=("(?:[^"\\]|\\.)*");?\s*<\/script>/g;

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
 *
 * The names of scripts and compilation are data before the script, so that the script is the same in every build: the
 * policy of the site names it by its content (record 86).
 */
export const START_AFTER_PAINT =
  '!function(d){var o=JSON.parse(d.currentScript.previousElementSibling.textContent);Object.assign(window,o.names);' +
  "self.earlyTaps=[];addEventListener('click',function(e){" +
  "self.earlyTaps&&e.target.closest('button[type=button]')&&self.earlyTaps.push(e)},!0);function go(){" +
  "o.scripts.splice(0).forEach(function(u){var e=d.createElement('script');e.src=u;e.async=!1;d.body.append(e)})}" +
  "var w=d.documentElement.dataset;if('searching'in w||'unbuilt'in w)return go();" +
  "['pointerdown','touchstart','keydown'].forEach(function(n){addEventListener(n,go,{capture:!0,passive:!0,once:!0})});" +
  "try{new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint')[0]&&setTimeout(go)})" +
  ".observe({type:'paint',buffered:!0})}catch(e){go()}" +
  `setTimeout(go,${NO_PAINT})}(document)`;

/** Gatsby's elements, with one script instead of those that start at once. */
export function startedAfterPaint(slice: string): string {
  const scripts = [...slice.matchAll(STARTED_BY_GATSBY)].map(([, address = '']) => address);
  if (scripts.length === 0) return slice;
  const names = Object.fromEntries(
    [...slice.matchAll(NAMED_BY_GATSBY)].map(([, name = '', text = '""']) => [name, JSON.parse(text)]),
  );
  const data = JSON.stringify({ names, scripts }).replaceAll('<', '\\u003c');
  return (
    slice.replace(STARTED_BY_GATSBY, '').replace(NAMED_BY_GATSBY, '').trim() +
    `<script type="application/json">${data}</script><script>${START_AFTER_PAINT}</script>`
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
      if (!existsSync(SLICE)) return;
      await writeFile(SLICE, startedAfterPaint(await readFile(SLICE, 'utf8')));
    });
  },
};
