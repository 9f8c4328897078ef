/**
 * Everything undocumented inside Gatsby and React that the site depends on: without it, pages would be wrong or slower.
 * Each row ends with the test that fails when it no longer works. New code that depends on something undocumented adds a row.
 *
 * - Gatsby keeps its loader in `window.___loader`, with functions that identify a page by its address. A page that it
 *   returns has the path by which the build knows it (`onePageOneRequest`, `browser`): `browser/loading/navigation`.
 * - It requests page data with `fetchPageDataJson` and `loadPage` of `BaseLoader`, and marks an answer of 500
 *   (`browser`): `browser/loading/pageLoading`.
 * - It reads addresses with the global `encodeURI(decodeURI(…))`, which can throw, and stops at a path that cannot be
 *   decoded (`lenientAddress`, `inline/leaveUndecodable`): `browser/search/hostileAddresses`.
 * - A Slice at the end of the body starts its scripts, and names chunks and compilation in scripts that set one variable
 *   each (`htmlHead`, `inline/startScripts`): `browser/loading/firstPaint`.
 * - It requests data at known addresses, and names chunks after templates (`htmlHead`): `browser/search/coldLink`.
 * - It writes the path of a page as `window.pagePath`, in its own script (`htmlHead`, `inline/startScripts`,
 *   `browser`): `browser/publishedFiles`, `browser/search/stockForEverybody`.
 * - It registers the service worker with its own module, while the first page loads; we load the module later
 *   (`webpack`, `src/app/keepPage`): `browser/offline/pages`.
 * - It keeps the hash of the compilation in `window.___webpackCompilationHash` (`ui/lazy/lazyScript`):
 *   `components/ui/lazy/lazyIsland`.
 * - It announces pages in the element `gatsby-announcer`, and keeps its own key in each history entry
 *   (`browser`): `browser/search/stockForEverybody`.
 * - It publishes two files that list the modules of the compilation (`node`): `browser/publishedFiles`.
 * - Every page loads a module of it that starts Partytown in `gatsby develop` alone (`webpack`); if it has moved, each page
 *   has 1 kB more: `browser/publishedFiles`.
 * - Its development server reads sources again at the event `WEBHOOK_RECEIVED` (`plugins/content-endpoint/gatsby-node`):
 *   `deep/develop`.
 * - React's `use` reads a promise with `status` and `value` at once, so a tap does not wait for a script that is there
 *   (`ui/lazy/lazyScript`): `components/pages/stockItem/gallery/StockGallery`.
 * - React leaves the built HTML of an element with `suppressHydrationWarning` and empty inner HTML as it is
 *   (`ui/lazy/lazyIsland`): `browser/loading/missingScripts`.
 */

/** The Slice of the elements that start Gatsby's scripts, at the end of every page. */
export const SCRIPTS_SLICE = '_gatsby-scripts';

/** The id of the script with which Gatsby tells the browser the path of the page. */
export const PAGE_PATH_ELEMENT = 'gatsby-script-loader';

/** In `public/`: files that list every module of the compilation by its path. Only Gatsby's build reads them. */
export const COMPILATION_FILES = ['webpack.stats.json', 'chunk-map.json'] as const;

/** Modules of Gatsby that every page loads and none of our pages uses. This one would bring Partytown to every page. */
export const UNUSED_MODULES = [
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
] as const;

/** Gatsby's loader in the browser. The package does not export its class `BaseLoader`. */
export const LOADER = '.cache/loader.js';

/** Gatsby's module that registers the service worker when it is loaded. */
export const REGISTERS_WORKER = '.cache/register-service-worker.js';
